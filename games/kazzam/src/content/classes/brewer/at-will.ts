import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, Until } from '../../../model.ts';
import { movable } from '../../../rules/attack/pass-on.ts';
import { areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { isStatus } from '../../../rules/effects/content.ts';
import { dataKind, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, effectsOf } from '../../../rules/effects/in-play.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import type { RollEvent } from '../../../rules/effects/moments.ts';
import {
  giveStatus,
  isHarm,
  isStatusKind,
  removeEffects,
  untilNextTurnEnds,
} from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { force } from '../../../rules/movement/forced.ts';
import { settleLandings } from '../../../rules/movement/landing.ts';
import { standUp } from '../../../rules/movement/stand.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';
import { GENEROSITY_TONIC } from './generosity-tonic.ts';
import { type Dose, type Named, namePerson, type Potion } from './potion.ts';

const CORROSIVE = 'corrosive-potion';

/** Beside the Ongoing Damage that eats on with every failed save against it (KC-BRW-20). */
const CORROSIVE_EFFECT: EffectDef = {
  kind: CORROSIVE,
  on: {
    save: {
      after(t, { on, mark }, { creature, against, saved }): undefined {
        if (saved || creature !== on || typeof against === 'string') return;
        const { kind, source, amount } = against;
        if (against.mark !== mark || kind !== 'ongoing' || source !== CORROSIVE) return;
        // Given anew it is the same one, with the larger number (KZ-GEN-16).
        giveStatus(t, { ...against, kind: 'ongoing', amount: amount + 1 });
      },
    },
  },
};

/** Ongoing 1 that grows; under one mark with what makes it grow. */
function* corrode(t: Kazzam, { by, on }: Dose): Flow<void> {
  const until = { ends: 'save' } as const;
  const ongoing = yield* inflict(t, {
    kind: 'ongoing',
    on,
    by,
    source: CORROSIVE,
    amount: 1,
    until,
  });
  if (ongoing === undefined || !t.state.effects.includes(ongoing)) return;
  const { mark, on: bearer, id } = ongoing;
  if (effectsOf(t.state, CORROSIVE).some((other) => other.mark === mark)) return;
  const lasting = { ends: 'with', effects: [id] } as const;
  const kept = { on: bearer, by, source: CORROSIVE, until: lasting, mark, amount: 0 };
  windows.attach(t, { kind: CORROSIVE, ...kept });
}

const corrosive: Potion = {
  id: CORROSIVE,
  rule: 'KC-BRW-20',
  does: corrode,
  worth: ({ state }, { on }) => (effectOn(state, CORROSIVE, on) === undefined ? 0.25 : 0),
  leaves: [CORROSIVE_EFFECT],
};

/** Ends every status, good and bad; who lay Prone stands, who flew comes down (KC-BRW-22). */
function* nullify(t: Kazzam, { on }: Dose): Flow<void> {
  const entries = movable(t, on).flat();
  if (entries.some(({ kind }) => kind === 'prone')) yield* standUp(t, on);
  removeEffects(t, (effect) => entries.includes(effect), 'KC-BRW-22');
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
  endWhatCannotLast(t);
}

/** What an enemy has of its statuses, roughly: the good ones less the bad ones, and Ward. */
function worthOfNullifying(t: Kazzam, { by, on }: Pick<Dose, 'by' | 'on'>): number {
  const { state } = t;
  const good = (effect: Effect) => !(isStatusKind(effect.kind) && isHarm(effect.kind));
  const sum = state.effects
    .filter((effect) => effect.on === on && isStatus(t, effect))
    .reduce((total, effect) => total + (good(effect) ? 0.12 : -0.12), 0);
  const ward = 0.1 * Math.min(2, wardOf(creatureOf(state, on).wards));
  return areEnemies(state, by, on) ? sum + ward : -sum;
}

const nullification: Potion = {
  id: 'nullification-potion',
  rule: 'KC-BRW-22',
  strips: 2,
  does: nullify,
  worth: worthOfNullifying,
};

const TARGET_ATTACK = dataKind('target-attack-potion', { person: 'creature' });
const TARGET_PROTECT = dataKind('target-protect-potion', { person: 'creature' });

/** Links the target with a person: of one source one entry for each person (KC-CONV-21). */
function link(t: Kazzam, kind: typeof TARGET_ATTACK, { by, on, named }: Dose, until: Until): void {
  const { state } = t;
  const person = named?.person;
  if (person === undefined || !isOnMap(creatureOf(state, on))) return;
  const known = effectsOf(state, kind).find(
    (effect) => effect.on === on && effect.data.person === person,
  );
  if (known !== undefined) {
    known.until = until;
    return;
  }
  const mark = state.nextEffect;
  const linked = { on, by, source: kind.kind, until, mark, amount: 0 };
  windows.attach(t, { ...withData(kind, { person }), ...linked });
}

function personOf(
  { state }: Kazzam,
  kind: typeof TARGET_ATTACK,
  { id }: Effect,
): CreatureId | undefined {
  return effectsOf(state, kind).find((effect) => effect.id === id)?.data.person;
}

function* naming(t: Kazzam, by: CreatureId, potion: Pick<Potion, 'id' | 'rule'>): Flow<Named> {
  return { person: yield* namePerson(t, by, potion) };
}

/** Whether it is an attack of the one that is named on the bearer. */
function helps(t: Kazzam, effect: Effect, { attacker, target }: RollEvent): boolean {
  return target === effect.on && attacker === personOf(t, TARGET_ATTACK, effect);
}

/** Advantage for the first attack of the person that is named (KC-BRW-23). */
const targetAttack: Potion = {
  id: TARGET_ATTACK.kind,
  rule: 'KC-BRW-23',
  names: (t, by) => naming(t, by, targetAttack),
  *does(t, dose) {
    link(t, TARGET_ATTACK, dose, untilNextTurnEnds(t.state, dose.by));
    yield* [];
  },
  worth: () => 0.15,
  leaves: [
    {
      ...TARGET_ATTACK,
      status: true,
      on: {
        'attack-roll': {
          modify(t, effect, event) {
            if (effect.amount === 0 && helps(t, effect, event)) event.advantages.push('KC-BRW-23');
          },
          before(t, effect, event): undefined {
            // This is the first one, so that what follows from it is not.
            if (helps(t, effect, event)) effect.amount = 1;
          },
        },
        attack: {
          after(t, effect, { attacker }): undefined {
            if (effect.amount === 1 && attacker === personOf(t, TARGET_ATTACK, effect))
              windows.detach(t, effect.id);
          },
        },
      },
    },
  ],
};

/** Disadvantage against the person that is named (KC-BRW-24). */
const targetProtect: Potion = {
  id: TARGET_PROTECT.kind,
  rule: 'KC-BRW-24',
  names: (t, by) => naming(t, by, targetProtect),
  *does(t, dose) {
    link(t, TARGET_PROTECT, dose, untilNextTurnEnds(t.state, dose.on));
    yield* [];
  },
  worth: () => 0.12,
  leaves: [
    {
      ...TARGET_PROTECT,
      status: true,
      on: {
        'attack-roll': {
          modify(t, effect, { attacker, target, disadvantages }) {
            if (attacker !== effect.on || target !== personOf(t, TARGET_PROTECT, effect)) return;
            disadvantages.push('KC-BRW-24');
          },
        },
      },
    },
  ],
};

/** Draws the target towards the person that is named, each square nearer to it (KC-BRW-25). */
const fascination: Potion = {
  id: 'fascination-potion',
  rule: 'KC-BRW-25',
  names: (t, by) => naming(t, by, fascination),
  *does(t, { by, on, named, total }) {
    const { state } = t;
    if (named === undefined) return;
    const from = creatureOf(state, named.person);
    if (!isOnMap(from)) return;
    const { id: source, rule } = fascination;
    const more = total === undefined ? {} : { total };
    yield* force(t, on, { how: 'pull', squares: 4, by, source, from, rule, ...more });
  },
  worth: () => 0.1,
};

/** The At-Will Potions, two of which a Brewer picks (KC-BRW-01). */
export const AT_WILL_POTIONS: readonly Potion[] = [
  corrosive,
  GENEROSITY_TONIC,
  nullification,
  targetAttack,
  targetProtect,
  fascination,
];
