import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../events.ts';
import { askAny, askOne } from '../flow.ts';
import type { Game } from '../game.ts';
import { choiceView } from '../match-view.ts';
import { D6 } from '../random/source.ts';
import type { Table } from '../table.ts';
import {
  type DiceRaceState,
  diceRace,
  gallery,
  hammering,
  heap,
  heapWith,
  lantern,
  market,
  saga,
  wards,
} from '../testing/index.ts';
import { type PeekersState, peekers } from '../testing/peekers.ts';
import { LAWS } from './laws.ts';

const SETTINGS = { matches: 5, seed: 'laws', mostAnswers: 250 };

const race = {
  ...diceRace,
  options: { goal: { ...diceRace.options.goal, max: 40, default: 30 } },
  telling: {
    draws: ({ seat, face }: Rolled) => [{ purpose: 'advance', who: seat, result: face }],
    facts: ({ places }: Pick<DiceRaceState, 'places'>) =>
      new Map(places.map((place, seat) => [`place of ${seat}`, place])),
    follow: (facts: Map<string, number>, { seat, face }: Rolled) => {
      const name = `place of ${seat}`;
      facts.set(name, (facts.get(name) ?? 0) + face);
    },
  },
};

interface Rolled {
  readonly seat: number;
  readonly face: number;
}

describe.each([
  ['dice race', race],
  ['wards', wards],
  ['heap', heap],
  ['peekers', peekers],
  ['market', market],
  ['saga', saga],
  ['lantern', lantern],
  ['gallery', gallery],
])('%s', (_, game) => {
  test.each(LAWS.map((law) => [law.title, law] as const))('%s', (_title, law) => {
    expect(law.check(game as unknown as Game, SETTINGS)).toEqual([]);
  });
});

/** Which laws notice that something is broken. */
function broken(game: unknown, mostAnswers = 250, matches = 2): string[] {
  return LAWS.filter(
    (law) => law.check(game as Game, { ...SETTINGS, matches, mostAnswers }).length > 0,
  ).map((law) => law.title.split(/[,;]| in | that /)[0] ?? '');
}

