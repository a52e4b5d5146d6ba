import { NO_YES } from '../choice.ts';
import type { GameEvent } from '../events.ts';
import { askOne, type Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import type { Effect, EffectKind, RulesEvent, WithEffects } from '../listeners.ts';
import type { Seat } from '../seat.ts';
import type { Table } from '../table.ts';
import { parallel } from '../together.ts';
import { activeSeatFirst, defineWindows } from '../windows.ts';

/** Kinds of ward: what each does stands in {@link KINDS}. */
export const WARDS = ['doubt', 'shield', 'armour', 'decoy', 'parry', 'thorns'] as const;

/** A ward in play. */
export interface Ward extends Effect {
  readonly kind: (typeof WARDS)[number];
  readonly owner: Seat;
  /** `doubt`: how deep it stands; it questions what the one before it says. */
  readonly depth?: number;
}

/** The state of {@link wards}. */
export interface WardsState extends WithEffects<Ward> {
  round: number;
  health: number[];
  /** Strength of each seat's next blow; only its owner knows it. */
  readonly blows: number[];
}

/** A thought, or a blow, on its way. */
export interface WardsEvent extends RulesEvent {
  readonly type: 'thought' | 'blow';
  readonly seat: Seat;
  readonly from: Seat;
  readonly depth: number;
  amount: number;
}

type T = Table<WardsState, unknown, ToldEvent>;

/** What this toy tells: any fields beside type and rule. */
interface ToldEvent extends GameEvent {
  readonly [field: string]: unknown;
}

function* doubt(t: T, ward: Ward, event: WardsEvent): Flow<void> {
  const taken = yield* askOne({
    kind: 'one',
    seat: ward.owner,
    why: { key: 'doubt', params: { depth: event.depth }, rule: 'TOY-DOUBT-01' },
    options: NO_YES,
    fallback: 0,
    reaction: { key: 'doubt', take: 1, decline: 0 },
  });
  if (taken.id === 'no') return;
  const deeper: WardsEvent = { ...event, depth: event.depth + 1 };
  delete deeper.prevented;
  const stands = yield* windows.pass(t, deeper, function* () {
    t.emit({
      type: 'doubted',
      rule: 'TOY-DOUBT-01',
      seat: ward.owner,
      depth: event.depth,
    });
  });
  if (stands) event.prevented = true;
}

const KINDS: Readonly<Record<Ward['kind'], EffectKind<T, Ward, WardsEvent>>> = {
  doubt: { on: { thought: { before: doubt } } },
  shield: {
    on: {
      blow: {
        layer: 'less',
        modify: (_t, ward, event) => {
          if (ward.owner === event.seat) event.amount = Math.max(0, event.amount - 1);
        },
      },
    },
  },
  armour: {
    on: {
      blow: {
        layer: 'half',
        modify: (_t, ward, event) => {
          if (ward.owner === event.seat) event.amount = Math.floor(event.amount / 2);
        },
      },
    },
  },
  decoy: {
    on: {
      blow: {
        *instead(t, ward, _event) {
          windows.detach(t, ward.id);
          t.emit({ type: 'decoyed', rule: 'TOY-DECOY-01', seat: ward.owner });
          return true;
        },
      },
    },
  },
  parry: {
    on: {
      blow: {
        *before(t, ward, event) {
          const taken = yield* askOne({
            kind: 'one',
            seat: ward.owner,
            why: { key: 'parry', rule: 'TOY-PARRY-01' },
            options: NO_YES,
            fallback: 0,
          });
          if (taken.id === 'no') return;
          windows.detach(t, ward.id);
          event.prevented = true;
        },
      },
    },
  },
  thorns: {
    on: {
      blow: {
        *after(t, ward, event) {
          if (event.amount < 1) return;
          yield* blow(t, ward.owner, event.from, 1);
        },
      },
    },
  },
};

/** The windows of {@link wards}. */
export const windows = defineWindows<WardsState, Ward, WardsEvent, T>({
  kinds: KINDS,
  layers: ['half', 'less'],
  order: (t, event, effects) =>
    activeSeatFirst(
      event.from,
      t.seatCount,
      effects.filter(
        (ward) => ward.owner === event.seat && (ward.depth ?? event.depth) === event.depth,
      ),
    ),
});

/**
 * A toy that uses the whole kernel: everyone plans a blow in secret, each plan may be doubted, the
 * doubt doubted, and so on four deep; then the blows fall at once upon shields, decoys and thorns.
 */
export const wards = defineGame({
  id: 'wards',
  title: 'Wards',
  version: '1',
  seats: { min: 2, max: 4, default: 2 },
  options: { rounds: { kind: 'number', min: 1, max: 9, default: 3, rule: 'TOY-OPT-02' } },
  setup: (t: Table<undefined, { readonly rounds: number }, ToldEvent>): WardsState => {
    const seats = Array.from({ length: t.seatCount }, (_, seat) => seat);
    const effects = seats.flatMap((owner) => [
      ...[0, 1, 2, 3].map((depth) => ({ kind: 'doubt' as const, owner, depth })),
      ...(['shield', 'armour', 'decoy', 'parry', 'thorns'] as const).map((kind) => ({
        kind,
        owner,
      })),
    ]);
    const blows = seats.map((seat) => 1 + t.index(6, 'strength', seat));
    for (const [seat, strength] of blows.entries()) {
      t.emit({ type: 'readied', rule: 'TOY-BLOW-02', only: [seat], seat, strength });
    }
    return {
      round: t.options.rounds,
      health: seats.map(() => 5),
      blows,
      effects: effects.map((effect, id) => ({ id, ...effect })),
      nextEffect: effects.length,
    };
  },
  next: (state) => (state.round > 0 && state.health.every((h) => h > 0) ? 'round' : undefined),
  steps: { round },
  outcome: (state) => {
    const most = Math.max(...state.health);
    const winners = state.health.flatMap((h, seat) => (h === most ? [seat] : []));
    return {
      result: winners.length === 1 ? 'won' : 'drawn',
      winners,
      payoffs: state.health.map((h) => (h < most ? 0 : winners.length === 1 ? 1 : 0.5)),
    };
  },
  view: (state, observer) => ({
    ...state,
    blows: state.blows.map((strength, seat) => (seat === observer ? strength : 'hidden')),
  }),
  imagine: (state, observer, random) => {
    state.blows.forEach((_, seat) => {
      if (seat !== observer) state.blows[seat] = 1 + random.index(6, 'imagined', seat);
    });
    return state;
  },
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  invariants: [
    {
      rule: 'TOY-INV-02',
      text: 'health never rises above 5',
      check: (state) => (state.health.every((h) => h <= 5) ? undefined : 'too healthy'),
    },
  ],
  telling: {
    draws: ({ type, seat, strength }) =>
      type === 'readied'
        ? [{ purpose: 'strength', who: Number(seat), result: Number(strength) - 1 }]
        : [],
  },
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: (state) => ({ round: state.round }), facets: () => ({}) },
  bots: {},
});

