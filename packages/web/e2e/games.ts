/**
 * Games that bots have played, as strings. When a change of the rules makes them impossible, play others:
 * npx provincia sim double-witch normal --games 1 --seed 5 --kingdom "..." --save game.txt
 */
export const twoPlayers =
  '1.b7a4868a824a73726c80a2fce532e7f0.2.0..cellar,witch,merchant,militia,mine,moat,remodel,smithy,village,workshop.treasures,buy_silver,buy_witch,buy_gold,buy_province,play_witch,buy_duchy,buy_estate.01010101010101020202010304503025045015065045040106030601065015010150-01060350404-501060150603060307030-504507030--07504';

export const sixPlayers =
  '1.b7a4868a824a73726c80a2fce532e7f0.6.0..cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop.treasures,buy_silver,buy_smithy,play_smithy,buy_gold,buy_province,buy_estate.010102010102020101010201301010101013010401304010101301010101304304304043050101040404010404305305040-0130504040430504013050505040504020504010104050-05304043053053050101050506040105';

/** Level easy against level normal: there is something to be said about it. */
export const beginners =
  '1.c67917362b5a555c0c8b6b226d55ef41.2.0..cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop.treasures,buy_militia,buy_smithy,buy_merchant,buy_silver,play_merchant,play_militia,estate,copper,buy_workshop,play_smithy,buy_gold,buy_market,buy_mine,buy_moat,play_market,play_workshop,remodel,play_remodel,silver,buy_province,play_moat,duchy,buy_duchy.0102030456_27809A0B0C046_2780DA0B50E0BFGH02-0B504A0B6_288040B5I7J0-0KFA0B-A0K6_2880B0KI7J040B5L0B0KGJ0KA0KFIJM0-0NA0K0N50K';
