import { library } from '@provincia/cards';
import type { CardType, Kind } from '@provincia/engine';
import { titleOf } from '../text/card-name.ts';
import { html, type Markup } from './html.ts';

/** The types that give a card its colour, the telling ones first: what attacks is an attack, whatever else it is. */
const tinctures: readonly CardType[] = [
  'curse',
  'ruins',
  'attack',
  'shelter',
  'reaction',
  'treasure',
  'victory',
  'action',
];

function costOf(id: string): number {
  return kindOf(id)?.cost.coins ?? 0;
}

export function isKingdomCard(id: string): boolean {
  return library.findPile(id)?.home === 'kingdom';
}

export function isVictory(id: string): boolean {
  return kindOf(id)?.isVictory ?? false;
}

/** The most expensive first, as they are read from the top; among equals by name. */
export function byCost(a: string, b: string): number {
  return costOf(b) - costOf(a) || (a < b ? -1 : 1);
}

/** A card's name beside the colour of its type. */
export function cardName(id: string): Markup {
  return html`<span class="card-name"><i class="tincture t-${tinctureOf(id)}"></i>${titleOf(id)}</span>`;
}

/** A pile as it lies on the table: colour, price and name. */
export function plate(id: string): Markup {
  const types = kindOf(id)?.card.types.map(titleOf).join(' · ') ?? '';
  return html`<li class="plate" data-tip="${titleOf(id)}: ${types}, costs ${costOf(id)}"><i class="field t-${tinctureOf(id)}"></i><b class="coin">${costOf(id)}</b><span>${titleOf(id)}</span></li>`;
}

function tinctureOf(id: string): CardType {
  const types = kindOf(id)?.card.types ?? [];
  return tinctures.find((type) => types.includes(type)) ?? 'action';
}

/** The card, or for a pile of different ones the first of them. */
function kindOf(id: string): Kind | undefined {
  return library.find(id) ?? library.findPile(id)?.kinds[0];
}
