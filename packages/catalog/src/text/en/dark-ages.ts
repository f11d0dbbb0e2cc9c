import type { CardText } from '../card-text.ts';

/** What every Knight does after its own part. */
const attack =
  'Each other player reveals the next two cards of their deck: one costing {3 coins} to {6 coins} is trashed (of two such, they pick), the rest discarded. If any Knight was trashed this way, this one is trashed at the end.';

export const darkAges = {
  altar: {
    name: 'Altar',
    short: 'Trash a card, gain one up to {5 coins}.',
    text: 'Trash one card out of your hand, then gain one costing at most {5 coins}.',
    rulings: [
      'With an empty hand you trash nothing but still gain a card.',
      'Whatever the trashing sets off (a draw, a gain, a reaction) is finished before you choose the card to gain.',
      'The card comes from the supply and goes to your discard pile. You must gain one if you can.',
    ],
  },
  armory: {
    name: 'Armory',
    short: 'Gain a card up to {4 coins} onto your deck.',
    text: 'Choose a card in the supply costing {4 coins} or less. You gain it on top of your deck.',
    rulings: [
      'The card goes straight onto your deck; it is never in your discard pile on the way.',
      'Cards outside the supply ({spoils}, {madman}, {mercenary}, Shelters) cannot be chosen.',
      'Of a mixed pile only the top card can be gained, so a Knight only while {sir-martin} is on top.',
      'A {death-cart} gained this way goes onto your deck, but its two Ruins go to your discard pile.',
    ],
  },
  'band-of-misfits': {
    name: 'Band of Misfits',
    short: 'Becomes a cheaper Action card of the supply.',
    text: 'Choose an Action card on top of a supply pile that costs less than this one. Until it leaves play, this card is the chosen card, and it is played as that card at once.',
    rulings: [
      'You cannot choose a card of an empty pile or one outside the supply. The pile you choose from is not touched.',
      'Of a mixed pile only the card on top can be chosen: the top Ruins, or a Knight if it is cheaper than this card ({sir-martin}).',
      'Played twice ({throne-room}, {procession}), it is the same card both times; you do not choose again.',
      'Chosen as an Attack, it is an Attack: reactions and {urchin} come after your choice and before its effect.',
      'While in play it has the name, cost, types and abilities of the chosen card: as an {urchin} it can be trashed for a {mercenary}, as a {hermit} it can turn into a {madman}.',
      'If it is trashed from play, what the chosen card does when trashed happens. If the chosen card trashes itself ({death-cart}, {pillage}), it is this card that goes to the trash.',
      'Anywhere but in play it is a plain Band of Misfits costing {5 coins}. So with {procession}, and {fortress} chosen, it is played twice, trashed and back in your hand, and you gain an Action card costing exactly {6 coins}.',
    ],
  },
  'bandit-camp': {
    name: 'Bandit Camp',
    short: 'Brings you a {spoils}.',
    text: 'After drawing, gain one {spoils}; it goes to your discard pile.',
    rulings: [
      'You draw first, so you cannot draw the {spoils} you gain now.',
      'The {spoils} comes from its own pile outside the supply. If that pile is empty you gain none; the card and the actions still come.',
    ],
  },
  beggar: {
    name: 'Beggar',
    short: '3 Coppers to hand. Attacked: discard for 2 Silvers.',
    text: 'Three {copper|Coppers} are gained straight into your hand.\nReaction: after another player plays an Attack card, before it takes effect, you may discard this from your hand to gain two {silver|Silvers}: the first onto your deck, the second to your discard pile.',
    rulings: [
      'Discarding it does not stop the Attack; you are attacked as usual, with the hand you have left.',
      'You may use it against any Attack, even one that would not touch you.',
      'Several copies may be discarded against one Attack, one after the other. So may a copy that came to your hand through an earlier reaction to that Attack.',
      'If only one {silver} is left it goes onto your deck. If there is none you may still discard this, but gain nothing.',
      'With fewer than three {copper|Coppers} left you gain those there are.',
      'Discarding it as a reaction is not playing it.',
    ],
  },
  catacombs: {
    name: 'Catacombs',
    short: 'Take your top 3 cards, or swap them for 3 others.',
    text: 'Look at three cards from the top of your deck. Take all of them into your hand, or discard all of them and draw three.\nWhen trashed: you gain a card costing less than this one.',
    rulings: [
      'The three cards stay together; you cannot keep some and discard the others.',
      'If you have to shuffle to draw, the cards you just discarded are shuffled in and may be drawn.',
      'You gain a card whenever it is trashed, in any turn and whoever caused it. That card comes from the supply and goes to your discard pile.',
    ],
  },
  count: {
    name: 'Count',
    short: 'A small price, then {+3 coins}, a Duchy or a trashed hand.',
    text: 'First do one of these: discard two cards; place a card from your hand on top of your deck; gain a {copper}.\nThen do one of these: {+3 coins}; trash your whole hand; gain a {duchy}.',
    rulings: [
      'The two choices are independent. You carry out the first before you make the second.',
      'You may choose something you cannot do, or only in part: with one card in hand, "discard two" discards just that one.',
      'If you trash your hand, all the cards go to the trash together; then you choose the order of what they set off.',
      'The {copper} and the {duchy} come from the supply and go to your discard pile.',
    ],
  },
  counterfeit: {
    name: 'Counterfeit',
    short: 'You may play a Treasure twice, then trash it.',
    text: 'You may pick a Treasure in your hand: play it, play it again, then trash it.',
    rulings: [
      'You keep the coins of both plays although the Treasure is trashed.',
      'With {spoils} you get {6 coins} in all. It goes back to its pile the first time, so it is not trashed.',
      'A Treasure with instructions carries them out both times.',
      'With another Counterfeit: each of its two plays may play a Treasure twice and trash it; at the end that Counterfeit is trashed.',
      'A card with several types counts if one of them is Treasure ({harem}).',
      'Like every Treasure it is played in your buy phase, before you buy your first card.',
    ],
  },
  cultist: {
    name: 'Cultist',
    short: 'Others gain Ruins. You may chain another Cultist.',
    text: 'In turn order, each other player gains the top Ruins card. After that, you may play one more Cultist out of your hand.\nWhen trashed: {+3 cards}.',
    rulings: [
      'Playing another Cultist this way uses no action. It may be one you have just drawn.',
      'Each further Cultist is a new Attack, so the others may react again.',
      'Ruins are handed out one by one starting on your left, and the next one is turned up each time. When they run out, the remaining players gain none.',
      'You draw three cards whenever it is trashed, in any turn and whoever caused it.',
      'If it is trashed by a Knight or a {rogue}, you do not draw the other card you revealed; that one is still to be discarded.',
    ],
  },
  'death-cart': {
    name: 'Death Cart',
    short: 'Trash an Action or this. Comes with two Ruins.',
    text: 'Either trash an Action card from your hand or trash this card.\nWhen gained: you also gain the top two Ruins cards, one after the other.',
    rulings: [
      'You get the coins in every case, even if this card is trashed.',
      'Without an Action card in hand you must trash this card. With one you may still trash this card instead.',
      'Any card with the type Action will do, Ruins included. Trashing a {fortress} is enough, although it comes back to your hand.',
      'The Ruins come whenever you gain it: bought or not, in any turn, even out of the trash. They go to your discard pile; with fewer than two left you gain what there is.',
      'Playing it brings no Ruins, nor does a {band-of-misfits} played as it. Being passed one with {masquerade} is not gaining it.',
    ],
  },
  feodum: {
    name: 'Feodum',
    short: '{1 point} per 3 Silvers you own.',
    text: 'At the end of the game it counts {1 point} per three {silver|Silvers} among all your cards, rounded down.\nWhen trashed: you gain three {silver|Silvers}.',
    rulings: [
      'Each copy counts by itself, all with the same {silver|Silvers}: with seven {silver|Silvers} every copy is worth {2 points}.',
      'The {silver|Silvers} gained go to your discard pile. With fewer than three left you gain those there are.',
      'The pile has eight cards with two players, twelve with three or more.',
    ],
  },
  forager: {
    name: 'Forager',
    short: 'Trash a card; {+1 coin} per kind of Treasure in the trash.',
    text: 'Choose a card in your hand and trash it. Then each differently named Treasure in the trash gives you {+1 coin}.',
    rulings: [
      'You count after trashing, so a Treasure you trash now counts.',
      'Several copies of one Treasure count once: four {copper|Coppers}, a {counterfeit} and six {estate|Estates} in the trash give {2 coins}.',
      'You must trash a card if you have one. With an empty hand you still get the coins.',
      'A card with several types counts if one of them is Treasure ({harem}).',
    ],
  },
  fortress: {
    name: 'Fortress',
    short: 'Trashed, it returns to your hand.',
    text: 'When trashed: take it out of the trash into your hand.',
    rulings: [
      'It still counts as trashed for whatever asks for a trashed card.',
      'It comes back in any turn and whoever caused the trashing. You cannot refuse.',
    ],
  },
  graverobber: {
    name: 'Graverobber',
    short: 'Rob the trash, or upgrade an Action by up to {3 coins}.',
    text: 'Do one of these: gain onto your deck a card out of the trash that costs {3 coins} to {6 coins}; or trash an Action card from your hand, then gain any card costing at most {3 coins} more.',
    rulings: [
      'You may choose either even if you cannot do it; then nothing is gained.',
      'The card from the trash goes on top of your deck, seen by all. If your deck is empty, it is the whole deck.',
      'The card for the trashed Action comes from the supply and goes to your discard pile.',
      'What the trashing sets off comes first: trash a {cultist}, draw three cards, then gain a card costing up to {8 coins}.',
      'Every player may look through the trash at any time.',
    ],
  },
  hermit: {
    name: 'Hermit',
    short: 'Trash a non-Treasure, gain up to {3 coins}. No buy: Madman.',
    text: 'Look at your whole discard pile; from there or from your hand you may trash one card that is no Treasure. After that, gain a card costing {3 coins} or less.\nWhen discarded from play in a turn in which you bought no card: trash it and gain a {madman}.',
    rulings: [
      'Trashing is optional, gaining is not. The card gained comes from the supply and goes to your discard pile.',
      'Only buying counts: cards you gained in other ways do not keep it from turning into a {madman}.',
      'If it leaves play in another way than by being discarded (trashed by {procession}, say), you gain no {madman}.',
      'If no {madman} is left, the Hermit is trashed all the same and you gain nothing.',
      'Two Hermits give two {madman|Madmen}. One played twice ({throne-room}) is one card and gives one.',
      'A card that is a Treasure among other types ({harem}) cannot be trashed.',
      'What the trashing sets off is finished before you gain: {overgrown-estate} draws first.',
    ],
  },
  'hunting-grounds': {
    name: 'Hunting Grounds',
    short: 'Trashed: a Duchy or three Estates.',
    text: 'When trashed: you gain, as you choose, one {duchy} or three {estate|Estates}.',
    rulings: [
      'The cards come from the supply and go to your discard pile.',
      'With fewer than three {estate|Estates} left, you gain those there are if you choose them.',
      'You may choose either even if its pile is empty.',
    ],
  },
  ironmonger: {
    name: 'Ironmonger',
    short: 'Reveal your top card: bonus by type, keep or discard.',
    text: 'Reveal the card now on top of your deck; discard it or leave it there. Either way it pays for each of its types: Action {+1 action}, Treasure {+1 coin}, Victory {+1 card}.',
    rulings: [
      'You draw a card before you reveal one.',
      'You decide to keep or discard before you get any bonus. If you leave a Victory card on the deck, you draw that very card.',
      'A card with two of these types gives both bonuses: {harem} a card and a coin, {nobles} an action and a card.',
      'A card with none of these types ({curse}, {hovel}) gives nothing, but you may still discard it.',
    ],
  },
  'junk-dealer': {
    name: 'Junk Dealer',
    short: 'You must trash a card.',
    text: 'After drawing, you must trash one card out of your hand.',
    rulings: [
      'You draw first, so you may trash the card you have just drawn.',
      'You cannot refuse to trash while you have a card in hand.',
    ],
  },
  knights: {
    name: 'Knights',
    short: 'Ten different Knights that trash cards of {3 coins} to {6 coins}.',
    text: `Only the top one of these ten different Knights can be bought or gained. Each does its own part, then attacks.\n${attack}`,
    rulings: [
      'The player attacked has a choice only if both revealed cards cost {3 coins} to {6 coins}. If neither does, both are discarded.',
      'If one of two such cards is a Knight and the player trashes the other, your Knight is not trashed.',
      'After a Knight is trashed the attack still goes on to the remaining players. Your own Knight is trashed last.',
      'What a trashed card sets off is for the player who had it and happens before the other card is discarded. That other card is not drawn by it.',
      'All cost {5 coins} except {sir-martin}, who costs {4 coins}. They are ten cards with different names.',
      'A player with fewer than two cards in deck and discard pile together reveals what there is.',
      'The pile always has ten cards and is not a Victory pile, even with {dame-josephine} on top. Nobody may look at the cards below the top one.',
    ],
  },
  ruins: {
    name: 'Ruins',
    short: 'Mixed pile of poor Action cards, dealt out by Looters.',
    text: 'A shuffled pile of five different kinds. Only the top card is on show and can be bought or gained. The pile is in the supply if the kingdom has a Looter.',
    rulings: [
      'Ruins are Action cards: playing one takes an action, and whatever asks for an Action card accepts them. They are worth no points.',
      'When Ruins are handed out, each player in turn order takes the top card to their discard pile, and the next one is turned up. If they run out, the remaining players gain none.',
      'They cost {0 coins} and may be bought.',
      'When the pile is empty it counts as an empty supply pile for the end of the game.',
      'Different kinds are cards with different names; two copies of one kind share a name. There are ten cards in the pile for each player after the first.',
    ],
  },
  marauder: {
    name: 'Marauder',
    short: 'Gain a Spoils; the others gain Ruins.',
    text: 'First you gain a {spoils}. Then, in turn order, each other player gains the top Ruins card.',
    rulings: [
      'The {spoils} comes from its own pile and goes to your discard pile. If none is left, the Ruins are still handed out.',
      'Each player takes the top Ruins card and turns up the next. When they run out, the remaining players gain none.',
    ],
  },
  'market-square': {
    name: 'Market Square',
    short: 'Your card is trashed: discard this for a Gold.',
    text: 'Reaction: right after a card of yours is trashed, you may discard this from your hand to gain a {gold}.',
    rulings: [
      'It works in any turn and whoever caused the trashing, but only for your own cards.',
      'Several copies may be discarded for one trashed card, one after the other.',
      'You choose whether to use it before or after other things the same trashing sets off. A copy you draw that way (from trashed {rats}) may be used too.',
      'A {fortress} that returns to your hand was trashed all the same, so you may react to it.',
      'The {gold} goes to your discard pile. If none is left, you may still discard this but gain nothing.',
    ],
  },
  mystic: {
    name: 'Mystic',
    short: 'Guess your top card: if right, take it.',
    text: 'Name any card, then reveal the one on top of your deck. If you were right it goes to your hand; if not, it stays there.',
    rulings: [
      'You name a card, not a type. It need not be in the supply, nor in this game at all.',
      'The name must match exactly: one Knight does not match another, nor one kind of Ruins another.',
    ],
  },
  pillage: {
    name: 'Pillage',
    short: 'Trash this; pick a discard for others; gain 2 Spoils.',
    text: 'This card is trashed first. Then, in turn order, each other player holding at least five cards reveals their hand, and you pick one card for them to discard. Last, you gain two {spoils}.',
    rulings: [
      'Players with four or fewer cards in hand neither reveal nor discard.',
      'You pick for one player at a time, starting on your left.',
      'Played a second time ({procession}, {throne-room}), it cannot be trashed again, but everything else happens.',
      'The {spoils} come from their own pile and go to your discard pile. With fewer than two left you gain what there is.',
    ],
  },
  'poor-house': {
    name: 'Poor House',
    short: 'Lose {1 coin} per Treasure in hand.',
    text: 'Reveal your hand; every Treasure card in it takes {1 coin} away from you, but your coins never drop below zero.',
    rulings: [
      'You may lose more than this card gave you, and so coins you made earlier in the turn.',
      'A card with several types counts if one of them is Treasure ({harem}).',
    ],
  },
  procession: {
    name: 'Procession',
    short: 'Play an Action twice, trash it, gain one {1 coin} dearer.',
    text: 'You may choose an Action card in your hand: play it, play it again and trash it. Then gain an Action card that costs exactly {1 coin} more.',
    rulings: [
      'Once you choose a card, all the rest must be done. If no Action card on show in the supply has that exact cost, you gain nothing.',
      'The two plays use no actions, and the first is finished before the second begins. If you spend your last action on this and choose a card with {+1 action}, you have two actions left.',
      'You gain the new card even if the played one could not be trashed. A card that trashed itself the first time is still played a second time.',
      'What the trashing sets off comes before the gain: a {cultist} draws three cards first. The card gained goes to your discard pile.',
      'With {fortress}: it returns to your hand, and you gain an Action card costing exactly {5 coins}.',
      'With {madman}: {+2 actions}, it returns to its pile and you draw; then {+2 actions} again without a draw. It is not trashed; you gain an Action card costing exactly {1 coin}.',
      'With another Procession: it is used on one Action card, completely, then on another one; then it is trashed and you gain an Action card costing exactly {5 coins}.',
    ],
  },
  rats: {
    name: 'Rats',
    short: 'Gain another Rats, then trash a card that is no Rats.',
    text: 'Gain one more Rats. Then trash a card that is not Rats from your hand; if you hold no such card, reveal your hand instead.\nWhen trashed: {+1 card}.',
    rulings: [
      'You must trash if you have another card. With only Rats in hand you show them and trash nothing; with an empty hand you trash nothing.',
      'The new Rats goes to your discard pile. If none is left you gain nothing, and the rest still happens.',
      'You draw a card whenever it is trashed, in any turn and whoever caused it.',
      'The pile starts with twenty cards, whatever the number of players.',
    ],
  },
  rebuild: {
    name: 'Rebuild',
    short: 'Turn a Victory card into one up to {3 coins} dearer.',
    text: 'Name a card, then reveal from your deck until a Victory card with another name shows up. Discard everything else revealed, trash that card and gain a Victory card costing at most {3 coins} more.',
    rulings: [
      'You may name any card, Victory card or not, in this game or not.',
      'If your deck runs out, shuffle your discard pile without the cards already revealed and go on.',
      'If no such card shows up, all revealed cards are discarded and nothing else happens.',
      'The card gained comes from the supply and goes to your discard pile.',
      'A card with several types is a Victory card if one of them is Victory, both to be found and to be gained.',
      'What the trashing sets off is finished before you gain. By then the other revealed cards are in your discard pile, so a draw from {overgrown-estate} may shuffle them in.',
    ],
  },
  rogue: {
    name: 'Rogue',
    short: 'Gain from the trash; if you cannot, others trash.',
    text: 'If the trash holds any card costing {3 coins} to {6 coins}, you must gain one such card. If not, each other player reveals the next two cards of their deck, trashes one in that range (of two such, they pick) and discards what is left.',
    rulings: [
      'If there is a card in that range in the trash, you must take one. Only one of the two parts happens in one play.',
      'The card gained goes to your discard pile, seen by all. It counts as gained, so a {death-cart} brings its Ruins.',
      'It is an Attack either way: the others decide on their reactions before you do anything.',
      'What a trashed card sets off is for the player who had it and happens before the other card is discarded. That other card is not drawn by it.',
    ],
  },
  sage: {
    name: 'Sage',
    short: 'Dig for a card of {3 coins} or more.',
    text: 'Keep revealing from your deck until a card costing {3 coins} or more turns up. That one comes to your hand; discard all the others.',
    rulings: [
      'If your deck runs out, shuffle your discard pile without the cards already revealed and go on.',
      'If no such card turns up, all revealed cards are discarded and you get none.',
      'With {copper}, {copper}, {curse}, {province} on top, you take the {province} and discard the other three.',
    ],
  },
  scavenger: {
    name: 'Scavenger',
    short: 'Put any card of your discard pile on your deck.',
    text: 'You may move your whole deck onto your discard pile. Then choose any card in your discard pile and put it on top of your deck.',
    rulings: [
      'Moving the deck is optional. Putting a card back is not, unless your discard pile is empty.',
      'With an empty deck, the card you put back is the whole deck; you do not shuffle.',
      'Moving the deck is not discarding cards.',
    ],
  },
  squire: {
    name: 'Squire',
    short: '{+2 actions}, {+2 buys} or a Silver. Trashed: an Attack.',
    text: 'Take one of these: {+2 actions}; or {+2 buys}; or you gain a {silver}.\nWhen trashed: you gain an Attack card from the supply.',
    rulings: [
      'When it is trashed you may take any Attack card on show in the supply, whatever it costs. It goes to your discard pile.',
      'If the supply has no Attack card you gain nothing. {mercenary} is never available.',
      'The {silver} comes from the supply and goes to your discard pile.',
    ],
  },
  storeroom: {
    name: 'Storeroom',
    short: 'Discard to draw, then discard for coins.',
    text: 'Discard as many cards as you like, then draw the same number. After that discard once more, as many as you like: {+1 coin} for each of these.',
    rulings: [
      'The first discard gives only cards, the second only coins.',
      'The second time you may discard cards you have just drawn.',
      'Either time you may discard none.',
      'You choose all the cards of the first discard before you draw.',
    ],
  },
  urchin: {
    name: 'Urchin',
    short: 'Others keep 4 cards. Next Attack: trash for Mercenary.',
    text: 'Each other player holding more than four cards discards until four are left.\nWhile in play: when you have played another Attack card, before it takes effect, you may trash this to gain a {mercenary}.',
    rulings: [
      'A second Urchin is another Attack card, so it lets you trash the first.',
      'Played twice ({throne-room}, {procession}), it is still one card; it cannot be trashed for its own second play.',
      'With several Urchins in play you decide for each of them when you play another Attack.',
      'You decide about it before the others use their reactions.',
      'Players with four or fewer cards in hand discard nothing.',
      'The {mercenary} goes to your discard pile. If none is left you may still trash this, but gain nothing.',
    ],
  },
  vagrant: {
    name: 'Vagrant',
    short: 'Takes Victory, Shelter, Ruins or Curse from your deck.',
    text: 'After drawing, reveal the next card of your deck: a Victory card, Shelter, Ruins or {curse} comes to your hand, any other stays there.',
    rulings: [
      'You draw a card before you reveal one.',
      'A card with several types comes to your hand if one of them is in the list ({nobles}, {necropolis}, {dame-josephine}, any Ruins).',
      'You cannot refuse the card.',
    ],
  },
  'wandering-minstrel': {
    name: 'Wandering Minstrel',
    short: 'Of your next 3 cards only Actions stay on top.',
    text: 'After drawing, reveal the next three cards of your deck: Action cards return to the top, in an order you pick; all others are discarded.',
    rulings: [
      'You draw a card before you reveal any.',
      'A card with several types goes back on the deck if one of them is Action.',
      'With fewer than three cards in your deck, shuffle your discard pile. If there still are not three, reveal what there is.',
      'If you reveal no Action card, nothing goes back.',
    ],
  },
  'dame-anna': {
    name: 'Dame Anna',
    short: 'Trash up to 2. Others trash a card of {3 coins} to {6 coins}.',
    text: `You may trash one or two cards out of your hand. ${attack}`,
    rulings: [
      'You may trash none, one or two cards, before the others reveal any.',
      'Two cards are trashed together; then you choose the order of what they set off.',
    ],
  },
  'dame-josephine': {
    name: 'Dame Josephine',
    short: 'Others trash a card of {3 coins} to {6 coins}.',
    text: attack,
    rulings: [
      'It is a Victory card for everything that looks at types ({hovel}, {vagrant}, {ironmonger}, {rebuild}).',
      'It does not make the {knights} pile a Victory pile.',
    ],
  },
  'dame-molly': {
    name: 'Dame Molly',
    short: 'Others trash a card of {3 coins} to {6 coins}.',
    text: attack,
    rulings: ['You keep the actions even if this card is trashed by its own attack.'],
  },
  'dame-natalie': {
    name: 'Dame Natalie',
    short: 'Gain up to {3 coins}. Others trash a card of {3 coins} to {6 coins}.',
    text: `If you like, gain a card costing {3 coins} or less. ${attack}`,
    rulings: [
      'Gaining is optional. The card comes from the supply and goes to your discard pile, before the others reveal any.',
    ],
  },
  'dame-sylvia': {
    name: 'Dame Sylvia',
    short: 'Others trash a card of {3 coins} to {6 coins}.',
    text: attack,
    rulings: ['You keep the coins even if this card is trashed by its own attack.'],
  },
  'sir-bailey': {
    name: 'Sir Bailey',
    short: 'Others trash a card of {3 coins} to {6 coins}.',
    text: attack,
    rulings: ['You draw before the others reveal any cards.'],
  },
  'sir-destry': {
    name: 'Sir Destry',
    short: 'Others trash a card of {3 coins} to {6 coins}.',
    text: attack,
    rulings: ['You draw before the others reveal any cards.'],
  },
  'sir-martin': {
    name: 'Sir Martin',
    short: 'Others trash a card of {3 coins} to {6 coins}.',
    text: attack,
    rulings: [
      'He costs {4 coins}, unlike the other nine Knights.',
      'While he is on top of the pile, he can be gained with {armory} and chosen for {band-of-misfits}.',
    ],
  },
  'sir-michael': {
    name: 'Sir Michael',
    short: 'Others keep 3 in hand, trash a card of {3 coins} to {6 coins}.',
    text: `Each other player holding more than three cards discards until three are left. ${attack}`,
    rulings: [
      'All players finish discarding before anyone reveals cards.',
      'Players with three or fewer cards in hand discard nothing, but still reveal.',
    ],
  },
  'sir-vander': {
    name: 'Sir Vander',
    short: 'Others trash a card of {3 coins} to {6 coins}. Trashed: Gold.',
    text: `${attack}\nWhen trashed: you gain a {gold}.`,
    rulings: [
      'The {gold} goes to the player who had this card, in any turn and whoever caused the trashing.',
      'The {gold} comes from the supply and goes to the discard pile.',
    ],
  },
  'abandoned-mine': {
    name: 'Abandoned Mine',
    short: '',
    text: '',
    rulings: [
      'It is an Action card in every respect: you play it in your action phase, and it takes an action.',
    ],
  },
  'ruined-library': {
    name: 'Ruined Library',
    short: '',
    text: '',
    rulings: [
      'It is an Action card in every respect: you play it in your action phase, and it takes an action.',
    ],
  },
  'ruined-market': {
    name: 'Ruined Market',
    short: '',
    text: '',
    rulings: [
      'It is an Action card in every respect: you play it in your action phase, and it takes an action.',
    ],
  },
  'ruined-village': {
    name: 'Ruined Village',
    short: '',
    text: '',
    rulings: [
      'It is an Action card in every respect: you play it in your action phase, and it takes an action. It just gives that action back.',
    ],
  },
  survivors: {
    name: 'Survivors',
    short: 'See your top 2 cards: discard or return both.',
    text: 'You look at two cards from the top of your deck, then either discard both or return both to the top, in an order you pick.',
    rulings: [
      'The two cards stay together; you cannot discard one and keep the other.',
      'It is an Action card in every respect: you play it in your action phase, and it takes an action.',
    ],
  },
  hovel: {
    name: 'Hovel',
    short: 'Trash this as you buy a Victory card.',
    text: 'Reaction: if this is in your hand as you buy a Victory card, you may trash it.',
    rulings: [
      'Only buying counts, not gaining a Victory card in another way.',
      'A card with several types counts if one of them is Victory ({nobles}, {harem}, {dame-josephine}).',
      'Trashing it brings nothing by itself.',
      'It is never in the supply.',
    ],
  },
  necropolis: {
    name: 'Necropolis',
    short: '',
    text: '',
    rulings: [
      'It is an Action card in every respect: {death-cart}, {procession} and {graverobber} may use it.',
      'It is never in the supply, so {procession} cannot gain it as a card costing {1 coin}.',
    ],
  },
  'overgrown-estate': {
    name: 'Overgrown Estate',
    short: 'Trashed: draw a card.',
    text: 'When trashed: {+1 card}.',
    rulings: [
      'It is a Victory card although it is worth nothing.',
      'You draw at once, in the middle of what trashed it: with {altar}, first you draw, then you gain.',
      'It gives you no way to trash it; another card has to do that.',
      'It is never in the supply.',
    ],
  },
  spoils: {
    name: 'Spoils',
    short: 'Goes back to its pile.',
    text: 'Once played, it goes back to its own pile.',
    rulings: [
      'You need not play it; a copy you do not play stays among your cards.',
      'It comes only from {bandit-camp}, {marauder} and {pillage}. It cannot be bought, nor gained by a card that gains from the supply.',
      'With {counterfeit} it gives {6 coins} in all, goes back once and is not trashed.',
      'It can be trashed from your hand like any other card, and then stays in the trash.',
      'An empty Spoils pile does not count for the end of the game.',
    ],
  },
  madman: {
    name: 'Madman',
    short: 'Return it, then double your hand.',
    text: 'This card goes back to its own pile. Only if it did, draw as many cards as you have in hand.',
    rulings: [
      'Count your hand once, without this card: with three cards in hand you draw three.',
      'Played a second time ({procession}, {throne-room}), it cannot go back again: you get the actions but draw nothing.',
      'It comes only from {hermit} and is never in the supply.',
      'An empty Madman pile does not count for the end of the game.',
    ],
  },
  mercenary: {
    name: 'Mercenary',
    short: 'Trash 2: {+2 cards}, {+2 coins}, others keep 3 cards.',
    text: 'If you like, trash two cards out of your hand. Only if both were trashed: {+2 cards}, {+2 coins}, and each other player holding more than three cards discards until three are left.',
    rulings: [
      'With one card in hand you may trash it, but then nothing else happens.',
      'The others decide on their reactions ({beggar}) before you decide whether to trash.',
      'Both cards are trashed together; then you choose the order of what they set off; then the rest follows.',
      'Players with three or fewer cards in hand discard nothing.',
      'It comes only from {urchin} and is never in the supply.',
      'An empty Mercenary pile does not count for the end of the game.',
    ],
  },
} satisfies Record<string, CardText>;
