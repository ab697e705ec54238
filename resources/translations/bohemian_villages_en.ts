<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ArenaWords</name>
    <message numerus="yes">
        <source>%n deal(s) with --seed {seed}.</source>
        <translation>
            <numerusform>%n deal with --seed {seed}.</numerusform>
            <numerusform>%n deals with --seed {seed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not finish and count as they stood.</source>
        <translation>
            <numerusform>%n game did not finish and counts as it stood.</numerusform>
            <numerusform>%n games did not finish and count as they stood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{bot} lost its seat in %n game(s).</source>
        <translation>
            <numerusform>{bot} lost its seat in %n game.</numerusform>
            <numerusform>{bot} lost its seat in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BonusWords</name>
    <message numerus="yes">
        <source>Avenue {avenue} would score %n point(s)</source>
        <translation>
            <numerusform>Avenue {avenue} would score %n point</numerusform>
            <numerusform>Avenue {avenue} would score %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BuildingNames</name>
    <message numerus="yes">
        <source>%n bakery(s)</source>
        <translation>
            <numerusform>%n bakery</numerusform>
            <numerusform>%n bakeries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n butchery(s)</source>
        <translation>
            <numerusform>%n butchery</numerusform>
            <numerusform>%n butcheries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dairy(s)</source>
        <translation>
            <numerusform>%n dairy</numerusform>
            <numerusform>%n dairies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tailor shop(s)</source>
        <translation>
            <numerusform>%n tailor shop</numerusform>
            <numerusform>%n tailor shops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour mill(s)</source>
        <translation>
            <numerusform>%n flour mill</numerusform>
            <numerusform>%n flour mills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glass factory(s)</source>
        <translation>
            <numerusform>%n glass factory</numerusform>
            <numerusform>%n glass factories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farm(s)</source>
        <translation>
            <numerusform>%n farm</numerusform>
            <numerusform>%n farms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inn(s)</source>
        <translation>
            <numerusform>%n inn</numerusform>
            <numerusform>%n inns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n town hall(s)</source>
        <translation>
            <numerusform>%n town hall</numerusform>
            <numerusform>%n town halls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n church(s)</source>
        <translation>
            <numerusform>%n church</numerusform>
            <numerusform>%n churches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n manor(s)</source>
        <translation>
            <numerusform>%n manor</numerusform>
            <numerusform>%n manors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message numerus="yes">
        <source>Reroll %n die(s)</source>
        <translation>
            <numerusform>Reroll %n die</numerusform>
            <numerusform>Reroll %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n coin(s) in hand</source>
        <translation>
            <numerusform>%n coin in hand</numerusform>
            <numerusform>%n coins in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made</source>
        <translation>
            <numerusform>%n move made</numerusform>
            <numerusform>%n moves made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on the board</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n on the board</numerusform>
            <numerusform>%n on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) in hand, {placed} on the board</source>
        <translation>
            <numerusform>%n figure in hand, {placed} on the board</numerusform>
            <numerusform>%n figures in hand, {placed} on the board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bishop: %n coin(s) each turn, 1 for each church</source>
        <translation>
            <numerusform>Bishop: %n coin each turn, 1 for each church</numerusform>
            <numerusform>Bishop: %n coins each turn, 1 for each church</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets of different shops: %n coin(s) at the end</source>
        <translation>
            <numerusform>Sets of different shops: %n coin at the end</numerusform>
            <numerusform>Sets of different shops: %n coins at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Farms: {held}. The next one pays %n coin(s)</source>
        <translation>
            <numerusform>Farms: {held}. The next one pays %n coin</numerusform>
            <numerusform>Farms: {held}. The next one pays %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Churches: {held}. %n coin(s) at the end as things stand</source>
        <translation>
            <numerusform>Churches: {held}. %n coin at the end as things stand</numerusform>
            <numerusform>Churches: {held}. %n coins at the end as things stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inn in {village}: pays once %n more building(s) are taken</source>
        <translation>
            <numerusform>Inn in {village}: pays once %n more building is taken</numerusform>
            <numerusform>Inn in {village}: pays once %n more buildings are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>%n figure left</numerusform>
            <numerusform>%n figures left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) of income</source>
        <translation>
            <numerusform>%n coin of income</numerusform>
            <numerusform>%n coins of income</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message numerus="yes">
        <source>What do {player}’s %n dice show?</source>
        <translation>
            <numerusform>What do {player}’s %n dice show?</numerusform>
            <numerusform>What do {player}’s %n dice show?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What do your %n dice show?</source>
        <translation>
            <numerusform>What does your die show?</numerusform>
            <numerusform>What do your %n dice show?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalLevelWords</name>
    <message numerus="yes">
        <source>Luck aside, you play about as well as {level} (after %n game(s))</source>
        <translation>
            <numerusform>Luck aside, you play about as well as {level} (after %n game)</numerusform>
            <numerusform>Luck aside, you play about as well as {level} (after %n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Luck aside, {person} plays about as well as {level} (after %n game(s))</source>
        <translation>
            <numerusform>Luck aside, {person} plays about as well as {level} (after %n game)</numerusform>
            <numerusform>Luck aside, {person} plays about as well as {level} (after %n games)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedGamesWords</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s)? Press again</source>
        <translation>
            <numerusform>Delete %n game? Press again</numerusform>
            <numerusform>Delete %n games? Press again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogLines</name>
    <message numerus="yes">
        <source>%n figure(s) back to {player}</source>
        <translation>
            <numerusform>%n figure back to {player}</numerusform>
            <numerusform>%n figures back to {player}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MedalWords</name>
    <message numerus="yes">
        <source>{medal} from %n point(s)</source>
        <translation>
            <numerusform>{medal} from %n point</numerusform>
            <numerusform>{medal} from %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message numerus="yes">
        <source>%n of {player}’s figure(s) return from the flour mills.</source>
        <translation>
            <numerusform>%n of {player}’s figures returns from the flour mills.</numerusform>
            <numerusform>%n of {player}’s figures return from the flour mills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {player}’s figure(s) return from the glass factories.</source>
        <translation>
            <numerusform>%n of {player}’s figures returns from the glass factories.</numerusform>
            <numerusform>%n of {player}’s figures return from the glass factories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) for flour.</source>
        <translation>
            <numerusform>{player} gets %n coin for flour.</numerusform>
            <numerusform>{player} gets %n coins for flour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) for glass.</source>
        <translation>
            <numerusform>{player} gets %n coin for glass.</numerusform>
            <numerusform>{player} gets %n coins for glass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s), 1 for each farm.</source>
        <translation>
            <numerusform>{player} gets %n coin, 1 for each farm.</numerusform>
            <numerusform>{player} gets %n coins, 1 for each farm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) from the manor in {village}.</source>
        <translation>
            <numerusform>{player} gets %n coin from the manor in {village}.</numerusform>
            <numerusform>{player} gets %n coins from the manor in {village}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameWords</name>
    <message numerus="yes">
        <source>At your level: {name} plays about as well as {level}, after %n game(s).</source>
        <translation>
            <numerusform>At your level: {name} plays about as well as {level}, after %n game.</numerusform>
            <numerusform>At your level: {name} plays about as well as {level}, after %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OthersWords</name>
    <message numerus="yes">
        <source>After %n turn(s)</source>
        <translation>
            <numerusform>After %n turn</numerusform>
            <numerusform>After %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsWords</name>
    <message numerus="yes">
        <source>%n project(s) to draw</source>
        <translation>
            <numerusform>%n project to draw</numerusform>
            <numerusform>%n projects to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn(s) left, this one included; {projects}</source>
        <translation>
            <numerusform>turn left, this one included; {projects}</numerusform>
            <numerusform>turns left, this one included; {projects}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>turn(s) left; {projects}</source>
        <translation>
            <numerusform>turn left; {projects}</numerusform>
            <numerusform>turns left; {projects}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) = {points}</source>
        <translation>
            <numerusform>%n space = {points}</numerusform>
            <numerusform>%n spaces = {points}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProjectNames</name>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forest(s)</source>
        <translation>
            <numerusform>%n forest</numerusform>
            <numerusform>%n forests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lake(s)</source>
        <translation>
            <numerusform>%n lake</numerusform>
            <numerusform>%n lakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>{player}: reroll %n die(s) and enter the result</source>
        <translation>
            <numerusform>{player}: reroll %n die and enter the result</numerusform>
            <numerusform>{player}: reroll %n dice and enter the result</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n die(s) for {player} and enter the result</source>
        <translation>
            <numerusform>Reroll %n die for {player} and enter the result</numerusform>
            <numerusform>Reroll %n dice for {player} and enter the result</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rack</name>
    <message numerus="yes">
        <source>%n figure(s) in hand</source>
        <translation>
            <numerusform>%n figure in hand</numerusform>
            <numerusform>%n figures in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message numerus="yes">
        <source>you get %n figure(s) back: {count} in hand</source>
        <translation>
            <numerusform>you get %n figure back: {count} in hand</numerusform>
            <numerusform>you get %n figures back: {count} in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n figure(s) back: {count} in hand</source>
        <translation>
            <numerusform>{player} gets %n figure back: {count} in hand</numerusform>
            <numerusform>{player} gets %n figures back: {count} in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n farm(s) pay {coins}</source>
        <translation>
            <numerusform>your %n farm pays {coins}</numerusform>
            <numerusform>your %n farms pay {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}’s %n farm(s) pay {coins}</source>
        <translation>
            <numerusform>{player}’s %n farm pays {coins}</numerusform>
            <numerusform>{player}’s %n farms pay {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) more for shops</source>
        <translation>
            <numerusform>{player} gets %n coin more for shops</numerusform>
            <numerusform>{player} gets %n coins more for shops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) less for shops</source>
        <translation>
            <numerusform>{player} gets %n coin less for shops</numerusform>
            <numerusform>{player} gets %n coins less for shops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the flour brings {coins} once %n more mill(s) are taken</source>
        <translation>
            <numerusform>the flour brings {coins} once %n more mill is taken</numerusform>
            <numerusform>the flour brings {coins} once %n more mills are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the glass brings {coins} once %n more factory(s) are taken</source>
        <translation>
            <numerusform>the glass brings {coins} once %n more factory is taken</numerusform>
            <numerusform>the glass brings {coins} once %n more factories are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the town hall pays {coins} if %n more building(s) in {village} are taken</source>
        <translation>
            <numerusform>the town hall pays {coins} if %n more building in {village} is taken</numerusform>
            <numerusform>the town hall pays {coins} if %n more buildings in {village} are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n coin(s) more for churches as things stand</source>
        <translation>
            <numerusform>you get %n coin more for churches as things stand</numerusform>
            <numerusform>you get %n coins more for churches as things stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n coin(s) less for churches as things stand</source>
        <translation>
            <numerusform>you get %n coin less for churches as things stand</numerusform>
            <numerusform>you get %n coins less for churches as things stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) more for churches</source>
        <translation>
            <numerusform>{player} gets %n coin more for churches</numerusform>
            <numerusform>{player} gets %n coins more for churches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) less for churches</source>
        <translation>
            <numerusform>{player} gets %n coin less for churches</numerusform>
            <numerusform>{player} gets %n coins less for churches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n coin(s) more each turn</source>
        <translation>
            <numerusform>you get %n coin more each turn</numerusform>
            <numerusform>you get %n coins more each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n coin(s) less each turn</source>
        <translation>
            <numerusform>you get %n coin less each turn</numerusform>
            <numerusform>you get %n coins less each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) more each turn</source>
        <translation>
            <numerusform>{player} gets %n coin more each turn</numerusform>
            <numerusform>{player} gets %n coins more each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) less each turn</source>
        <translation>
            <numerusform>{player} gets %n coin less each turn</numerusform>
            <numerusform>{player} gets %n coins less each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the inn pays 1 coin each turn once %n more building(s) in {village} are taken</source>
        <translation>
            <numerusform>the inn pays 1 coin each turn once %n more building in {village} is taken</numerusform>
            <numerusform>the inn pays 1 coin each turn once %n more buildings in {village} are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have only %n figure(s) left: the game may end soon</source>
        <translation>
            <numerusform>you have only %n figure left: the game may end soon</numerusform>
            <numerusform>you have only %n figures left: the game may end soon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has only %n figure(s) left and may end the game</source>
        <translation>
            <numerusform>{player} has only %n figure left and may end the game</numerusform>
            <numerusform>{player} has only %n figures left and may end the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rerolling %n die(s) costs the special action tile</source>
        <translation>
            <numerusform>rerolling %n die costs the special action tile</numerusform>
            <numerusform>rerolling %n dice costs the special action tile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message numerus="yes">
        <source>The list {field} must have %n entry(s), not {value}.</source>
        <translation>
            <numerusform>The list {field} must have %n entry, not {value}.</numerusform>
            <numerusform>The list {field} must have %n entries, not {value}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>Enter %n face(s), one for each die you roll.</source>
        <translation>
            <numerusform>Enter %n face for the die you roll.</numerusform>
            <numerusform>Enter %n faces, one for each die you roll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can use each die only once; you have %n left: {dice}.</source>
        <translation>
            <numerusform>You can use each die only once; you have %n left: {dice}.</numerusform>
            <numerusform>You can use each die only once; you have %n left: {dice}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message numerus="yes">
        <source>All %n dice match the seeds sealed before the game and before it was played on: nobody chose or changed any.</source>
        <translation>
            <numerusform>All %n dice match the seeds sealed before the game and before it was played on: nobody chose or changed any.</numerusform>
            <numerusform>All %n dice match the seeds sealed before the game and before it was played on: nobody chose or changed any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice match the seed sealed before the game: nobody chose or changed any.</source>
        <translation>
            <numerusform>All %n dice match the seed sealed before the game: nobody chose or changed any.</numerusform>
            <numerusform>All %n dice match the seed sealed before the game: nobody chose or changed any.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingEndingWords</name>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} wins with %n point.</numerusform>
            <numerusform>{player} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is shared with %n point(s) each: {players}.</source>
        <translation>
            <numerusform>The win is shared with %n point each: {players}.</numerusform>
            <numerusform>The win is shared with %n points each: {players}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): the mayor is re-elected!</source>
        <translation>
            <numerusform>%n point: the mayor is re-elected!</numerusform>
            <numerusform>%n points: the mayor is re-elected!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s): below {goal}, the mayor is not re-elected.</source>
        <translation>
            <numerusform>%n point: below {goal}, the mayor is not re-elected.</numerusform>
            <numerusform>%n points: below {goal}, the mayor is not re-elected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingFinalWords</name>
    <message numerus="yes">
        <source>%n point(s) for your village</source>
        <translation>
            <numerusform>%n point for your village</numerusform>
            <numerusform>%n points for your village</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points}: just %n short of re-election</source>
        <translation>
            <numerusform>{points}: just %n short of re-election</numerusform>
            <numerusform>{points}: just %n short of re-election</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>avenue {avenue}: %n point(s)</source>
        <translation>
            <numerusform>avenue {avenue}: %n point</numerusform>
            <numerusform>avenue {avenue}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>most: {players}, %n point(s)</source>
        <translation>
            <numerusform>most: {players}, %n point</numerusform>
            <numerusform>most: {players}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than the expert with the same dice!</source>
        <translation>
            <numerusform>%n point more than the expert with the same dice!</numerusform>
            <numerusform>%n points more than the expert with the same dice!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the same dice the expert scored {total}, %n more.</source>
        <translation>
            <numerusform>With the same dice the expert scored {total}, %n more.</numerusform>
            <numerusform>With the same dice the expert scored {total}, %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingHintWords</name>
    <message numerus="yes">
        <source>about %n point(s)</source>
        <translation>
            <numerusform>about %n point</numerusform>
            <numerusform>about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n now</source>
        <comment>points of a suggested turn</comment>
        <translation>
            <numerusform>%n now</numerusform>
            <numerusform>%n now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now, about {expected} at the end</source>
        <translation>
            <numerusform>%n point now, about {expected} at the end</numerusform>
            <numerusform>%n points now, about {expected} at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingNarrator</name>
    <message numerus="yes">
        <source>{player}’s group of {houses} scores %n point(s).</source>
        <translation>
            <numerusform>{player}’s group of {houses} scores %n point.</numerusform>
            <numerusform>{player}’s group of {houses} scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s) in avenue {avenue}.</source>
        <translation>
            <numerusform>{player} scores %n point in avenue {avenue}.</numerusform>
            <numerusform>{player} scores %n points in avenue {avenue}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}’s square {in_column} scores %n point(s).</source>
        <translation>
            <numerusform>{player}’s square {in_column} scores %n point.</numerusform>
            <numerusform>{player}’s square {in_column} scores %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingNewGameWords</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingPrompts</name>
    <message numerus="yes">
        <source>{player}: %n point(s) in avenue {avenue}</source>
        <translation>
            <numerusform>{player}: %n point in avenue {avenue}</numerusform>
            <numerusform>{player}: %n points in avenue {avenue}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) to go: click a lit space, or use the arrow keys.</source>
        <translation>
            <numerusform>%n drawing to go: click a lit space, or use the arrow keys.</numerusform>
            <numerusform>%n drawings to go: click a lit space, or use the arrow keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawing(s) to go</source>
        <translation>
            <numerusform>%n drawing to go</numerusform>
            <numerusform>%n drawings to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingReasons</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a group of houses worth {points} reaches %n avenue(s)</source>
        <translation>
            <numerusform>a group of houses worth {points} reaches %n avenue</numerusform>
            <numerusform>a group of houses worth {points} reaches %n avenues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a group of forests worth {points} reaches %n avenue(s)</source>
        <translation>
            <numerusform>a group of forests worth {points} reaches %n avenue</numerusform>
            <numerusform>a group of forests worth {points} reaches %n avenues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a group of lakes worth {points} reaches %n avenue(s)</source>
        <translation>
            <numerusform>a group of lakes worth {points} reaches %n avenue</numerusform>
            <numerusform>a group of lakes worth {points} reaches %n avenues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingStartWords</name>
    <message numerus="yes">
        <source>Alone; today’s deal brought you %n point(s)</source>
        <translation>
            <numerusform>Alone; today’s deal brought you %n point</numerusform>
            <numerusform>Alone; today’s deal brought you %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingStatisticsWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingWhyWords</name>
    <message numerus="yes">
        <source>That scored %n point(s); {player} can expect {score} at the end.</source>
        <translation>
            <numerusform>That scored %n point; {player} can expect {score} at the end.</numerusform>
            <numerusform>That scored %n points; {player} can expect {score} at the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeedWords</name>
    <message numerus="yes">
        <source>So it has %n seed(s), each with a fingerprint of its own.</source>
        <translation>
            <numerusform>So it has %n seed, each with a fingerprint of its own.</numerusform>
            <numerusform>So it has %n seeds, each with a fingerprint of its own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelfCheckWords</name>
    <message numerus="yes">
        <source>%n sound(s)</source>
        <translation>
            <numerusform>%n sound</numerusform>
            <numerusform>%n sounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in {where}</source>
        <translation>
            <numerusform>%n file in {where}</numerusform>
            <numerusform>%n files in {where}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n module(s)</source>
        <translation>
            <numerusform>%n module</numerusform>
            <numerusform>%n modules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>Printed here: %n point(s).</source>
        <translation>
            <numerusform>Printed here: %n point.</numerusform>
            <numerusform>Printed here: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: empty, %n point(s) printed</source>
        <translation>
            <numerusform>{place}: empty, %n point printed</numerusform>
            <numerusform>{place}: empty, %n points printed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would stand alone: %n point(s).</source>
        <translation>
            <numerusform>It would stand alone: %n point.</numerusform>
            <numerusform>It would stand alone: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would be in a group of {spaces}: %n point(s).</source>
        <translation>
            <numerusform>It would be in a group of {spaces}: %n point.</numerusform>
            <numerusform>It would be in a group of {spaces}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its group of {spaces} scores this turn: %n point(s).</source>
        <translation>
            <numerusform>Its group of {spaces} scores this turn: %n point.</numerusform>
            <numerusform>Its group of {spaces} scores this turn: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It touches house, forest and lake: %n point(s).</source>
        <translation>
            <numerusform>It touches house, forest and lake: %n point.</numerusform>
            <numerusform>It touches house, forest and lake: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still missing beside it: {projects}. Then it brings %n point(s).</source>
        <translation>
            <numerusform>Still missing beside it: {projects}. Then it brings %n point.</numerusform>
            <numerusform>Still missing beside it: {projects}. Then it brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click to score avenue {avenue}: %n point(s).</source>
        <translation>
            <numerusform>Click to score avenue {avenue}: %n point.</numerusform>
            <numerusform>Click to score avenue {avenue}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Avenue {avenue} would score %n point(s) now.</source>
        <translation>
            <numerusform>Avenue {avenue} would score %n point now.</numerusform>
            <numerusform>Avenue {avenue} would score %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Avenue {avenue} scored %n point(s) in this game.</source>
        <translation>
            <numerusform>Avenue {avenue} scored %n point in this game.</numerusform>
            <numerusform>Avenue {avenue} scored %n points in this game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Avenue {avenue} would score %n point(s) with it, {before} without.</source>
        <translation>
            <numerusform>Avenue {avenue} would score %n point with it, {before} without.</numerusform>
            <numerusform>Avenue {avenue} would score %n points with it, {before} without.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}: %n point(s).</source>
        <translation>
            <numerusform>Turn {turn}: %n point.</numerusform>
            <numerusform>Turn {turn}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s): {points}</source>
        <translation>
            <numerusform>%n house: {points}</numerusform>
            <numerusform>%n houses: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forest(s): {points}</source>
        <translation>
            <numerusform>%n forest: {points}</numerusform>
            <numerusform>%n forests: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lake(s): {points}</source>
        <translation>
            <numerusform>%n lake: {points}</numerusform>
            <numerusform>%n lakes: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SimulateWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with --seed {seed}.</source>
        <translation>
            <numerusform>%n game with --seed {seed}.</numerusform>
            <numerusform>%n games with --seed {seed}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>plays about as well as {level}, after %n game(s)</source>
        <translation>
            <numerusform>plays about as well as {level}, after %n game</numerusform>
            <numerusform>plays about as well as {level}, after %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TerminalWords</name>
    <message numerus="yes">
        <source>Type %n digits from 1 to 6, one for each die.</source>
        <translation>
            <numerusform>Type one digit from 1 to 6.</numerusform>
            <numerusform>Type %n digits from 1 to 6, one for each die.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextWords</name>
    <message numerus="yes">
        <source>{player}, roll your %n dice and type what they show.</source>
        <translation>
            <numerusform>{player}, roll your die again and type what it shows.</numerusform>
            <numerusform>{player}, roll your %n dice and type what they show.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThingNames</name>
    <message numerus="yes">
        <source>%n special action tile(s)</source>
        <translation>
            <numerusform>%n special action tile</numerusform>
            <numerusform>%n special action tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour tile(s)</source>
        <translation>
            <numerusform>%n flour tile</numerusform>
            <numerusform>%n flour tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n glass tile(s)</source>
        <translation>
            <numerusform>%n glass tile</numerusform>
            <numerusform>%n glass tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inn tile(s)</source>
        <translation>
            <numerusform>%n inn tile</numerusform>
            <numerusform>%n inn tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n coin(s)</source>
        <translation>
            <numerusform>−%n coin</numerusform>
            <numerusform>−%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n village(s)</source>
        <translation>
            <numerusform>%n village</numerusform>
            <numerusform>%n villages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VillageSetWords</name>
    <message numerus="yes">
        <source>With some sides, {most} inn tiles are too few for %n inn(s).</source>
        <translation>
            <numerusform>With some sides, {most} inn tiles are too few for %n inn.</numerusform>
            <numerusform>With some sides, {most} inn tiles are too few for %n inns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With some sides, {most} flour tiles are too few for %n flour mill(s).</source>
        <translation>
            <numerusform>With some sides, {most} flour tiles are too few for %n flour mill.</numerusform>
            <numerusform>With some sides, {most} flour tiles are too few for %n flour mills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With some sides, {most} glass tiles are too few for %n glass factory(s).</source>
        <translation>
            <numerusform>With some sides, {most} glass tiles are too few for %n glass factory.</numerusform>
            <numerusform>With some sides, {most} glass tiles are too few for %n glass factories.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Worth</name>
    <message numerus="yes">
        <source>%n coin(s) at once</source>
        <translation>
            <numerusform>%n coin at once</numerusform>
            <numerusform>%n coins at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) less each turn</source>
        <translation>
            <numerusform>%n coin less each turn</numerusform>
            <numerusform>%n coins less each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) less for town halls at the end</source>
        <translation>
            <numerusform>%n coin less for town halls at the end</numerusform>
            <numerusform>%n coins less for town halls at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) less for shops at the end</source>
        <translation>
            <numerusform>%n coin less for shops at the end</numerusform>
            <numerusform>%n coins less for shops at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) less for churches at the end</source>
        <translation>
            <numerusform>%n coin less for churches at the end</numerusform>
            <numerusform>%n coins less for churches at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coin(s) each turn</source>
        <translation>
            <numerusform>%n more coin each turn</numerusform>
            <numerusform>%n more coins each turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no penalty of %n coin(s) at the end</source>
        <translation>
            <numerusform>no penalty of %n coin at the end</numerusform>
            <numerusform>no penalty of %n coins at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a penalty of %n coin(s) at the end for having no town hall</source>
        <translation>
            <numerusform>a penalty of %n coin at the end for having no town hall</numerusform>
            <numerusform>a penalty of %n coins at the end for having no town hall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coin(s) for town halls at the end</source>
        <translation>
            <numerusform>%n more coin for town halls at the end</numerusform>
            <numerusform>%n more coins for town halls at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coin(s) for shops at the end</source>
        <translation>
            <numerusform>%n more coin for shops at the end</numerusform>
            <numerusform>%n more coins for shops at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coin(s) for churches at the end</source>
        <translation>
            <numerusform>%n more coin for churches at the end</numerusform>
            <numerusform>%n more coins for churches at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more coin(s) for flour and glass at the end</source>
        <translation>
            <numerusform>%n more coin for flour and glass at the end</numerusform>
            <numerusform>%n more coins for flour and glass at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) less for flour and glass at the end</source>
        <translation>
            <numerusform>%n coin less for flour and glass at the end</numerusform>
            <numerusform>%n coins less for flour and glass at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coins} if {village} fills up, %n building(s) to go</source>
        <translation>
            <numerusform>{coins} if {village} fills up, %n building to go</numerusform>
            <numerusform>{coins} if {village} fills up, %n buildings to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the flour pays once %n more flour mill(s) are taken</source>
        <translation>
            <numerusform>the flour pays once %n more flour mill is taken</numerusform>
            <numerusform>the flour pays once %n more flour mills are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the glass pays once %n more glass factory(s) are taken</source>
        <translation>
            <numerusform>the glass pays once %n more glass factory is taken</numerusform>
            <numerusform>the glass pays once %n more glass factories are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 coin each turn once %n more building(s) in {village} are taken</source>
        <translation>
            <numerusform>1 coin each turn once %n more building in {village} is taken</numerusform>
            <numerusform>1 coin each turn once %n more buildings in {village} are taken</numerusform>
        </translation>
    </message>
</context>
</TS>
