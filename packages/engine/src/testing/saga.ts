import { choose } from '../choose.ts';
import type { ContentProblem } from '../documents/kinds.ts';
import type { GameEvent } from '../events.ts';
import type { Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import { D6 } from '../random/source.ts';
import { ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { Table } from '../table.ts';

/** What is written on a character's sheet. */
export interface Sheet {
  readonly hero: string;
  readonly gold: number;
  readonly feats: readonly string[];
}

/** The state of {@link saga}. */
export interface SagaState {
  readonly heroes: { hero: string; gold: number; feats: string[] }[];
  turn: number;
}

interface ToldEvent extends GameEvent {
  readonly type: 'found' | 'rested';
  readonly seat: Seat;
  readonly gold: number;
}

type T = Table<SagaState, Record<never, never>, ToldEvent>;

/** So often everybody acts. */
const ROUNDS = 2;

const EXPLORE = [{ id: 'explore' }, { id: 'rest' }] as const;

function* turn(t: T): Flow<void> {
  const { state } = t;
  const seat = state.turn % t.seatCount;
  const hero = state.heroes[seat];
  const { id } = yield* choose(t, seat, 'turn', EXPLORE, { rule: 'TOY-SAGA-01' });
  if (hero !== undefined && id === 'explore') {
    const gold = t.roll(D6, 'gold', seat);
    hero.gold += gold;
    if (gold === 6) hero.feats.push(`found a hoard in turn ${state.turn + 1}`);
    t.emit({ type: 'found', rule: 'TOY-SAGA-01', seat, gold });
  } else t.emit({ type: 'rested', rule: 'TOY-SAGA-01', seat, gold: 0 });
  state.turn += 1;
}

function readSheet(content: unknown): Result<Sheet, readonly ContentProblem[]> {
  const { hero, gold, feats } = (content ?? {}) as Partial<Record<keyof Sheet, unknown>>;
  const problems: ContentProblem[] = [];
  if (typeof hero !== 'string') problems.push({ path: 'hero', message: 'must be a name' });
  if (typeof gold !== 'number' || !Number.isInteger(gold) || gold < 0) {
    problems.push({ path: 'gold', message: 'must be a whole number of at least 0' });
  }
  if (!Array.isArray(feats)) problems.push({ path: 'feats', message: 'must be a list' });
  return problems.length === 0 ? ok(content as Sheet) : { ok: false, error: problems };
}

/** A toy of documents: heroes find gold, and take it with them on their sheets. */
export const saga = defineGame({
  id: 'saga',
  title: 'Saga',
  version: '1',
  seats: { min: 1, max: 3, default: 2 },
  options: {},
  documents: {
    kinds: {
      sheet: {
        version: 2,
        read: readSheet,
        // The first version had no feats.
        migrations: { 1: (content) => ({ ...(content as object), feats: [] }) },
        blank: (): Sheet => ({ hero: 'Nobody', gold: 0, feats: [] }),
        sample: (random): Sheet => ({ hero: 'Ina', gold: random.index(9, 'gold'), feats: [] }),
      },
    },
    slots: (_, seatCount) =>
      Array.from({ length: seatCount }, (__, seat) => ({
        slot: `sheet/${seat}`,
        kind: 'sheet',
        seat,
        optional: true,
      })),
    results: ({ heroes }) =>
      Object.fromEntries(
        heroes.map((hero, seat) => [
          `sheet/${seat}`,
          { kind: 'sheet', name: hero.hero, content: hero },
        ]),
      ),
  },
  setup: (t: Table<undefined, Record<never, never>, ToldEvent>): SagaState => ({
    heroes: Array.from({ length: t.seatCount }, (_, seat) => {
      const sheet = t.documents[`sheet/${seat}`] as Sheet | undefined;
      return {
        hero: sheet?.hero ?? `Hero ${seat + 1}`,
        gold: sheet?.gold ?? 0,
        feats: [...(sheet?.feats ?? [])],
      };
    }),
    turn: 0,
  }),
  next: ({ turn: turns, heroes }) => (turns < ROUNDS * heroes.length ? 'turn' : undefined),
  steps: { turn },
  outcome: ({ heroes, turn: turns }) =>
    turns < ROUNDS * heroes.length
      ? undefined
      : { result: 'told', winners: [], payoffs: heroes.map(() => 0.5) },
  view: (state) => state,
  invariants: [],
  telling: {
    draws: ({ type, seat, gold }) =>
      type === 'found' ? [{ purpose: 'gold', who: seat, result: gold }] : [],
  },
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});
