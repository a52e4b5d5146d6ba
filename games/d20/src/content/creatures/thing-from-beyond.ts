import { hold } from '../../rules/actions/grapple.ts';
import { isUp } from '../../rules/creature.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { afflict, forOneRound } from '../../rules/effects/afflict.ts';
import { isHeldBy } from '../../rules/place/distance.ts';
import { rollD6 } from '../../rules/rolls/roll.ts';
import { saveThrow } from '../../rules/saves/save.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { powerOf, powerTarget, roundsFor } from './rules.ts';

/** A thing from beyond (DT-MON-17). */
export const thingFromBeyond: Block = {
  id: 'thing-from-beyond',
  rule: 'DT-MON-17',
  level: 10,
  ac: 16,
  hp: 72,
  speed: 30,
  swims: 60,
  mods: mods(5, 1, 4, 3, 2, -2),
  attacks: [natural('tentacle', 'heavy', 10, 5, { times: 3 })],
  morale: 12,
  tags: ['living', 'evil'],
  genres: ['horror'],
  traits: ['maddening-sight', 'grasping'],
};

/** Whoever sees it first is shaken, or out of its mind (DT-MON-17). */
export const maddeningSight: Trait = {
  id: 'maddening-sight',
  rule: 'DT-MON-17',
  on: {
    *seen(t, { creature }, { by }) {
      const against = powerOf('DT-MON-17', creature, ['mind', 'fear']);
      const save = { ability: 'WIS', target: powerTarget(creature), against } as const;
      const source = { rule: 'DT-MON-17', by: creature.id };
      if (yield* saveThrow(t, by, save)) {
        yield* afflict(t, by, { kind: 'shaken', source, until: forOneRound(t, by) });
        return;
      }
      const [rounds = 1] = yield* rollD6(t, creature, 1, 'confused');
      yield* afflict(t, by, { kind: 'confusion', source, until: roundsFor(t, by, rounds) });
    },
  },
};

const CHOICES = [{ id: 'grab' }, { id: 'leave' }] as const;

/** Whom it strikes it may grab, for free (DT-MON-17). */
export const grasping: Trait = {
  id: 'grasping',
  rule: 'DT-MON-17',
  on: {
    *hit(t, { creature }, { target }) {
      if (!isUp(target) || isHeldBy(target, creature)) return;
      const question = { rule: 'DT-MON-17', params: { at: target.id }, usual: () => 0 };
      const { id } = yield* decide(t, creature, 'choice.grab', CHOICES, question);
      if (id === 'grab') yield* hold(t, creature, target);
    },
  },
};
