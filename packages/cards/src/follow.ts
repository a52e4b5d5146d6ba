import type { CardTable } from './card-table.ts';
import type { CardId, Layout } from './layout.ts';
import { learners } from './learners.ts';
import { NOBODY, type Observers } from './observers.ts';
import { confuse, forget, isSure, type Mind } from './secrets.ts';

/** Where cards go in a pile or row: a number counts the cards that stay above. */
export type Spot = 'top' | 'bottom' | number;

/** Cards that go from one place to another, one after another. */
export interface Shift {
  readonly cards: readonly CardId[];
  readonly from: string;
  readonly to: string;
  /** On top of what lies there, unless it says otherwise. */
  readonly at?: Spot | undefined;
  /** They are put down with their faces hidden, where the place would show them. */
  readonly down?: boolean | undefined;
  /** All can follow which cards of their pile they are: the top ones in turn, or all as they lie. */
  readonly followed?: boolean | undefined;
}

/** Keeps what everybody knows of cards that are about to move; says who learns which they are. */
export function follow(layout: Layout, t: CardTable, move: Shift): Observers {
  const { state, audience } = t;
  const { cards, from, to, down: turnedDown = false } = move;
  const { down, known } = layout.secrets(state);
  const source = layout.info(from);
  const sawIt = cards.map((card) => layout.seersOf(state, source, card));
  const seesIt = turnedDown ? NOBODY : layout.seers(state, layout.info(to));
  const learned = learners(layout, t, from, cards, seesIt);
  for (const [at, mind] of known.entries()) {
    const observer = 1 << at;
    const saw = (i: number) => ((sawIt[i] ?? NOBODY) & observer) !== 0;
    const unseen = cards.filter((_, i) => !saw(i));
    if ((seesIt & observer) !== 0) {
      arrive(layout, state, mind, observer, move, unseen);
      continue;
    }
    for (const [i, card] of cards.entries()) if (saw(i)) mind.push([card]);
    if (audience === undefined || audience.includes(at - 1)) {
      pass(layout, state, mind, observer, move, unseen);
    } else {
      // It is not there: what it finds hidden in either place later could be any of these.
      const found = [from, to].flatMap((place) => layout.hiddenFrom(state, place, observer));
      loseTrack(layout, mind, cards, [...new Set([...found, ...cards])]);
    }
  }
  for (const card of cards) {
    const at = down.indexOf(card);
    if (at >= 0) down.splice(at, 1);
  }
  if (turnedDown) down.push(...cards);
  return learned;
}

/** Whether all can tell from where in their place the cards come. */
function isFollowed(layout: Layout, { from, followed = false }: Shift): boolean {
  return followed || layout.info(from).zone.as === 'row';
}

/** An observer sees the cards where they go. */
function arrive(
  layout: Layout,
  state: object,
  mind: Mind<CardId>,
  observer: Observers,
  move: Shift,
  unseen: readonly CardId[],
): void {
  const { cards, from } = move;
  const isPile = layout.info(from).zone.as === 'pile';
  const unsure = unseen.filter((card) => !isSure(mind, card, undefined));
  for (const card of unseen) forget(mind, card);
  if (unsure.length === 0 || !isPile || isFollowed(layout, move)) return;
  // From where in the pile they have come is not seen, so that it cannot tell where the others are.
  const left = layout.hiddenFrom(state, from, observer).filter((card) => !cards.includes(card));
  loseTrack(layout, mind, unsure, left);
}

/** An observer sees the backs of cards as they go. */
function pass(
  layout: Layout,
  state: object,
  mind: Mind<CardId>,
  observer: Observers,
  move: Shift,
  unseen: readonly CardId[],
): void {
  if (unseen.length === 0 || isFollowed(layout, move)) return;
  const candidates = layout.hiddenFrom(state, move.from, observer);
  loseTrack(layout, mind, unseen, candidates, layout.info(move.to).mixed);
}

/**
 * Each of the cards that have gone might have been any of those with its back.
 *
 * @param mixed whether order means nothing where they have gone, so that nothing is lost if all went
 */
function loseTrack(
  layout: Layout,
  mind: Mind<CardId>,
  gone: readonly CardId[],
  candidates: readonly CardId[],
  mixed = false,
): void {
  const alike = layout.byBack(candidates);
  for (const [back, went] of layout.byBack(gone)) {
    const could = alike.get(back) ?? [];
    if (!mixed || went.length < could.length) confuse(mind, could);
  }
}
