import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { attackThrough, commandAction, summonAction } from '../../../rules/actions/commands.ts';
import {
  areAllies,
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../../rules/court/creatures.ts';
import { areAdjacent, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { ChoiceHint } from '../../../rules/effects/bot-hint.ts';
import type { CompanionBlock } from '../../../rules/effects/companion-block.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { type AttackPower, type Use, wholePower } from '../../../rules/effects/power.ts';
import {
  BITS,
  giveStatus,
  has,
  isImmune,
  untilNextTurnEnds,
} from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { grab, heldBy } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { canForce, type Force, force } from '../../../rules/movement/forced.ts';
import { canGo, move, shiftBy } from '../../../rules/movement/move.ts';
import { isHiddenFrom } from '../../../rules/sight/found.ts';
import { canChoose, sees } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { LEVEL_1, worthOfSummoning } from './summoning.ts';

const HOUND = 'scalehound';
const BITE = 'summon-scalehound';

/** On whom the hound has set its fangs: every failed save or escape hurts (KC-TMR-36). */
const FANGS = 'scalehound-fangs';
const FANGS_EFFECT: EffectDef = {
  kind: FANGS,
  status: true,
  on: {
    save: {
      *after(t, { on, by }, { creature, saved }) {
        if (creature !== on || saved || !isOnMap(creatureOf(t.state, on))) return;
        yield* deal(t, { to: on, by, kind: 'other', melee: false, power: BITE }, 1, 'KC-TMR-36');
      },
    },
  },
};

/** Distracted and bitten under one mark: one status, which one save ends (KC-TMR-36). */
function* sink(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  const until = { ends: 'save' } as const;
  const distracted = yield* inflict(t, { kind: 'distracted', on, by, source: BITE, until });
  if (distracted === undefined && !isImmune(state, on, 'distracted')) return;
  // Whoever gets the one gets the other.
  const { on: bearer, mark } = distracted ?? { on, mark: state.nextEffect };
  if (effectsOf(state, FANGS).some((effect) => effect.on === bearer)) return;
  windows.attach(t, { kind: FANGS, on: bearer, by, source: BITE, until, mark, amount: 0 });
}

const FANGS_POWER: AttackPower = wholePower({
  id: BITE,
  rule: 'KC-TMR-36',
  target: 'melee',
  damage: 3,
  effect: [{ on: 'target', run: sink }],
});

/** How far its howl carries (KC-TMR-37). */
const EARSHOT = 5;

/** Who is in earshot. */
function hearing(state: KazzamState, hound: CreatureId): readonly CreatureId[] {
  const self = creatureOf(state, hound);
  const ground = groundOf(state);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return other !== hound && isOnMap(creature) && isWithin(ground, self, creature, EARSHOT);
  });
}

/** Its allies may shift, its Tamer among them, itself not (D-55). */
function* rally(t: Kazzam, hound: CreatureId): Flow<void> {
  const { state } = t;
  for (const ally of hearing(state, hound)) {
    if (!areAllies(state, hound, ally) || !sees(t, hound, ally)) continue;
    const shift = shiftBy(t, ally, 1, 'KC-TMR-37');
    if (shift !== undefined && canGo(t, ally, shift)) yield* move(t, ally, shift);
  }
}

function shoveOf(state: KazzamState, by: CreatureId): Force {
  const rule = 'KC-TMR-37';
  return {
    how: 'slide',
    squares: 1,
    by,
    source: 'hissing-howl',
    from: creatureOf(state, by),
    rule,
  };
}

const HARMS: ChoiceHint = { does: 'harm' };

