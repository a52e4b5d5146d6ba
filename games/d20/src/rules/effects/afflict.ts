import { type Flow, maybe } from '@tablewright/engine';
import type { Creature, Effect, Until } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { eachTrait, isWarded } from '../bearers/bearers.ts';
import { announce, announceTo } from '../moments/moment.ts';
import { noteCondition } from './changes.ts';
import { BREAKING, breakConcentration } from './concentration.ts';
import { isSpared } from './spared.ts';

/** An effect before it lies on anybody. */
export type NewEffect = Omit<Effect, 'id'>;

/** Ends from the soonest to the latest, where they cannot be compared by the clock. */
const LATER: readonly Until['at'][] = ['next-turn', 'time', 'combat', 'scene', 'long-rest', 'cure'];

/** Whether an end comes later than another. */
export function isLater(a: Until, b: Until): boolean {
  if (a.at === 'time' && b.at === 'time') return a.clock > b.clock;
  return LATER.indexOf(a.at) > LATER.indexOf(b.at);
}

/** Whether an effect cannot come over a creature: by its traits, or as it is warded against magic (DT-COND-25). */
export function isImmune(w: World, creature: Creature, effect: NewEffect): boolean {
  const { kind, source } = effect;
  if (creature.life !== 'alive') return true;
  if (source.isSpell === true && isWarded(creature)) return true;
  const { tags } = contentOf(w).traits[kind] ?? {};
  if (tags !== undefined && isSpared(w, creature, { tags })) return true;
  let immune = false;
  eachTrait(w, creature, (trait, self) => {
    if (trait.immune?.includes(kind) === true) immune = true;
    if (trait.repels?.(w, self, effect) === true) immune = true;
  });
  return immune;
}

/** The same condition; of impaired abilities each is one of its own (DT-COND-13). */
const isSame = (a: NewEffect, b: NewEffect): boolean =>
  a.kind === b.kind && a.data?.ability === b.data?.ability;

/**
 * Lays an effect on a creature. The same kind twice does not stack: the later end counts (DT-COND preamble, DT-MAG-20).
 * Returns the effect that lies there now; nothing if the creature is immune.
 */
export function* afflict(t: D20, creature: Creature, effect: NewEffect): Flow<Effect | undefined> {
  if (isImmune(t, creature, effect)) {
    t.tell?.({
      type: 'unaffected',
      rule: effect.source.rule,
      creature: creature.id,
      effect: effect.kind,
    });
    return undefined;
  }
  const there = creature.effects.find((one) => isSame(one, effect));
  if (there !== undefined) {
    if (isLater(effect.until, there.until)) there.until = effect.until;
    t.tell?.({
      type: 'prolonged',
      rule: 'DT-COND-31',
      creature: creature.id,
      effect: effect.kind,
      until: there.until,
    });
    return there;
  }
  const laid: Effect = { ...effect, id: t.state.nextId };
  t.state.nextId += 1;
  creature.effects.push(laid);
  noteCondition(t, laid);
  t.met?.(`effect.${laid.kind}`);
  t.tell?.({
    type: 'afflicted',
    rule: laid.source.rule,
    creature: creature.id,
    effect: laid.kind,
    until: laid.until,
    by: laid.source.by,
  });
  if (BREAKING.includes(laid.kind)) yield* breakConcentration(t, creature);
  yield* maybe(
    announceTo(t, contentOf(t).traits[laid.kind], { creature, effect: laid }, 'began', {}),
  );
  if (!creature.effects.includes(laid)) return undefined;
  yield* maybe(announce(t, creature, 'afflicted', { effect: laid }));
  return laid;
}

/** So many rounds, the one in which it begins being the first (DT-TURN-09). */
export const forRounds = ({ state }: Pick<D20, 'state'>, rounds: number): Until => ({
  at: 'time',
  clock: state.clock + rounds,
});

/** For a round: to the end of the victim's next turn (DT-TURN-09). */
export const forOneRound = ({ state }: Pick<D20, 'state'>, { id }: Creature): Until => ({
  at: 'next-turn',
  skipsOne: state.combat?.turn?.creature === id,
});

/** Rounds in a minute, an hour and a day (DT-TIME-01). */
export const MINUTE = 6;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
