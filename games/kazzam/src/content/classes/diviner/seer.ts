import type { Flow, Why } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { couldAttack } from '../../../rules/actions/actions.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { rollInSecret } from '../../../rules/effects/dice.ts';
import { dataKind, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { holding } from '../../../rules/effects/holding.ts';
import { effectOn, effectsOf } from '../../../rules/effects/in-play.ts';
import type { DiceEvent } from '../../../rules/effects/moments.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { showSecret } from '../../../rules/effects/secrets.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import type { Face } from '../../../rules/numbers/result.ts';
import type { Kazzam } from '../../../table.ts';

const SEER = 'KC-DIV-12';

/** The die that a Seer keeps for one round (KC-DIV-12). */
export const FORESEEN = dataKind('foreseen', { round: 'number' });

/** What a die that was not used costs (KC-DIV-12). */
const BACKLASH = 3;

const FACES = [1, 2, 3, 4, 5, 6] as const satisfies readonly Face[];

/** The face that is kept in secret. */
function faceOf({ amount }: Effect): Face | undefined {
  return FACES.find((face) => face === amount);
}

/** A question to a Seer: its key, what saying yes is worth to a bot, what its words say besides. */
interface Question {
  readonly key: string;
  readonly worth: number;
  readonly params?: Why['params'];
}

/** The Seer's own player answers, whoever commands the Seer: nobody else knows the die (KC-HID-02). */
function* asksSeer(t: Kazzam, seer: CreatureId, question: Question): Flow<boolean> {
  const { key, worth, params } = question;
  const options = [
    { id: 'no', bot: { worth: 0 } },
    { id: 'yes', bot: { worth } },
  ];
  const { id } = yield* holding(t.state, 'command', undefined, () =>
    choose(t, seer, key, options, { rule: SEER, params }),
  );
  return id === 'yes';
}

/** At the start of a round a Seer on the map may roll a die and keep it (KC-DIV-12, D-41). */
function* lookAhead(t: Kazzam, seer: CreatureId): Flow<void> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, seer))) return;
  // For bots: who has nobody in range now may not come to roll in this round.
  const worth = couldAttack(t, seer) ? 1 : -1;
  if (!(yield* asksSeer(t, seer, { key: 'look-ahead', worth }))) return;
  const amount = yield* rollInSecret(t, seer, seer, SEER);
  const kept = withData(FORESEEN, { round: state.round });
  const until = { ends: 'match' } as const;
  const mark = state.nextEffect;
  windows.attach(t, { ...kept, on: seer, by: seer, source: kept.kind, until, mark, amount });
}

/** For bots: a 1 for what others will roll, any other for an attack, and any at all for a save. */
function worthOfUsing(face: Face, { purpose }: DiceEvent): number {
  // A miss costs less than the backlash, a Strike more.
  if (purpose === 'attack') return face > 1 ? 1 : -1;
  if (purpose === 'secret') return face <= 2 ? 1 : -1;
  return 1;
}

/** The Seer may have its die stand in for any roll of its own, once (KC-DIV-12). */
function* standsIn(t: Kazzam, kept: Effect, event: DiceEvent): Flow<void> {
  const { on: seer } = kept;
  if (event.roller !== seer || event.foreseen !== undefined) return;
  // What an enemy has foretold is what is rolled, whatever the Seer knows (KC-DIV-13).
  if (effectsOf(t.state, FORETOLD).some((other) => binds(t.state, other, event))) return;
  const face = faceOf(kept);
  if (face === undefined) return;
  const worth = worthOfUsing(face, event);
  const params = { face, purpose: event.purpose };
  if (!(yield* asksSeer(t, seer, { key: 'use-foreseen', worth, params }))) return;
  windows.detach(t, kept.id);
  showSecret(t, kept, SEER, true);
  event.foreseen = face;
}

