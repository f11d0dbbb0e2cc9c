import type { WordTable } from '../word-table.ts';

/**
 * What happened, as ICU messages. `you` is "yes" if the reader did it; `cards` are what it was done with, as the object of
 * the sentence: "three Coppers and a Silver", or how many cards. `owner` is the gender of the card that goes back to its
 * pile, or "many". `mat` is the name of the card that a mat is of.
 */
export const chronicle = {
  start: 'The game starts',
  turn: '{extra, select, yes {Extra turn} other {Turn {turn}}}: {you, select, yes {you} other {{name}}}',
  /** The turn that goes on when the one after it was undone. */
  'turn-resumed':
    '{extra, select, yes {Extra turn} other {Turn {turn}}}, continued: {you, select, yes {you} other {{name}}}',
  play: '{you, select, yes {You play} other {{name} plays}} {cards}{again, select, 2 { again} 3 { a third time} other {}}',
  draw: '{you, select, yes {You draw} other {{name} draws}} {cards}',
  discard: '{you, select, yes {You discard} other {{name} discards}} {cards}',
  buy: '{you, select, yes {You buy} other {{name} buys}} {cards}',
  gain: '{you, select, yes {You gain} other {{name} gains}} {cards}{from, select, trash { from the trash} other {}}{to, select, hand {{you, select, yes { to your hand} other { to their hand}}} deck {{you, select, yes { onto your deck} other { onto their deck}}} aside { (set aside)} other {}}',
  trash:
    '{you, select, yes {You trash} other {{name} trashes}} {cards}{from, select, supply { from the supply} other {}}',
  return:
    '{you, select, yes {You return} other {{name} returns}} {cards} to {owner, select, kinds {their piles} many {their pile} other {its pile}}',
  reveal: '{you, select, yes {You reveal} other {{name} reveals}} {cards}',
  look: '{you, select, yes {You look} other {{name} looks}} at {cards}',
  'set-aside': '{you, select, yes {You set} other {{name} sets}} {cards} aside',
  'put-in-hand':
    '{you, select, yes {You put {cards} into your hand} other {{name} puts {cards} into their hand}}',
  'put-on-deck':
    '{you, select, yes {You put {cards} onto your deck} other {{name} puts {cards} onto their deck}}',
  'put-in-deck':
    '{you, select, yes {You put {cards} into your deck} other {{name} puts {cards} into their deck}}',
  'put-on-mat': '{you, select, yes {You put {cards} on your} other {{name} puts {cards} on their}} {mat} mat',
  'take-from-mat':
    '{you, select, yes {You take {cards} from your {mat} mat into your} other {{name} takes {cards} from their {mat} mat into their}} hand',
  'token-on-mat':
    '{you, select, yes {You put} other {{name} puts}} {count, select, 1 {a token} other {{count} tokens}} on {you, select, yes {your} other {their}} {mat} mat',
  'token-on-pile':
    '{you, select, yes {You put} other {{name} puts}} {count, select, 1 {a token} other {{count} tokens}} on the {pile} pile',
  'token-to-shared-mat':
    'A token goes from the {pile} pile to the {mat} mat{known, select, yes { ({total} there now)} other {}}',
  /** `forbids` is what may not be done with the card this turn. */
  name: '{you, select, yes {You name} other {{name} names}} {cards}{forbids, select, buying {: it cannot be bought this turn} gaining {: War Chests cannot gain it this turn} other {}}',
  pass: '{you, select, yes {You pass} other {{name} passes}} {cards} to {receives, select, yes {you} other {{receiver}}}',
  'put-deck-into-discard':
    '{you, select, yes {You put your deck into your} other {{name} puts their deck into their}} discard pile',
  shuffle: '{you, select, yes {You shuffle} other {{name} shuffles}}',
  spared: '{you, select, yes {You are} other {{name} is}} not affected',
  plus: '{you, select, yes {You get} other {{name} gets}} {amounts}',
  lose: '{you, select, yes {You lose} other {{name} loses}} {amounts}',
  discount: '{of, select, action {Action cards} other {Cards}} cost {coins} less this turn',
  over: 'The game is over: {you, select, yes {you win} other {{winners} wins}}',
  /** `winners` leaves out the reader. */
  'over-shared':
    'The game is over: {you, select, yes {you share the victory with {winners}} other {{winners} share the victory}}',
  undo: '{you, select, yes {You undo your last move} other {{name} undoes their last move}} ({told, select, yes {something had already been seen} other {nothing had been seen yet}})',
  'undo-asked': '{you, select, yes {You ask} other {{name} asks}} to undo the last move',
  'undo-refused': '{you, select, yes {You refuse} other {{name} refuses}} the undo',
  resigned: '{you, select, yes {You resign} other {{name} resigns}}',
  'out-of-time': '{you, select, yes {You run} other {{name} runs}} out of time',
  vacation: '{you, select, yes {You are} other {{name} is}} on vacation, and the clock waits',
  'stand-in': 'A bot is playing for {you, select, yes {you} other {{name}}}',
  back: '{you, select, yes {You are} other {{name} is}} back',
  'new-rules':
    'Newer rules hold from here on: {you, select, yes {you go on} other {{name} goes on}} after the last card that was played to its end',
  'too-long':
    'The game is too long: it ends after {you, select, yes {your decision} other {{name}’s decision}}',
  /** Cards of which only the top one is seen. */
  'on-top': '{cards} ({top} on top)',
  /** What came of it, in a list behind the sentence. */
  shuffled: 'deck shuffled',
  cheaper: '{of, select, action {Actions} other {cards}} cost {coins} less',
  /** Behind what somebody gets, `total` after it, if it is `known`. */
  'victory-tokens':
    '+{count} {count, plural, one {victory token} other {victory tokens}}{known, select, yes { ({total} in all)} other {}}',
} satisfies WordTable;

/** What every language has to have. */
export type Chronicle = Readonly<Record<keyof typeof chronicle, string>>;
