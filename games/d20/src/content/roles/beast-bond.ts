import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { afflict } from '../../rules/effects/afflict.ts';
import { isA } from '../../rules/effects/kinds.ts';
import { isHere } from '../../rules/place/distance.ts';
import { sees } from '../../rules/place/sight.ts';
import type { RollAt, Trait } from '../trait.ts';
import { wasUsed } from './daily.ts';
import { always, expertAt } from './expertise.ts';

const RULE = 'DT-ROLE-03';
const ID = 'beast-bond';
const RECRUITED = 'recruited';
const COVERAGE = always('calm-animal', 'train-animal', 'direct-animal', 'read-animal');

/** Animals and what is like them: drones, alien beasts, primitive machines, but nobody who is a person. */
const isBeastlike = (w: World, { character }: Creature, other: Creature): boolean =>
  character !== undefined &&
  (isA(w, other, 'beast') || (isA(w, other, 'machine') && !isA(w, other, 'vehicle'))) &&
  !isA(w, other, 'person');

/** A bond with beasts: they are understood, directed, and may come along. */
export const BEAST_BOND: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  talksTo: (w, { creature }, other) => isBeastlike(w, creature, other),
  retries(w, { creature }, roll) {
    const isReaction = isSocial(roll) && roll.target !== undefined;
    if (!isReaction || wasUsed(w, creature, RULE)) return undefined;
    return isBeastlike(w, creature, roll.target) ? { rule: RULE } : undefined;
  },
  powers: [
    {
      id: 'recruit',
      rule: RULE,
      takes: 'free',
      closed(w, { creature }) {
        if (creature.tokens < 1) return 'closed.no-token';
        return recruits(w, creature).length > 0 ? undefined : 'closed.no-target';
      },
      use: (t, { creature }) => recruit(t, creature),
    },
  ],
};

/** A reaction check is a social roll (DT-SOC-11). */
const isSocial = ({ kind, ability }: RollAt): boolean => kind === 'check' && ability === 'CHA';

/** Whom a token recruits: a beast in sight that is not actively hostile. */
const recruits = (w: World, creature: Creature): readonly Creature[] =>
  w.state.creatures.filter(
    (other) =>
      other.side === 'others' &&
      other.attitude !== 'hostile' &&
      other.life === 'alive' &&
      isHere(other) &&
      isBeastlike(w, creature, other) &&
      sees(w, creature, other),
  );

function* recruit(t: D20, creature: Creature): Flow<void> {
  creature.tokens -= 1;
  const { tokens } = creature;
  t.tell?.({ type: 'token-spent', rule: RULE, creature: creature.id, on: 'recruit', tokens });
  const options = recruits(t, creature).map((one) => ({
    id: `recruit-${one.id}`,
    names: { creature: one.id },
    one,
  }));
  const { one } = yield* decide(t, creature, 'choice.recruit', options, {
    rule: RULE,
    usual: () => 0,
  });
  yield* afflict(t, one, {
    kind: RECRUITED,
    source: { rule: RULE, by: creature.id },
    until: { at: 'scene' },
  });
  one.side = creature.side;
  one.run = creature.run;
}

/** An ally to the end of the scene, run by whoever recruited it. */
export const RECRUIT: Trait = {
  id: RECRUITED,
  rule: RULE,
  on: {
    ended(_t, { creature }) {
      creature.side = 'others';
      creature.run = { by: 'master' };
      return undefined;
    },
  },
};