/** Enemies are slid by a square, each as its Tamer says (KC-TMR-37). */
function* scatter(t: Kazzam, hound: CreatureId): Flow<void> {
  const { state } = t;
  const done = new Set<CreatureId>();
  for (;;) {
    if (!isOnMap(creatureOf(state, hound))) return;
    const open = hearing(state, hound).filter(
      (other) =>
        !done.has(other) &&
        areEnemies(state, hound, other) &&
        canChoose(t, hound, other) &&
        canForce(t, other, shoveOf(state, hound)),
    );
    if (open.length === 0) return;
    const options = [...open.map((other) => creatureOption(state, other)), { id: 'nobody' }];
    const chosen = yield* choose(t, hound, 'howl-slides', options, {
      rule: 'KC-TMR-37',
      about: { bot: HARMS },
      fallback: open.length,
    });
    if (!('creature' in chosen)) return;
    done.add(chosen.creature);
    yield* force(t, chosen.creature, shoveOf(state, hound));
  }
}

/** Whom it holds takes damage (KC-TMR-37). */
function* shake(t: Kazzam, by: CreatureId): Flow<void> {
  for (const to of heldBy(t.state, by)) {
    if (!areEnemies(t.state, by, to)) continue;
    yield* deal(t, { to, by, kind: 'other', melee: false, power: 'hissing-howl' }, 2, 'KC-TMR-37');
  }
}

/** Enemies beside it of whom it could take hold, without any roll (KC-TMR-38). */
function grabbable(state: KazzamState, hound: CreatureId): readonly CreatureId[] {
  const self = creatureOf(state, hound);
  const ground = groundOf(state);
  const held = heldBy(state, hound);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    if (!isOnMap(creature) || !areEnemies(state, hound, other) || held.includes(other))
      return false;
    if (has(creature, BITS.flying) !== has(self, BITS.flying)) return false;
    if (isImmune(state, other, 'grabbed') || isHiddenFrom(state, hound, other)) return false;
    return areAdjacent(ground, self, creature);
  });
}

function* takeHold(t: Kazzam, by: CreatureId): Flow<void> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, by)) || has(creatureOf(state, by), BITS.stunned)) return;
  const open = grabbable(state, by);
  if (open.length === 0) return;
  const { creature: on } = yield* choose(
    t,
    by,
    'hound-grabs',
    open.map((other) => creatureOption(state, other)),
    { rule: 'KC-TMR-38', about: { bot: HARMS } },
  );
  yield* grab(t, { on, by, source: HOUND, ranged: false });
}

/** The Scalehound (KC-TMR-38). */
export const SCALEHOUND: CompanionBlock = {
  id: HOUND,
  name: 'Scalehound',
  rule: 'KC-TMR-38',
  kind: 'summoned',
  hp: 5,
  speed: 6,
  command: {
    id: 'hissing-howl',
    rule: 'KC-TMR-37',
    *run(t, hound) {
      yield* rally(t, hound);
      yield* scatter(t, hound);
      yield* shake(t, hound);
    },
    bot: { worth: ({ t, id }) => 0.2 * heldBy(t.state, id).length },
  },
  instead: {
    id: 'bristle-scales',
    rule: 'KC-TMR-38',
    *run(t, on) {
      const { owner } = creatureOf(t.state, on);
      const until = untilNextTurnEnds(t.state, owner);
      giveStatus(t, { kind: 'resist', on, by: on, source: HOUND, amount: 1, until });
    },
    bot: { worth: ({ count }) => 0.05 * count('foes', 2) },
  },
  on: {
    'turn-end': {
      modify(t, { on }, { creature, events }) {
        if (creature !== creatureOf(t.state, on).owner) return;
        events.push({ id: 'hound-grabs', names: { of: on }, by: on, run: () => takeHold(t, on) });
      },
    },
  },
};

/** Summon Scalehound, and what it can be commanded then (KC-TMR-36, KC-TMR-37). */
export const summonScalehound: Ability = {
  id: 'tamer/summon-scalehound',
  rule: 'KC-TMR-36',
  leaves: [FANGS_EFFECT],
  actions: [
    summonAction({
      id: BITE,
      rule: 'KC-TMR-36',
      slot: LEVEL_1,
      block: SCALEHOUND,
      appears: (t, hound) => attackThrough(t, hound, FANGS_POWER),
      bot: { worth: worthOfSummoning },
    }),
    commandAction(SCALEHOUND),
  ],
};
