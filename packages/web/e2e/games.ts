/**
 * Games that bots have played, as strings. When a change of the rules makes them impossible, play others:
 * npx provincia sim double-witch normal --games 1 --seed 5 --kingdom "..." --save game.txt
 */
export const twoPlayers =
  '1.b7a4868a824a73726c80a2fce532e7f0.2.0..cellar,witch,merchant,militia,mine,moat,remodel,smithy,village,workshop.treasures,buy_silver,buy_witch,buy_gold,buy_province,play_witch,buy_duchy,buy_estate.01010101010101020202010304503025045015065045040106030601065015010150-01060350404-501060150603060307030-504507030--07504';

export const sixPlayers =
  '1.b7a4868a824a73726c80a2fce532e7f0.6.0..cellar,market,merchant,militia,mine,moat,remodel,smithy,village,workshop.treasures,buy_silver,buy_smithy,play_smithy,buy_gold,buy_province,buy_estate.010102010102020101010201301010101013010401304010101301010101304304304043050101040404010404305305040-0130504040430504013050505040504020504010104050-05304043053053050101050506040105';