function* plan(t: T, seat: Seat): Flow<Seat | undefined> {
  const options = t.state.health.flatMap((_, other) =>
    other === seat ? [] : [{ id: `strike/${other}`, names: { seat: other }, target: other }],
  );
  const { target } = yield* askOne({
    kind: 'one',
    seat,
    why: { key: 'plan', rule: 'TOY-PLAN-01' },
    options,
    // Every seat is asked, or others could tell who had something to plan.
    always: true,
    fallback: 0,
  });
  const thought: WardsEvent = { type: 'thought', seat, from: seat, depth: 0, amount: 0 };
  const kept = yield* windows.pass(t, thought, function* () {
    t.emit({ type: 'planned', rule: 'TOY-PLAN-01', seat, target });
  });
  return kept ? target : undefined;
}

function* round(t: T): Flow<void> {
  const seats = t.state.health.map((_, seat) => seat);
  const targets = yield* parallel(
    t,
    seats.map((seat) => ({ seat, flow: plan(t, seat) })),
    { secret: true },
  );
  for (const [seat, target] of targets.entries()) {
    if (target !== undefined) yield* blow(t, seat, target, t.state.blows[seat] ?? 1);
  }
  t.state.round -= 1;
}

function* blow(t: T, from: Seat, seat: Seat, amount: number): Flow<void> {
  yield* windows.pass(t, { type: 'blow', seat, from, depth: 0, amount }, function* (event) {
    t.state.health[seat] = (t.state.health[seat] ?? 0) - event.amount;
    t.emit({ type: 'struck', rule: 'TOY-BLOW-01', seat, from, amount: event.amount });
    if ((t.state.health[seat] ?? 0) <= 0) t.endStep();
  });
}
