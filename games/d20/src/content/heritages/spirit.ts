import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Dying, Effect } from '../../model.ts';
import { effectOn, has } from '../../rules/bearers/bearers.ts';
import { afflict, HOUR } from '../../rules/effects/afflict.ts';
import { relieve, relieveOf } from '../../rules/effects/relieve.ts';
import { dying } from '../../rules/harm/fall.ts';
import { goAway } from '../../rules/hiding/hush.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { rollD6 } from '../../rules/rolls/roll.ts';
import { isPhysical } from '../physical.ts';
import type { Trait } from '../trait.ts';
import { goodAt } from './ability-advantage.ts';

const RULE = 'DT-HER-13';
/** Its two forms, and the time between them. */
const GHOST = 'ghost';
const BODY = 'embodied';
const ROTTED = 'rotted';
/** The tag of a death that is one: the object or place to which it is bound is gone. */
const BOUND = 'bound';

/** A Spirit: a ghost, or a body that rots in the end; bound to an object or a place, without which it ends for good. */
export const SPIRIT: Trait = {
  id: 'spirit',
  rule: RULE,
  ...goodAt(RULE, 'WIS'),
  // Play begins in a body that has just been conjured (decision).
  atFirst: (w, creature) => [{ kind: BODY, source: { rule: RULE }, until: bodyTime(w, creature) }],
  outlives: () => true,
  atDeath: (t, { creature }, cause) => (isTheEnd(cause) ? undefined : rotInstead(t, creature)),
  powers: [
    {
      id: 'conjure-body',
      rule: RULE,
      takes: 'action',
      closed: (_w, { creature }) => (has(creature, GHOST) ? undefined : 'closed.has-body'),
      use: (t, { creature }) => embody(t, creature),
    },
    {
      id: 'ghost-form',
      rule: RULE,
      takes: 'action',
      closed: (_w, { creature }) => (has(creature, BODY) ? undefined : 'closed.is-ghost'),
      use: (t, { creature }) => becomeGhost(t, creature),
    },
  ],
  on: {
    // The body may be saved in the moment when it falls, and rots if nobody does (DT-TOK-10).
    felled(t, { creature }, { harm }) {
      dying(t, creature, harm);
      return undefined;
    },
  },
};

/** The ghost: seen and heard, but it touches nothing, and nothing but magic touches it. */
export const GHOST_FORM: Trait = {
  id: GHOST,
  rule: RULE,
  bans: ['attack', 'cast', 'hold', 'touch'],
  takes: (_w, _self, harm) => (isPhysical(harm) ? [{ rule: RULE, isNone: true }] : undefined),
  immune: ['grappled', 'suffocating'],
  spares: ['suffocation'],
};

/** The body, an hour for each Level. */
export const EMBODIED: Trait = {
  id: BODY,
  rule: RULE,
  on: { ended: (t, { creature }, { how }) => (how === 'time' ? rot(t, creature) : undefined) },
};

/** Between a body and the next awakening nothing is there. */
export const ROTTED_BODY: Trait = {
  id: ROTTED,
  rule: RULE,
  bans: ['move', 'act', 'speak', 'see', 'choose'],
  isNowhere: true,
  on: { ended: (t, { creature }, { how }) => (how === 'time' ? awaken(t, creature) : undefined) },
};

/** The object or place to which a Spirit is bound is destroyed: it ends for good, and no token saves it. */
export function bondDestroyed(t: D20, creature: Creature): void {
  dying(t, creature, { danger: { rule: RULE, tags: [BOUND] } }, { isFinal: true });
}

const isTheEnd = ({ rule, tags }: Dying): boolean => rule === RULE && tags.includes(BOUND);

const bodyTime = ({ state }: Pick<World, 'state'>, { level }: Creature): Effect['until'] => ({
  at: 'time',
  clock: state.clock + level * HOUR,
});

function* embody(t: D20, creature: Creature): Flow<void> {
  yield* relieveOf(t, creature, [GHOST], 'end', RULE);
  const until = bodyTime(t, creature);
  yield* afflict(t, creature, { kind: BODY, source: { rule: RULE }, until });
}

/** What it holds is of no use to a ghost: it is stowed, and goes with it (decision). */
function* becomeGhost(t: D20, creature: Creature): Flow<void> {
  const body = effectOn(creature, BODY);
  if (body !== undefined) yield* relieve(t, creature, body, 'end');
  creature.held = [];
  yield* relieveOf(t, creature, ['grappled'], 'end', RULE);
  yield* afflict(t, creature, { kind: GHOST, source: { rule: RULE }, until: { at: 'cure' } });
}

function* rotInstead(t: D20, creature: Creature): Flow<boolean> {
  yield* rot(t, creature);
  return true;
}

/** The body rots: what it carried drops, and the Spirit is away until it awakens. */
function* rot(t: D20, creature: Creature): Flow<void> {
  const { place } = creature;
  t.state.lying.push(...creature.items.map((item) => ({ item, place })));
  creature.items = [];
  creature.held = [];
  creature.armor = undefined;
  goAway(t, creature);
  // Whatever lay on the body is gone with it.
  for (const effect of [...creature.effects]) yield* relieve(t, creature, effect, 'end');
  creature.hp = Math.min(creature.hp, 0);
  const [hours = 1] = yield* rollD6(t, creature, 1, 'awakening');
  t.tell?.({ type: 'power-used', rule: RULE, creature: creature.id, power: 'rotted' });
  yield* afflict(t, creature, {
    kind: ROTTED,
    source: { rule: RULE },
    until: { at: 'time', clock: t.state.clock + hours * HOUR },
  });
}

/**
 * It awakens as a ghost near what it is bound to, at full Hit Points: whoever runs the game says where that is. It is with
 * its party again when the next scene begins (decision).
 */
function* awaken(t: D20, creature: Creature): Flow<void> {
  creature.lockedLoss = [];
  creature.hp = maxHpOf(t, creature);
  yield* afflict(t, creature, { kind: GHOST, source: { rule: RULE }, until: { at: 'cure' } });
  t.tell?.({ type: 'story-power', rule: RULE, creature: creature.id, power: 'awakens' });
}