describe('a broken game is caught', () => {
  test('a standing offer that tells what another holds', () => {
    const betraying = heapWith((t) => {
      const { offersFor, use } = hammering(t);
      const next = (seat: number) => offersFor((seat + 1) % t.seatCount);
      return { use, offersFor: (seat) => next(seat).map((offer) => ({ ...offer, seat })) };
    });
    expect(broken(betraying, 250, 20)).toEqual(['states']);
  });

  test('a die behind a screen that shows', () => {
    const view = ({ peeked, last }: PeekersState) => ({ last, peeked: peeked.length, sum: peeked });
    expect(broken({ ...peekers, view }, 250, 6)).toEqual([
      'what is drawn before some seats only changes nothing for the others until it is revealed',
    ]);
    const asked = (t: Table<PeekersState>) => {
      const face = t.among([0], () => t.roll(D6, 'secret'));
      t.state.last = face;
      return undefined;
    };
    expect(broken({ ...peekers, steps: { round: asked } }, 250, 6)).toContain(
      'what is drawn before some seats only changes nothing for the others until it is revealed',
    );
  });

  test('a view that leaks a hidden hand', () => {
    expect(broken({ ...wards, view: (state: object) => state })).toEqual(['states']);
  });

  test('a view that leaks a hidden hand while something is told', () => {
    type Round = NonNullable<typeof wards.steps.round>;
    const played = wards.steps.round as Round;
    const shown = { now: false };
    const view: typeof wards.view = (state, observer) =>
      wards.view(state, shown.now ? 0 : observer);
    const round: Round = (t) => {
      shown.now = true;
      t.emit({ type: 'doubted', rule: 'TOY-DOUBT-01', seat: 0, depth: 0 });
      shown.now = false;
      return played(t);
    };
    expect(broken({ ...wards, view, steps: { round } })).toContain('states');
  });

  test('a broken invariant', () => {
    const invariants = [{ rule: 'X', text: 'never', check: () => 'always' }];
    expect(broken({ ...wards, invariants })).toEqual([
      'the invariants of the game hold after every answer',
    ]);
  });

  test('a state that is not plain data', () => {
    const setup = (t: never) => ({ ...wards.setup(t), when: new Date(0) });
    expect(broken({ ...wards, setup })).toContain('the state is plain JSON data');
  });

  test('a die that is rolled in silence', () => {
    const silent = { ...race, telling: { ...race.telling, draws: () => [] } };
    expect(broken(silent)).toEqual(['every draw is told by an event of the same answer']);
    const { telling: _telling, ...mute } = race;
    expect(broken(mute)).toEqual(['every draw is told by an event of the same answer']);
  });

  test('a die that is told as another one', () => {
    const draws = () => [{ purpose: 'advance', result: 7 }];
    expect(broken({ ...race, telling: { ...race.telling, draws } })).toEqual([
      'every draw is told by an event of the same answer',
    ]);
  });

  test('a change that no event tells', () => {
    const facts = ({ places, active }: DiceRaceState) =>
      new Map(places.map((place, seat) => [`place of ${seat}`, place + active]));
    expect(broken({ ...race, telling: { ...race.telling, facts } })).toEqual([
      'what the events tell adds up to what has changed',
    ]);
  });

  test('a change that is told before it is made', () => {
    function* turn(t: Table<DiceRaceState, unknown, Rolled & GameEvent>) {
      const { state } = t;
      const seat = state.active;
      yield* askOne({
        ...{ kind: 'one', seat, why: { key: 'turn', rule: 'TOY-TURN-01' } },
        ...{ options: [{ id: 'roll' }, { id: 'rest' }], fallback: 0 },
      });
      const face = t.roll(D6, 'advance', seat);
      t.emit({ type: 'rolled', rule: 'TOY-ROLL-01', seat, face });
      state.places[seat] = (state.places[seat] ?? 0) + face;
      state.active = (seat + 1) % t.seatCount;
    }
    expect(broken({ ...race, steps: { turn } })).toEqual([
      'what an event tells has happened when it is told',
    ]);
  });

  test('an endless match', () => {
    const next = () => 'round';
    expect(broken({ ...wards, next }, 60)).toContain('every choice can be answered');
  });

  test('a choice without options', () => {
    const steps = {
      *round() {
        yield* askOne({ kind: 'one', seat: 0, why: { key: 'nothing' }, options: [] });
      },
    };
    expect(broken({ ...wards, steps })).toContain('every choice can be answered');
  });

  test('a question with a single answer, in an open phase', () => {
    const only = { kind: 'one', seat: 0, why: { key: 'only' }, options: [{ id: 'go' }] } as const;
    const steps = {
      *round(t: { readonly state: { round: number } }) {
        yield* askAny([only]);
        t.state.round -= 1;
      },
    };
    expect(broken({ ...wards, steps })).toEqual(['nobody is asked what has a single legal answer']);
    const asked = { ...only, always: true } as const;
    const must = {
      *round(t: { readonly state: { round: number } }) {
        yield* askAny([asked]);
        t.state.round -= 1;
      },
    };
    expect(broken({ ...wards, steps: must })).toEqual([]);
  });

  test('a closed option that is more than data', () => {
    const options = [{ id: 'go' }, { id: 'stay' }];
    const closed = () => [{ id: 'fly', fits: () => false, because: { key: 'no-wings' } }];
    const choice = { kind: 'one', seat: 0, why: { key: 'way' }, options, closed } as const;
    // What the view leaves out reaches nobody; what it hands on must be data.
    expect(choiceView(choice, 0).closed).toEqual([{ id: 'fly', because: { key: 'no-wings' } }]);
    const because = { key: 'no-wings', params: { fits: () => false } };
    const leaking = { ...choice, closed: () => [{ id: 'fly', because }] } as never;
    const steps = {
      *round(t: { readonly state: { round: number } }) {
        yield* askOne(leaking);
        t.state.round -= 1;
      },
    };
    expect(broken({ ...wards, steps })).toContain('what a seat is asked is plain JSON data');
  });

  test('rules that look outside', () => {
    let outside = 0;
    const setup = (t: never) => {
      outside += 1;
      return { ...wards.setup(t), outside };
    };
    expect(broken({ ...wards, setup }).length).toBeGreaterThan(0);
  });
});
