import { chooseSome, type Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { plain, targetsOf } from '../../../rules/actions/actions.ts';
import { canAttackWith } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, creatureOption, seatOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import type { Kazzam } from '../../../table.ts';
import { FAVORED_TARGET } from './favored-target.ts';

/** Whom it could shoot at now. */
function shootable(t: Kazzam, id: CreatureId): CreatureId[] {
  const power = BASIC_IMPLEMENT_ATTACK;
  return canAttackWith(creatureOf(t.state, id), power) ? targetsOf(t, id, power) : [];
}

/** Filov's Fusillade: a Basic Implement Attack on each enemy it names (KC-WSL-31). */
function* fusillade(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const all = shootable(t, id).map((target) => creatureOption(state, target));
  const targets = yield* chooseSome(t, seatOf(state, id), 'targets', all, {
    rule: 'KC-WSL-31',
    params: { who: id, power: 'filovs-fusillade' },
    about: { who: id },
    min: 1,
    max: all.length,
    // The action is declared by naming them (KZ-ATK-01).
    always: true,
  });
  yield* attack(
    t,
    id,
    targets.map(({ creature }) => creature),
    BASIC_IMPLEMENT_ATTACK,
  );
}

const filovsFusillade: Action = {
  ...plain(
    'filovs-fusillade',
    'attack',
    'KC-WSL-31',
    (t, id) => shootable(t, id).length > 0,
    fusillade,
  ),
  power: BASIC_IMPLEMENT_ATTACK,
  encounter: true,
  bot: { all: true },
};

/** Petrov's Petrification (KC-WSL-32). */
const petrovsPetrification: AttackPower = {
  id: 'petrovs-petrification',
  rule: 'KC-WSL-32',
  target: 'implement',
  damage: 3,
  effect: [
    {
      on: 'target',
      gives: 'dazed',
      *run(t, { attacker: by, target: on }) {
        const until = untilNextTurnEnds(t.state, on);
        yield* inflict(t, { kind: 'dazed', on, by, source: 'petrovs-petrification', until });
      },
    },
  ],
};

/** The Encounter powers, one of which a Wandslinger picks (KC-WSL-01). */
export const ENCOUNTERS: readonly Ability[] = [
  FAVORED_TARGET,
  { id: 'wandslinger/filovs-fusillade', rule: 'KC-WSL-31', actions: [filovsFusillade] },
  {
    id: 'wandslinger/petrovs-petrification',
    rule: 'KC-WSL-32',
    power: petrovsPetrification,
    encounter: true,
  },
];
