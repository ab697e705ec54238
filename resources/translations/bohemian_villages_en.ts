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
        <source>%n game(s) found no end and count as they stood.</source>
        <translation>
            <numerusform>%n game found no end and counts as it stood.</numerusform>
            <numerusform>%n games found no end and count as they stood.</numerusform>
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
    <name>BuildingNames</name>
    <message numerus="yes">
        <source>%n Bakery(s)</source>
        <translation>
            <numerusform>%n Bakery</numerusform>
            <numerusform>%n Bakeries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Butchery(s)</source>
        <translation>
            <numerusform>%n Butchery</numerusform>
            <numerusform>%n Butcheries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dairy(s)</source>
        <translation>
            <numerusform>%n Dairy</numerusform>
            <numerusform>%n Dairies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Tailor shop(s)</source>
        <translation>
            <numerusform>%n Tailor shop</numerusform>
            <numerusform>%n Tailor shops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Flour mill(s)</source>
        <translation>
            <numerusform>%n Flour mill</numerusform>
            <numerusform>%n Flour mills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Glass factory(s)</source>
        <translation>
            <numerusform>%n Glass factory</numerusform>
            <numerusform>%n Glass factories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Farm(s)</source>
        <translation>
            <numerusform>%n Farm</numerusform>
            <numerusform>%n Farms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Inn(s)</source>
        <translation>
            <numerusform>%n Inn</numerusform>
            <numerusform>%n Inns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Town hall(s)</source>
        <translation>
            <numerusform>%n Town hall</numerusform>
            <numerusform>%n Town halls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Church(s)</source>
        <translation>
            <numerusform>%n Church</numerusform>
            <numerusform>%n Churches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Manor(s)</source>
        <translation>
            <numerusform>%n Manor</numerusform>
            <numerusform>%n Manors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message numerus="yes">
        <source>%n on the table</source>
        <comment>figures</comment>
        <translation>
            <numerusform>%n on the table</numerusform>
            <numerusform>%n on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in hand</source>
        <translation>
            <numerusform>%n coin in hand</numerusform>
            <numerusform>%n coins in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) in hand, {placed} on the table</source>
        <translation>
            <numerusform>%n figure in hand, {placed} on the table</numerusform>
            <numerusform>%n figures in hand, {placed} on the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bishop: %n coin(s) each turn, one for every church</source>
        <translation>
            <numerusform>The bishop: %n coin each turn, one for every church</numerusform>
            <numerusform>The bishop: %n coins each turn, one for every church</numerusform>
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
        <source>Churches: {held}. As things stand %n coin(s) at the end</source>
        <translation>
            <numerusform>Churches: {held}. As things stand %n coin at the end</numerusform>
            <numerusform>Churches: {held}. As things stand %n coins at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inn of {village}: pays when %n more building(s) are taken</source>
        <translation>
            <numerusform>Inn of {village}: pays when %n more building is taken</numerusform>
            <numerusform>Inn of {village}: pays when %n more buildings are taken</numerusform>
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
        <source>%n coin(s) income</source>
        <translation>
            <numerusform>%n coin income</numerusform>
            <numerusform>%n coins income</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message numerus="yes">
        <source>Forget all %n game(s)? Press again</source>
        <translation>
            <numerusform>Forget all %n game? Press again</numerusform>
            <numerusform>Forget all %n games? Press again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message numerus="yes">
        <source>%n figure(s) of {player} return from the Flour mills.</source>
        <translation>
            <numerusform>%n figure of {player} returns from the Flour mills.</numerusform>
            <numerusform>%n figures of {player} return from the Flour mills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) of {player} return from the Glass factories.</source>
        <translation>
            <numerusform>%n figure of {player} returns from the Glass factories.</numerusform>
            <numerusform>%n figures of {player} return from the Glass factories.</numerusform>
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
        <source>{player} gets %n coin(s), one for each Farm held.</source>
        <translation>
            <numerusform>{player} gets %n coin, one for each Farm held.</numerusform>
            <numerusform>{player} gets %n coins, one for each Farm held.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n coin(s) from the Manor of {village}.</source>
        <translation>
            <numerusform>{player} gets %n coin from the Manor of {village}.</numerusform>
            <numerusform>{player} gets %n coins from the Manor of {village}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message numerus="yes">
        <source>{player}: roll %n die(s) again and enter what shows</source>
        <translation>
            <numerusform>{player}: roll %n die again and enter what shows</numerusform>
            <numerusform>{player}: roll %n dice again and enter what shows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n die(s) again for {player} and enter what shows</source>
        <translation>
            <numerusform>Roll %n die again for {player} and enter what shows</numerusform>
            <numerusform>Roll %n dice again for {player} and enter what shows</numerusform>
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
    <name>RealDice</name>
    <message numerus="yes">
        <source>What do your %n dice show?</source>
        <translation>
            <numerusform>What does your %n die show?</numerusform>
            <numerusform>What do your %n dice show?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonWords</name>
    <message numerus="yes">
        <source>flour: {coins} at the next payout, %n mill(s) to go</source>
        <translation>
            <numerusform>flour: {coins} at the next payout, %n mill to go</numerusform>
            <numerusform>flour: {coins} at the next payout, %n mills to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>glass: {coins} at the next payout, %n factory(s) to go</source>
        <translation>
            <numerusform>glass: {coins} at the next payout, %n factory to go</numerusform>
            <numerusform>glass: {coins} at the next payout, %n factories to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a set of %n different shop(s): {coins}</source>
        <translation>
            <numerusform>a set of %n different shop: {coins}</numerusform>
            <numerusform>a set of %n different shops: {coins}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the town hall brings {coins} if {village} fills up, %n building(s) to go</source>
        <translation>
            <numerusform>the town hall brings {coins} if {village} fills up, %n building to go</numerusform>
            <numerusform>the town hall brings {coins} if {village} fills up, %n buildings to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the inn brings +1 each turn once %n more building(s) of {village} are taken</source>
        <translation>
            <numerusform>the inn brings +1 each turn once %n more building of {village} are taken</numerusform>
            <numerusform>the inn brings +1 each turn once %n more buildings of {village} are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n figure(s) back: {count} in hand</source>
        <translation>
            <numerusform>you take %n figure back: {count} in hand</numerusform>
            <numerusform>you take %n figures back: {count} in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n figure(s) back: {count} in hand</source>
        <translation>
            <numerusform>{player} takes %n figure back: {count} in hand</numerusform>
            <numerusform>{player} takes %n figures back: {count} in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves you %n figure(s) from ending the game</source>
        <translation>
            <numerusform>leaves you %n figure from ending the game</numerusform>
            <numerusform>leaves you %n figures from ending the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves {player} %n figure(s) from ending the game</source>
        <translation>
            <numerusform>leaves {player} %n figure from ending the game</numerusform>
            <numerusform>leaves {player} %n figures from ending the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rolls %n die(s) again; the tile is spent</source>
        <translation>
            <numerusform>rolls %n die again; the tile is spent</numerusform>
            <numerusform>rolls %n dice again; the tile is spent</numerusform>
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
        <source>Give %n face(s), one for each die that is rolled.</source>
        <translation>
            <numerusform>Give %n face, one for each die that is rolled.</numerusform>
            <numerusform>Give %n faces, one for each die that is rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A used die cannot be used again; you have %n left: {dice}.</source>
        <translation>
            <numerusform>A used die cannot be used again; you have %n left: {dice}.</numerusform>
            <numerusform>A used die cannot be used again; you have %n left: {dice}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message numerus="yes">
        <source>All %n dice follow from the seeds that were sealed before the game and when it was branched off: nobody chose or changed one.</source>
        <translation>
            <numerusform>All %n dice follow from the seeds that were sealed before the game and when it was branched off: nobody chose or changed one.</numerusform>
            <numerusform>All %n dice follow from the seeds that were sealed before the game and when it was branched off: nobody chose or changed one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice follow from the seed that was sealed before the game: nobody chose or changed one.</source>
        <translation>
            <numerusform>All %n dice follow from the seed that was sealed before the game: nobody chose or changed one.</numerusform>
            <numerusform>All %n dice follow from the seed that was sealed before the game: nobody chose or changed one.</numerusform>
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
    <message numerus="yes">
        <source>Type %n digits from 1 to 6, one for each die.</source>
        <translation>
            <numerusform>Type one digit from 1 to 6.</numerusform>
            <numerusform>Type %n digits from 1 to 6, one for each die.</numerusform>
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
        <source>With some sides, {most} flour tiles are too few for %n mill(s).</source>
        <translation>
            <numerusform>With some sides, {most} flour tiles are too few for %n mill.</numerusform>
            <numerusform>With some sides, {most} flour tiles are too few for %n mills.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With some sides, {most} glass tiles are too few for %n glassworks.</source>
        <translation>
            <numerusform>With some sides, {most} glass tiles are too few for %n glassworks.</numerusform>
            <numerusform>With some sides, {most} glass tiles are too few for %n glassworks.</numerusform>
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
        <source>%n coin(s) more each turn</source>
        <translation>
            <numerusform>%n coin more each turn</numerusform>
            <numerusform>%n coins more each turn</numerusform>
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
        <source>%n coin(s) more for town halls at the end</source>
        <translation>
            <numerusform>%n coin more for town halls at the end</numerusform>
            <numerusform>%n coins more for town halls at the end</numerusform>
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
        <source>%n coin(s) more for shops at the end</source>
        <translation>
            <numerusform>%n coin more for shops at the end</numerusform>
            <numerusform>%n coins more for shops at the end</numerusform>
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
        <source>%n coin(s) more for churches at the end</source>
        <translation>
            <numerusform>%n coin more for churches at the end</numerusform>
            <numerusform>%n coins more for churches at the end</numerusform>
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
        <source>%n coin(s) more for flour and glass at the end</source>
        <translation>
            <numerusform>%n coin more for flour and glass at the end</numerusform>
            <numerusform>%n coins more for flour and glass at the end</numerusform>
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
        <source>the flour pays when %n more mill(s) are taken</source>
        <translation>
            <numerusform>the flour pays when %n more mill is taken</numerusform>
            <numerusform>the flour pays when %n more mills are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the glass pays when %n more glass factory(s) are taken</source>
        <translation>
            <numerusform>the glass pays when %n more glass factory is taken</numerusform>
            <numerusform>the glass pays when %n more glass factories are taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 coin each turn once %n more building(s) of {village} are taken</source>
        <translation>
            <numerusform>1 coin each turn once %n more building of {village} is taken</numerusform>
            <numerusform>1 coin each turn once %n more buildings of {village} are taken</numerusform>
        </translation>
    </message>
</context>
</TS>
