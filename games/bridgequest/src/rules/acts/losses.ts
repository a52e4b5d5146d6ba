import { choose, chooseSome, type Flow, type Seat } from '@tablewright/engine';
import type { Gear } from '../../content/card.ts';
import type { ArgumentKinds } from '../../effects/signatures.ts';
import type { CardId, FigureId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { carrierOf, isGear, type Lying, laysDown } from '../cards/cards-of.ts';
import { discard } from '../cards/discarding.ts';
import { alliesOf } from '../standing/figures.ts';

/** What can be lost (BQC-VERB-13). */
export type Loss = ArgumentKinds['loss'];

type Known = Pick<Bridge, 'state' | 'content'>;

/** A card of a hero's table that can be lost, and where it lies. */
export interface Losable extends Lying {
  readonly from: `active/${number}` | `tapped/${number}` | `on/${string}`;
}

/** The cards that a hero has on its table, active and tapped; what an ally carries is one of them. */
export function ownTable(t: Known, { seat }: Hero): readonly Losable[] {
  return (['active', 'tapped'] as const).flatMap((zone) =>
    ZONES.at(t.state, `${zone}/${seat}`).flatMap((id): Losable[] => [
      { id, card: cardOf(t, id), from: `${zone}/${seat}`, ...onCarrier(t, id, zone, seat) },
      ...ZONES.at(t.state, `on/${id}`).map(
        (one): Losable => ({ id: one, card: cardOf(t, one), on: id, from: `on/${id}` }),
      ),
    ]),
  );
}

/** By what an active card is carried that an ally of the table carries (BQ-ALLY-07). */
function onCarrier(t: Known, id: CardId, zone: 'active' | 'tapped', seat: Seat) {
  const carrier = zone === 'active' ? carrierOf(t, id, seat) : undefined;
  return carrier === undefined ? {} : { on: carrier.id };
}

/** The cards of a hero's table that are a loss of a kind; decision 47 on where they lie. */
export function lossesOf(t: Known, hero: Hero, what: Exclude<Loss, 'hand'>): readonly Losable[] {
  return suchOf(ownTable(t, hero), what);
}

/** Those of some cards that are a loss of a kind. */
export function suchOf<L extends Lying>(
  table: readonly L[],
  what: Exclude<Loss, 'hand'>,
): readonly L[] {
  const gear = table.filter((one): one is L & Lying<Gear> => isGear(one));
  switch (what) {
    case 'item':
      return gear.filter(({ card }) => card.type === 'item');
    case 'handitem':
      return gear.filter(({ card }) => card.slot === 'hand');
    case 'big':
      return gear.filter(({ card }) => card.isBig);
    case 'potion':
      return table.filter(({ card }) => card.type === 'potion');
    case 'race':
    case 'class':
      return table.filter(({ card }) => card.type === what);
    case 'identity':
      return table.filter(({ card }) => IDENTITY_TYPES.includes(card.type));
    case 'best':
      return extreme(gear, (one) => printedBonus(one.card));
    case 'dearest':
      return extreme(valued(table), ({ card }) => card.gold ?? 0);
    case 'cheapest':
      return extreme(valued(table), ({ card }) => -(card.gold ?? 0));
    case 'gold':
      return valued(table);
    case 'head':
    case 'foot':
    case 'armor':
    case 'steed':
    case 'ally':
      return gear.filter(({ card }) => card.slot === what);
    default:
      return table.filter(({ card }) => card.tags.includes(what.slice('tag:'.length)));
  }
}

const IDENTITY_TYPES: readonly string[] = [
  ...(['race', 'class', 'style', 'faction', 'accent', 'affiliation'] as const),
];

const valued = <L extends Lying>(table: readonly L[]): readonly L[] =>
  table.filter(({ card, on }) => card.gold !== undefined && on === undefined);

/** A bonus as far as it is printed as a number; dice count with their most. */
function printedBonus({ bonus }: Gear): number {
  if (typeof bonus === 'number') return bonus;
  return typeof bonus === 'object' ? bonus.dice * bonus.sides : 0;
}

function extreme<L>(list: readonly L[], of: (one: L) => number): readonly L[] {
  const most = Math.max(...list.map(of));
  return list.filter((one) => of(one) === most);
}

/** Whether a hero has anything of a kind to lose. */
export function canLose(t: Known, hero: Hero, what: Loss): boolean {
  if (what === 'hand') return ZONES.at(t.state, `hand/${hero.seat}`).length > 0;
  return lossesOf(t, hero, what).length > 0 || (what === 'ally' && hasFigures(t, hero));
}

const hasFigures = (t: Known, { seat }: Hero): boolean => alliesOf(t.state, seat).length > 0;

/** How a hero loses something. */
export interface Losing {
  readonly what: Loss;
  readonly count: number | 'all';
  /** Drawn where nobody chooses. */
  readonly isRandom: boolean;
  readonly rule: string;
}

/** Something that a hero can lose: a card, or an ally of the table. */
interface LossOption {
  readonly id: string;
  readonly names: { readonly card: CardId } | { readonly figure: FigureId };
}

/**
 * A hero loses so many of something, as far as it has it (BQ-TERM-20): by its own choice, or drawn
 * (BQC-VERB-13).
 * @returns the cards of the hand that were lost: they go off (BQ-CARD-05), those of the table do not (BQ-CARD-09)
 */
export function* loses(t: Bridge, hero: Hero, losing: Losing): Flow<readonly CardId[]> {
  const { what, count, rule } = losing;
  if (what === 'gold') return yield* losesGold(t, hero, count, rule);
  const { seat } = hero;
  const held = ZONES.at(t.state, `hand/${seat}`);
  if (what === 'hand') {
    const lost = yield* chosen(t, hero, held.map(asOption), losing);
    const cards = lost.map(({ id }) => id);
    discard(t, cards, `hand/${seat}`, { rule, seat });
    return cards;
  }
  const isExtreme = what === 'best' || what === 'dearest' || what === 'cheapest';
  if (!isExtreme || count === 'all') {
    yield* losesOfTable(t, hero, losing, what);
    return [];
  }
  // One after another: what is then the best of the rest is the next.
  for (let left = count; left > 0; left -= 1) {
    yield* losesOfTable(t, hero, { ...losing, count: 1 }, what);
  }
  return [];
}

/** Cards of the table are lost, and of allies also those that are figures. */
function* losesOfTable(
  t: Bridge,
  hero: Hero,
  losing: Losing,
  what: Exclude<Loss, 'hand'>,
): Flow<void> {
  const { seat } = hero;
  const { rule } = losing;
  const figures = what === 'ally' ? alliesOf(t.state, seat) : [];
  const losable = lossesOf(t, hero, what);
  const options: readonly LossOption[] = [
    ...losable.map(({ id }) => asOption(id)),
    ...figures.map(({ id }) => ({ id, names: { figure: id } })),
  ];
  const lost = yield* chosen(t, hero, options, losing);
  for (const { id } of lost) {
    if (!losable.some((one) => one.id === id)) {
      leavesFor(t, id, rule);
      continue;
    }
    // What lay on a card that was lost just now has gone with it, or lies beside.
    const now = ownTable(t, hero).find((one) => one.id === id);
    if (now !== undefined) discard(t, [id], now.from, { rule, seat });
  }
}

/** An ally of the table that nobody has any more stays friendly to all (BQ-CHAR-10, BQ-DEAD-05). */
export function leavesFor(t: Bridge, figure: FigureId, rule: string): void {
  const ally = t.state.figures[figure];
  if (ally === undefined) return;
  laysDown(t, ally, 'BQ-ALLY-07');
  ally.kind = 'figurine';
  ally.where = { at: 'friendzone' };
  ally.owner = undefined;
  ally.bonus = undefined;
  t.tell?.({ type: 'figure-went', rule, figure, to: 'friendzone' });
}

const asOption = (id: CardId): LossOption => ({ id, names: { card: id } });

function* chosen(
  t: Bridge,
  { seat }: Hero,
  options: readonly LossOption[],
  { count, isRandom, rule }: Losing,
): Flow<readonly LossOption[]> {
  const wanted = count === 'all' ? options.length : Math.max(0, Math.min(count, options.length));
  if (wanted === options.length) return options;
  if (wanted === 0) return [];
  if (isRandom) {
    const ids = options.map(({ id }) => id);
    const drawn = Array.from({ length: wanted }, () => t.drawFrom(ids, 'loss', seat));
    return options.filter(({ id }) => drawn.includes(id));
  }
  const limits = { min: wanted, max: wanted };
  return yield* chooseSome(t, seat, 'choice.lose', options, {
    rule,
    ...limits,
    params: { n: wanted },
  });
}

/**
 * Cards of the table worth so much gold are discarded, without change (BQ-CARD-16, decision 48): card by card until
 * it is enough, or nothing is left.
 */
function* losesGold(
  t: Bridge,
  hero: Hero,
  count: number | 'all',
  rule: string,
): Flow<readonly CardId[]> {
  const { seat } = hero;
  let left = count === 'all' ? Number.POSITIVE_INFINITY : count;
  while (left > 0) {
    const options = lossesOf(t, hero, 'gold').map((one) => ({ ...asOption(one.id), one }));
    if (options.length === 0) break;
    const { one } = yield* choose(t, seat, 'choice.lose-gold', options, {
      ...{ rule: 'BQ-CARD-16', params: { n: left === Number.POSITIVE_INFINITY ? 0 : left } },
    });
    left -= worth(t, one);
    discard(t, [one.id], one.from, { rule, seat });
  }
  return [];
}

/** What a card of the table is worth, with the enhancers on it (decision 48). */
export function worth(t: Known, { id, card }: Lying): number {
  const on = ZONES.at(t.state, `on/${id}`).map((one) => cardOf(t, one));
  const enhancers = on.filter(({ type }) => type === 'itemEnhancer');
  return [card, ...enhancers].reduce((sum, { gold = 0 }) => sum + gold, 0);
}
