import { scripts, styles } from './assets.ts';
import { winsByBought } from './bought.ts';
import { decks } from './deck.ts';
import { endingFigures, winsByLength } from './endings.ts';
import { head } from './head.ts';
import { html, json, type Markup } from './html.ts';
import { type Figure, figure } from './plot.ts';
import { purchases } from './purchases.ts';
import type { Statistics } from './statistics.ts';
import { distinctNames, type Summary } from './summary.ts';
import { turnFigures } from './turns.ts';
import { winsByCircumstance } from './wins.ts';

/** One page that needs no network: styles, scripts, typefaces and figures are in it. There must be games to report on. */
export function renderReport(statistics: Statistics, summary: Summary): string {
  const names = distinctNames(summary.names);
  const turns = turnFigures(statistics, names);
  const endings = endingFigures(statistics, names);
  const byLength = winsByLength(statistics, names);
  const plots = Object.fromEntries([...turns, ...endings, byLength].map(({ id, plot }) => [id, plot]));
  const sections = [
    section('course', 'How it goes', turns.map(figure)),
    section('purchases', 'Purchases by turn', [heatNote, ...purchases(statistics, names)]),
    section('endings', 'How it ends', endings.map(figure)),
    section('wins', 'Games won', [winsNote, winsPanels(statistics, summary, byLength)]),
    section('decks', 'Final decks', decks(statistics, names)),
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${names[0]} against ${names.slice(1).join(', ')} · Provincia Lab</title>
<style>${styles()}</style>
</head>
<body id="report">
<nav class="top"><span class="wordmark">${shield}Provincia Lab</span>${links}</nav>
<main>
${head(statistics, summary, names)}
${sections}
</main>
<div class="tip" aria-hidden="true" hidden></div>
<script type="application/json" id="plots">${json(plots)}</script>
${scripts()}
</body>
</html>
`.source;
}

function section(id: string, title: string, parts: readonly Markup[]): Markup {
  return html`<section id="${id}" aria-labelledby="${id}-h"><h2 id="${id}-h">${title}</h2><div class="grid">${parts}</div></section>`;
}

/** In columns: these are of very different heights. */
function winsPanels(statistics: Statistics, summary: Summary, byLength: Figure): Markup {
  const names = distinctNames(summary.names);
  const panels = [
    ...winsByCircumstance(statistics, names, summary.kingdom),
    figure(byLength),
    winsByBought(statistics, names),
  ];
  return html`<div class="columns">${panels}</div>`;
}

const links = html`<a href="#course">Course</a><a href="#purchases">Purchases</a><a href="#endings">Endings</a><a href="#wins">Wins</a><a href="#decks">Decks</a>`;

const shield = html`<svg viewBox="0 0 24 28" aria-hidden="true"><path class="shield" d="M1 1h22v13c0 7-5 11-11 13C6 25 1 21 1 14z"/><path class="crown" d="M5 8l3.5 3L12 6l3.5 5L19 8l-1.2 8H6.200zM6.200 17.5h11.600v2H6.200z"/></svg>`;

const heatNote = html`<p class="lead">Copies bought per 100 games that reached the turn; a stronger colour means more. Cards gained in other ways count only in the final decks.</p>`;

const winsNote = html`<p class="lead">Each bar shows all games of one kind: full colour won, hatched tied, empty lost. The thin line is the 95% confidence interval; the tick marks an equal share for everyone. To the right: the share won, and the share of all games that were of this kind.</p>`;
