import { has } from '../../rules/bearers/bearers.ts';
import { areEnemies } from '../../rules/creature.ts';
import { afflict, forRounds } from '../../rules/effects/afflict.ts';
import { isInReach } from '../../rules/place/distance.ts';
import type { Block } from '../block.ts';
import { giveBack } from '../conditions/control.ts';
import type { Trait } from '../trait.ts';
import { mods, shot } from './forms.ts';
import { breaksIn } from './hacking.ts';

/** A sentry turret (DT-MON-21). */
export const sentryTurret: Block = {
  id: 'sentry-turret',
  rule: 'DT-MON-21',
  level: 3,
  ac: 15,
  hp: 11,
  speed: 0,
  mods: mods(0, 2, 0, -3, 1, -5),
  attacks: [shot('heavy-beam', 'heavy', 'long', 4, 2, { tags: ['tech'] })],
  morale: 12,
  tags: ['machine', 'mindless'],
  genres: ['sf'],
  traits: ['runs-hot', 'panel'],
};

const LEAST = 1;
const ROUNDS = 2;

/** A natural 1 overheats it (DT-MON-21). */
export const runsHot: Trait = {
  id: 'runs-hot',
  rule: 'DT-MON-21',
  on: {
    *missed(t, { creature }, { natural }) {
      if (natural !== LEAST) return;
      const source = { rule: 'DT-MON-21' };
      yield* afflict(t, creature, { kind: 'overheated', source, until: forRounds(t, ROUNDS) });
    },
  },
};

/** At its panel it can be switched off (DT-MON-21). */
export const panel: Trait = {
  id: 'panel',
  rule: 'DT-MON-21',
  invites: [
    {
      id: 'switch-off',
      rule: 'DT-MON-21',
      takes: 'action',
      fits: (w, { creature }, by) =>
        areEnemies(by, creature) && isInReach(w, by, creature) && !has(creature, 'switched-off'),
      *use(t, { creature }, by) {
        if (!(yield* breaksIn(t, by, creature, 'DT-MON-21'))) return;
        const source = { rule: 'DT-MON-21', by: by.id };
        yield* afflict(t, creature, { kind: 'switched-off', source, until: { at: 'cure' } });
      },
    },
  ],
};

/** Does nothing, and is nobody's enemy, until it is switched on again. */
export const switchedOff: Trait = {
  id: 'switched-off',
  rule: 'DT-MON-21',
  bans: ['act', 'choose', 'move', 'see'],
  on: {
    began(t, { creature, effect }) {
      const { run, side, attitude } = creature;
      if (effect !== undefined) effect.data = { ...effect.data, was: { run, side, attitude } };
      creature.side = 'others';
      creature.attitude = 'neutral';
      if (t.state.combat !== undefined) t.state.combat.changed = t.state.combat.round;
      return undefined;
    },
    ended: (t, self) => giveBack(t, self),
  },
};
