import { ABILITIES } from '../../../abilities.ts';
import type { World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { effectOn } from '../../../rules/bearers/bearers.ts';
import { creatureOf, isUp } from '../../../rules/creature.ts';
import { testConcentration } from '../../../rules/effects/concentration.ts';
import { relieve, relieveOf } from '../../../rules/effects/relieve.ts';
import { followMaximum } from '../../../rules/harm/heal.ts';
import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import { scoreOf } from '../../../rules/numbers/scores.ts';
import type { Trait } from '../../trait.ts';
import { vanish } from '../arcane/conjure.ts';
import {
  bodyOfSoul,
  goHome,
  hostOf,
  hostsFor,
  jarOf,
  leaveHost,
  loseSoul,
  takeHost,
} from '../arcane/souls.ts';

const RULE = 'DT-ARC-507';
/** The abilities of a mind. */
const OF_MIND = ABILITIES.slice(3);

/** A body without its soul lies as if dead (DT-ARC-507). The spell over, soul and body are one again. */
export const soulOut: Trait = {
  id: 'soul-out',
  rule: RULE,
  bans: ['move', 'act', 'speak', 'see', 'choose', 'hold'],
  isNoFighter: true,
  isMindElsewhere: true,
  on: {
    /** Somebody who was saved though the soul was lost is in the own body. */
    *woke(t, { creature }) {
      yield* relieveOf(t, creature, ['soul-out'], 'end', RULE);
    },
    *ended(t, { creature, effect }, { how }) {
      const id = effect?.data?.creature;
      if (how === 'death' || id === undefined || creature.life !== 'alive') return;
      const jar = creatureOf(t.state, id);
      const host = hostOf(t, jar);
      if (host !== undefined) yield* release(t, host);
      vanish(t, jar, RULE);
    },
  },
};

function* release(t: Parameters<typeof relieve>[0], host: Creature) {
  const held = effectOn(host, 'possessed');
  if (held === undefined) return;
  // The soul does not stay in the jar: it goes home.
  held.data = { ...held.data, tag: 'home' };
  yield* relieve(t, host, held, 'end');
}

/** The jar: it holds the soul, which acts from it (DT-ARC-507). */
export const soulJar: Trait = {
  id: 'soul-jar',
  rule: RULE,
  isNoFighter: true,
  forbids: (_w, _self, { kind }) => kind !== 'power' && kind !== 'end',
  powers: [
    {
      id: 'take-body',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature }) =>
        isEmpty(creature) || hostsFor(w, creature).length === 0 ? 'closed.nobody' : undefined,
      use: (t, { creature }) => takeHost(t, creature),
    },
    {
      id: 'leave-jar',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature }) =>
        isEmpty(creature) || !hasBody(w, creature) ? 'closed.no-body' : undefined,
      *use(t, { creature }) {
        const caster = bodyOfSoul(t, creature);
        if (caster !== undefined) yield* goHome(t, caster);
      },
    },
  ],
  on: {
    *felled(t, { creature: jar }) {
      const caster = bodyOfSoul(t, jar);
      const isOut = hostOf(t, jar) !== undefined;
      vanish(t, jar, RULE);
      // Whoever is out in a host stays there.
      if (!isOut && caster !== undefined) yield* loseSoul(t, caster);
    },
  },
};

const isEmpty = (jar: Creature): boolean => effectOn(jar, 'empty-jar') !== undefined;

const hasBody = (w: World, jar: Creature): boolean => bodyOfSoul(w, jar)?.life === 'alive';

/** Whose soul is in a jar. */
export const soulWithin: Trait = { id: 'soul-within', rule: RULE };

/** The soul is elsewhere: the jar does nothing. */
export const emptyJar: Trait = { id: 'empty-jar', rule: RULE, bans: ['choose', 'act'] };

/** A body in which somebody else's soul is: its own numbers of the body, the other's mind (DT-ARC-507). */
export const possessed: Trait = {
  id: 'possessed',
  rule: RULE,
  bans: ['cast'],
  body(_w, { creature, effect }) {
    const mind = effect?.data?.text?.split(' ').filter((id) => id !== '') ?? [];
    const roles = creature.character?.roles.map(({ id }) => id) ?? [];
    return { traits: [...creature.traits.filter((id) => !roles.includes(id)), ...mind] };
  },
  score(w, { effect }, ability, score) {
    const by = effect?.source.by;
    if (by === undefined || !OF_MIND.includes(ability)) return score;
    return scoreOf(w, creatureOf(w.state, by), ability);
  },
  powers: [
    {
      id: 'leave-host',
      rule: RULE,
      takes: 'action',
      closed: (w, { creature }) => (jarOf(w, creature) === undefined ? 'closed.no-jar' : undefined),
      *use(t, { creature }) {
        yield* relieveOf(t, creature, ['possessed'], 'end', RULE);
      },
    },
  ],
  on: {
    /** Its pain is the caster's: it tests the concentration. */
    *lost(t, { creature, effect }, { loss }) {
      const by = effect?.source.by;
      if (by !== undefined && isUp(creature))
        yield* testConcentration(t, creatureOf(t.state, by), loss, creature);
    },
    *died(t, { creature }) {
      yield* leaveHost(t, creature, jarOf(t, creature));
    },
    *ended(t, { creature, effect }) {
      const id = effect?.data?.creature;
      if (effect?.data?.was !== undefined) Object.assign(creature, effect.data.was);
      if (creature.life === 'alive')
        followMaximum(t, creature, maxHpOf(t, creature) - (effect?.data?.amount ?? 0));
      if (id === undefined || effect?.data?.tag === 'home') return;
      const jar = creatureOf(t.state, id);
      if (isUp(jar)) yield* relieveOf(t, jar, ['empty-jar'], 'end', RULE);
      else if (effect?.source.by !== undefined)
        yield* loseSoul(t, creatureOf(t.state, effect.source.by));
    },
  },
};