/** The end of the round finds it unused: it is shown, and hurts its Seer (KC-DIV-12). */
function* lashBack(t: Kazzam, kept: Effect): Flow<void> {
  const { on: to } = kept;
  windows.detach(t, kept.id);
  showSecret(t, kept, SEER, false);
  yield* deal(t, { to, by: to, kind: 'other', melee: false }, BACKLASH, SEER);
}

const FORESEEN_EFFECT: EffectDef = {
  ...FORESEEN,
  secret: true,
  on: {
    dice: { before: standsIn },
    'round-end': { after: lashBack },
    'taken-out': {
      // Discarded with its Seer, without backlash (KC-DIV-06, D-40).
      modify(t, kept, { creature }) {
        if (creature === kept.on) showSecret(t, kept, 'KC-DIV-06', false);
      },
    },
  },
};

const FORESIGHT = 'KC-DIV-13';

/** The die that was rolled for somebody's next turn (KC-DIV-13). */
const FORETOLD = 'foretold';

/** Whether it is the roll that was foretold: the first attack roll of that turn (KC-DIV-13). */
function binds(state: KazzamState, foretold: Effect, { roller, purpose }: DiceEvent): boolean {
  return foretold.on === roller && purpose === 'attack' && isItsTurn(state, foretold);
}

/** Whether the turn that runs is the one that it was rolled for. */
function isItsTurn(state: KazzamState, { on, until }: Effect): boolean {
  if (state.turn?.creature !== on || !('turn' in until)) return false;
  return creatureOf(state, on).turns >= until.turn;
}

/** Rolls a die in secret for the target's next turn; Creeps roll none of their own (KC-DIV-13). */
function* foretell(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  if (creatureOf(state, on).kind === 'creep') return;
  const amount = yield* rollInSecret(t, by, on, FORESIGHT);
  const before = effectOn(state, FORETOLD, on);
  // There is one first roll only: of two dice the later one is for it (ruling).
  if (before !== undefined) lapse(t, before);
  const until = untilNextTurnEnds(state, on);
  const mark = state.nextEffect;
  windows.attach(t, { kind: FORETOLD, on, by, source: 'foresight', until, mark, amount });
}

function lapse(t: Kazzam, foretold: Effect): undefined {
  windows.detach(t, foretold.id);
  showSecret(t, foretold, FORESIGHT, false);
}

const FORETOLD_EFFECT: EffectDef = {
  kind: FORETOLD,
  secret: true,
  on: {
    dice: {
      before(t, foretold, event): undefined {
        if (!binds(t.state, foretold, event)) return;
        windows.detach(t, foretold.id);
        showSecret(t, foretold, FORESIGHT, true);
        event.foreseen = faceOf(foretold);
      },
    },
    'turn-end': {
      after: (t, foretold) => (isItsTurn(t.state, foretold) ? lapse(t, foretold) : undefined),
    },
    'taken-out': {
      modify(t, foretold, { creature }) {
        if (creature === foretold.on) showSecret(t, foretold, FORESIGHT, false);
      },
    },
  },
};

/** For bots: worth most with a bad die of one's own at hand to put in its place. */
function worthOfForetelling(
  { state }: Kazzam,
  { attacker, target }: Pick<Use, 'attacker' | 'target'>,
): number {
  if (creatureOf(state, target).kind === 'creep') return 0;
  const kept = effectOn(state, FORESEEN, attacker);
  const face = kept === undefined ? undefined : faceOf(kept);
  return face === 1 ? 0.3 : 0.08;
}

const foresight: AttackPower = {
  id: 'foresight',
  rule: FORESIGHT,
  target: 'implement',
  damage: 2,
  effect: [{ on: 'target', run: foretell }],
  worth: worthOfForetelling,
};

/** Seer: a die known beforehand, each round, and Foresight for the dice of others (KC-DIV-12). */
export const seer: Ability = {
  id: 'diviner/seer',
  rule: SEER,
  power: foresight,
  leaves: [FORESEEN_EFFECT, FORETOLD_EFFECT],
  on: { 'round-start': { after: (t, { on }) => lookAhead(t, on) } },
};
