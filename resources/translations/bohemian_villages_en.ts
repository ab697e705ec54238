<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
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
</TS>
