import type { Term } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { oneOf, type World } from '../../table.ts';
import { blockOf, eachNumber, isBanned, otherBody } from '../bearers/bearers.ts';
import { isHeldBy } from './distance.ts';

/** The least speed before it is halved (DT-MOVE-02). */
const LEAST_SPEED = 5;

/** Feet a round with an action (DT-MOVE-01, -02). */
export function speedOf(w: World, creature: Creature): number {
  if (isBanned(w, creature, 'move')) return 0;
  const own = speedTerms(w, creature).reduce((sum, { value }) => sum + value, 0);
  let speed = own <= 0 && creature.printed?.speed === 0 ? 0 : Math.max(own, LEAST_SPEED);
  eachNumber(w, creature, (trait, self) => {
    const times = trait.speedTimes?.(w, self);
    if (times !== undefined) speed = Math.floor(speed * times);
  });
  // Whoever drags somebody along goes half as fast (DT-ATK-11).
  if (w.state.creatures.some((other) => isHeldBy(other, creature))) speed = Math.floor(speed / 2);
  return speed;
}

/** The parts of speed before anything halves it. */
export function speedTerms(w: World, creature: Creature): readonly Term[] {
  const { printed, items, armor } = creature;
  const body = otherBody(w, creature);
  const numbers = body ?? printed;
  // Of a body that flies the faster way counts, as nothing else tells the two apart.
  const base = Math.max(numbers?.speed ?? Number(w.options.baseSpeed), body?.flies ?? 0);
  const terms: Term[] = [
    { value: base, rule: numbers === undefined ? 'DT-MOVE-01' : 'DT-NPC-01', from: 'base' },
  ];
  const worn = body === undefined ? items.find(({ id }) => id === armor) : undefined;
  const slows = worn === undefined ? 0 : (oneOf(w, 'gear', worn.kind).armor?.slows ?? 0);
  if (worn !== undefined && slows > 0) {
    terms.push({ value: -slows, rule: 'DT-MOVE-02', from: worn.kind });
  }
  eachNumber(w, creature, (trait, self) => {
    if (body !== undefined && self.effect === undefined && self.zone === undefined) return;
    const term = trait.speed?.(w, self);
    if (term !== undefined) terms.push(term);
  });
  return terms;
}

/** Whether a creature flies, by its nature or by what lies on it. */
export function canFly(w: World, creature: Creature): boolean {
  const { traits, effects } = creature;
  if (blockOf(w, creature)?.flies !== undefined) return true;
  return traits.includes('flies') || effects.some(({ kind }) => kind === 'fly');
}
