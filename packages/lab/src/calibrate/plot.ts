import type { CommandTranslation } from '@provincia/catalog/command';
import { html, type Markup } from '../report/html.ts';
import { BINS, type Reliability, verdictOn, wholeOf } from './reliability.ts';

const SIDE = 400;
const LEFT = 64;
const TOP = 16;
const BELOW = 56;

/** The area of all marks together: a mark is as large as its part of the positions. */
const AREA = 6000;
const SMALLEST = 2;

const x = (share: number) => round(LEFT + share * SIDE);
const y = (share: number) => round(TOP + (1 - share) * SIDE);

/** A picture of how far chances came true, as SVG: on the line what was stated came true. */
export function reliabilityPlot(reliability: Reliability, { say }: CommandTranslation): string {
  const title = `${say('command.calibrate.stated')}, ${say('command.calibrate.won')}`;
  const { positions } = wholeOf(reliability);
  const ends = Array.from({ length: BINS / 2 + 1 }, (_, i) => (2 * i) / BINS);
  const middle = LEFT + SIDE / 2;
  const [width, height] = [LEFT + SIDE + TOP, TOP + SIDE + BELOW];
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="14">
<style>
svg { --ink: #2b2118; --grid: #cfc4b2; --mark: #8f1d1d; background: #faf6ee }
@media (prefers-color-scheme: dark) { svg { --ink: #efe7d8; --grid: #4a4f5a; --mark: #ff9d80; background: #1c1f26 } }
text { fill: var(--ink); text-anchor: middle } .left { text-anchor: end }
.grid { stroke: var(--grid) } .true { stroke: var(--ink); stroke-dasharray: 6 4 }
circle { stroke: var(--mark); fill: var(--mark); fill-opacity: 0.75 } .few { fill: none }
</style>
${ends.map(gridAt)}
<path class="true" d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}"/>
<text x="${middle}" y="${TOP + SIDE + 44}">${say('command.calibrate.stated')}</text>
<text transform="translate(16 ${TOP + SIDE / 2}) rotate(-90)">${say('command.calibrate.won')}</text>
${reliability.bins.map((bin) => markOf(verdictOn(bin), positions))}
</svg>
`.source;
}

function gridAt(share: number): Markup {
  const name = Math.round(100 * share);
  return html`<path class="grid" d="M${x(share)} ${y(0)}V${y(1)}M${x(0)} ${y(share)}H${x(1)}"/>
<text x="${x(share)}" y="${TOP + SIDE + 22}">${name}</text><text class="left" x="${LEFT - 8}" y="${y(share) + 5}">${name}</text>
`;
}

/** Hollow if it comes from too few positions. */
function markOf({ positions, stated, won, tooFew }: ReturnType<typeof verdictOn>, all: number): Markup {
  if (stated === null || won === null) return html``;
  const radius = Math.max(SMALLEST, Math.sqrt((AREA * positions) / all / Math.PI));
  return html`<circle${tooFew ? html` class="few"` : ''} cx="${x(stated)}" cy="${y(won)}" r="${round(radius)}"/>
`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
