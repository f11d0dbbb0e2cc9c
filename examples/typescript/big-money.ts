/**
 * A program that plays Provincia in the lab: Big Money, with nothing but Node.js.
 *
 *     npx provincia sim examples/typescript/big-money.ts big-money               (Node.js 22.18 or newer)
 *     npx provincia sim "npx tsx examples/typescript/big-money.ts" big-money     (older)
 *
 * The protocol is described in docs/bot-protocol.md. To write your own, change `answer`.
 */
import { createInterface } from 'node:readline';

// What this program uses of the messages; there is more.

interface Choice {
  readonly label: string;
  readonly count: number;
}

interface Decision {
  readonly kind: string;
  readonly purpose: string;
  readonly choices: readonly Choice[];
  readonly min: number;
  readonly max: number;
}

interface View {
  readonly phase: string;
  readonly supply: readonly { readonly card: string; readonly cost: number; readonly left: number }[];
}

type Message =
  | { readonly type: 'hello' }
  | {
      readonly type: 'decision';
      readonly game: number;
      readonly seq: number;
      readonly view: View;
      readonly decision: Decision;
    }
  | { readonly type: 'go' | 'quit' };

/** What is better gone. */
const junk = /^(curse|ruined-.*|survivors|abandoned-mine|hovel|overgrown-estate)$/;
const points = /^(province|duchy|estate|gardens|duke|feodum)$/;
/** Purposes for which the worst cards are picked. */
const losing = new Set(['discard', 'trash', 'put-on-deck', 'pass', 'give']);

/** The labels to pick. */
function answer({ kind, purpose, choices, min }: Decision, view: View): string[] {
  if (kind === 'phase') return nextStep(choices, view);
  const worth = (label: string) => worthOf(label.replace(/^discard /, ''), view);
  const all = choices.flatMap(({ label, count }) => new Array<string>(count).fill(label));
  if (kind === 'yes-no') return ['no'];
  all.sort((a, b) => (losing.has(purpose) ? worth(a) - worth(b) : worth(b) - worth(a)));
  return all.slice(0, min);
}

/** One step of the own turn; picking nothing ends the phase. */
function nextStep(choices: readonly Choice[], { phase, supply }: View): string[] {
  if (phase === 'action') return [];
  const provinces = supply.find(({ card }) => card === 'province')?.left ?? 0;
  const wishes = [
    'treasures',
    'buy province',
    ...(provinces <= 4 ? ['buy duchy'] : []),
    ...(provinces <= 2 ? ['buy estate'] : []),
    'buy gold',
    'buy silver',
  ];
  return wishes.filter((wish) => choices.some(({ label }) => label === wish)).slice(0, 1);
}

/** What a card is good for in hand. */
function worthOf(card: string, { supply }: View): number {
  if (junk.test(card)) return -1;
  if (points.test(card)) return 0;
  return 1 + (supply.find((pile) => pile.card === card)?.cost ?? 2);
}

// All that is open is asked before `go`: the answers go out together, which is quick.
let lines = '';

function say(message: object): void {
  lines += `${JSON.stringify(message)}\n`;
}

function flush(): void {
  process.stdout.write(lines);
  lines = '';
}

for await (const line of createInterface({ input: process.stdin })) {
  const message: Message = JSON.parse(line);
  if (message.type === 'hello') {
    say({
      type: 'hello',
      protocol: 1,
      name: 'Big Money in TypeScript',
      wants: ['view.phase', 'view.supply'],
    });
    flush();
  } else if (message.type === 'decision') {
    const { game, seq, decision, view } = message;
    say({ type: 'answer', game, seq, picks: answer(decision, view) });
  } else if (message.type === 'go') flush();
  else if (message.type === 'quit') break;
}
process.exit();
