import type { OneChoice } from '../choice.ts';
import type { GameEvent } from '../events.ts';
import { askOne, type Flow } from '../flow.ts';
import { defineGame, type Game } from '../game.ts';
import { D6 } from '../random/source.ts';
import type { Table } from '../table.ts';

/** How the rules of a {@link duelOf} differ from those of its first version. */
export interface DuelRules {
  readonly version: string;
  /** Added to every blow. */
  readonly harder?: number;
  /** What both begin with. */
  readonly health?: number;
  /** The state has another shape, and nobody can tell. */
  readonly reshaped?: boolean;
  /** What one may do, beside striking. */
  readonly also?: readonly string[];
  /** Whether whoever falls is told of before the end. */
  readonly tellsFall?: boolean;
  /** The rules break on a blow of this strength. */
  readonly breaksAt?: number;
  /** Another default of the setting. */
  readonly rounds?: number;
}

interface DuelState {
  turn: number;
  readonly health: number[];
  readonly rounds: number;
  /** Of the other shape. */
  readonly notes?: string[];
}

interface DuelEvent extends GameEvent {
  readonly type: 'hurt' | 'waited' | 'fell' | 'met';
  readonly seat?: number;
  readonly by?: number;
}

/**
 * Two strike at each other until one has fallen, by rules of which there are several versions, for
 * tests of what becomes of a match when its rules change.
 */
export function duelOf({
  version,
  harder = 0,
  health = 9,
  reshaped = false,
  also = ['wait'],
  tellsFall = true,
  breaksAt = 99,
  rounds = 50,
}: DuelRules): Game {
  const options = ['strike', ...also].map((id) => ({ id }));
  const choices: readonly OneChoice[] = [0, 1].map((seat) => ({
    kind: 'one',
    seat,
    why: { key: 'turn', rule: 'DUEL-TURN-01' },
    options,
    fallback: 0,
    closed: () => (also.includes('wait') ? [] : TIRED),
  }));
  function* turn(table: Table<DuelState, unknown, DuelEvent>): Flow<void> {
    const { state } = table;
    const seat = state.turn % 2;
    const taken = yield* askOne(choices[seat] as OneChoice);
    state.notes?.push(taken.id);
    state.turn += 1;
    if (taken.id !== 'strike') {
      table.emit({ type: 'waited', rule: 'DUEL-WAIT-01', seat });
      return;
    }
    const by = table.roll(D6, 'blow', seat) + harder;
    if (by === breaksAt) throw new Error('nobody thought of such a blow');
    const other = 1 - seat;
    state.health[other] = (state.health[other] ?? 0) - by;
    table.emit({ type: 'hurt', rule: 'DUEL-HURT-01', seat: other, by });
    if (tellsFall && isOver(state)) table.emit({ type: 'fell', rule: 'DUEL-FALL-01', seat: other });
  }
  return defineGame({
    id: 'duel',
    title: 'Duel',
    version,
    seats: { min: 2, max: 2, default: 2 },
    options: { rounds: { kind: 'number', min: 1, max: 90, default: rounds, rule: 'DUEL-OPT-01' } },
    setup: (table): DuelState => {
      table.emit({ type: 'met', rule: 'DUEL-MEET-01', by: health } as never);
      const { rounds } = table.options;
      return { turn: 0, health: [health, health], rounds, ...(reshaped ? { notes: [] } : {}) };
    },
    next: (state) => (isOver(state) ? undefined : 'turn'),
    steps: { turn },
    outcome: (state) => {
      if (!isOver(state)) return undefined;
      const [mine = 0, theirs = 0] = state.health;
      return { result: 'won', winners: [mine >= theirs ? 0 : 1], payoffs: [] };
    },
    view: ({ turn, health }) => ({ turn, health }),
    invariants: [],
    speech: { event: ({ type }) => ({ key: `event.${type}` }) },
    texts: {},
    measures: { numbers: () => ({}), facets: () => ({}) },
    bots: { heuristic: () => 0 },
  }) as unknown as Game;
}

const TIRED = [{ id: 'wait', because: { key: 'tired', rule: 'DUEL-WAIT-02' } }];

function isOver({ health, turn, rounds }: DuelState): boolean {
  return health.some((left) => left <= 0) || turn >= rounds * 2;
}
