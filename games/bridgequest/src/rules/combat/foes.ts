import type { Flow } from '@tablewright/engine';
import type { Card } from '../../content/card.ts';
import { FIGURINES, type FigurineData } from '../../content/figures/figures.ts';
import type { Combat, FigureId, Foe, Hero, Where } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { discard } from '../cards/discarding.ts';
import type { Looking } from '../effects/situation.ts';
import { endLoose, setLoose } from '../placing/loose.ts';
import { figureOf } from '../standing/figures.ts';
import { isCard } from './wards.ts';

/** What stands between the id of an original and the number of its illusion. */
const ILLUSION = '*';

/** A monster that enters a combat. */
export function foeOf(id: FigureId, isLoose = false): Foe {
  return {
    ...{ id, rolled: undefined, tenths: undefined, changes: [], met: [] },
    ...(isLoose ? { isLoose: true as const } : {}),
  };
}

/** Whether a monster is an illusion of another: it pays nothing, and is nowhere but in its combat (BQC-VERB-20). */
export function isIllusion({ id }: Pick<Foe, 'id'>): boolean {
  return id.includes(ILLUSION);
}

/** The figure or card that a monster is, or is an illusion of. */
export function originalOf({ id }: Pick<Foe, 'id'>): FigureId {
  const at = id.indexOf(ILLUSION);
  return at < 0 ? id : id.slice(0, at);
}

/** An illusion of a monster, with dice of its own (BQC-VERB-20). */
export function illusionOf(combat: Combat, foe: Foe): Foe {
  const original = originalOf(foe);
  const count = combat.foes.filter((one) => isIllusion(one) && originalOf(one) === original).length;
  return foeOf(`${original}${ILLUSION}${count + 1}`);
}

/** The card of a monster; nothing of a figurine. */
export function cardOfFoe(t: Looking, foe: Pick<Foe, 'id'>): Card | undefined {
  const id = originalOf(foe);
  return isCard(id) ? cardOf(t, id) : undefined;
}

/** Whether a monster is the Boss of this game. */
export function isBoss({ state }: Looking, foe: Pick<Foe, 'id'>): boolean {
  return foe.id === state.boss;
}

/** What a monster is called: the figurine of it, if it is one. */
export function figurineOf(foe: Pick<Foe, 'id'>): FigurineData | undefined {
  return FIGURINES.find(({ id }) => id === originalOf(foe));
}

/** A monster enters the combat that goes on; its contact effects and its dice follow. */
export function enters(t: Bridge, foe: Foe, rule: string): void {
  const { combat } = t.state;
  if (combat === undefined || combat.foes.some(({ id }) => id === foe.id)) return;
  combat.foes.push(foe);
  t.tell?.({ type: 'foe-entered', rule, foe: foe.id });
}

/** A monster is no part of the combat any more. */
export function leaves({ state }: Bridge, { id }: Pick<Foe, 'id'>): void {
  const { combat } = state;
  if (combat === undefined) return;
  combat.foes = combat.foes.filter((foe) => foe.id !== id);
}

/** A card monster is done with: it is discarded, with all that is on it. Figurines stay where they are. */
export function discardFoe(t: Bridge, foe: Foe, rule: string): void {
  if (isIllusion(foe) || !isCard(foe.id)) return;
  const from = ZONES.placeOf(t.state, foe.id);
  endLoose(t, foe.id);
  if (from !== undefined) discard(t, [foe.id], from, { rule });
}

/** A kicked card monster that is left behind lies loose where the combat was (BQ-CMB-32). */
export function* loosenFoe(t: Bridge, foe: Foe, where: Where, rule: string): Flow<void> {
  if (isIllusion(foe) || !isCard(foe.id) || t.state.figures[foe.id] !== undefined) return;
  discardOn(t, foe.id, rule);
  yield* setLoose(t, foe.id, 'combat', where, rule);
}

function discardOn(t: Bridge, id: FigureId, rule: string): void {
  discard(t, [...ZONES.at(t.state, `on/${id}`)], `on/${id}`, { rule });
}

/** What lies on the monsters of a combat goes to the discards when it is over. */
export function clearEnhancers(t: Bridge, foes: readonly Foe[], rule: string): void {
  for (const { id } of foes) discardOn(t, id, rule);
}

/** Where a combat is fought: where its owner is. */
export function whereOf(t: Looking, { owner }: Combat): Where {
  const hero: Hero | undefined = t.state.heroes[owner];
  if (hero === undefined) throw new Error(`nobody sits in seat ${owner}`);
  return figureOf(t.state, hero).where;
}
