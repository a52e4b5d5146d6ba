import { describe, expect, test } from 'vitest';
import type { Effect, Handler, RulesEvent, WithEffects } from './listeners.ts';
import { Match } from './match.ts';
import { WARDS, type WardsState, wards } from './testing/index.ts';
import { activeSeatFirst, defineWindows } from './windows.ts';

const KINDS = WARDS.filter((kind) => kind !== 'doubt');

/** Two seats; the one of seat 1 blows at that strength. Seat 0 has only the wards named, seat 1 none. */
function duel(
  own: readonly (typeof WARDS)[number][],
  order: readonly number[] = [],
  blow = 4,
): Match {
  const effects = own.map((kind, i) => ({ id: order[i] ?? i, kind, owner: 0 }));
  const created = Match.create(wards, {
    id: 'duel',
    seats: [0, 1].map((i) => ({ name: `S${i}`, player: 'human' })),
    options: { rounds: 2 },
    random: { kind: 'seeded', seed: 'duel' },
    given: { blows: [1, blow], effects, nextEffect: 10 },
  });
  if (!created.ok) throw new Error('not created');
  return created.value;
}

function strike(match: Match): void {
  for (const [seat, choose] of [
    [0, 'strike/1'],
    [1, 'strike/0'],
  ] as const) {
    const done = match.submit({ seat, answer: choose });
    if (!done.ok) throw new Error(done.error.message);
  }
}

const healthOf = (match: Match) => (match.state as WardsState).health;
const told = (match: Match) => match.events.map(({ event }) => event.type);

describe('an event passes its window', () => {
  test('and is told whether anything has acted before it', () => {
    interface Tap extends RulesEvent {
      readonly type: 'tap';
    }
    type Door = { readonly state: WithEffects<Effect>; readonly seatCount: number };
    const opened: string[] = [];
    const windows = defineWindows<Door['state'], Effect, Tap, Door>({
      layers: [],
      kinds: {
        deaf: { on: { tap: { before: () => undefined } } },
        dog: {
          on: {
            tap: {
              *before() {
                opened.push('bark');
              },
            },
          },
        },
      },
    });
    const door: Door = { state: { effects: [], nextEffect: 0 }, seatCount: 1 };
    const tap = () => {
      const flow = windows.pass(door, { type: 'tap' }, (_, answered) => {
        opened.push(answered ? 'with care' : 'at once');
        return undefined;
      });
      expect(flow.next(0).done).toBe(true);
      return opened.splice(0);
    };
    windows.attach(door, { kind: 'deaf' });
    expect(tap()).toEqual(['at once']);
    windows.attach(door, { kind: 'dog' });
    expect(tap()).toEqual(['bark', 'with care']);
  });

  test('with nobody listening it just happens', () => {
    const match = duel([]);
    strike(match);
    expect(healthOf(match)).toEqual([1, 4]);
  });

  test('modify: layers in their order, whatever the order of attachment', () => {
    for (const own of [
      ['shield', 'armour'],
      ['armour', 'shield'],
    ] as const) {
      const match = duel(own, [], 5);
      strike(match);
      // 5 halved is 2, less 1 is 1; the other way round 2 would be left.
      expect(healthOf(match)[0]).toBe(4);
    }
  });

  test('instead: it does not happen, and the one-time effect is gone', () => {
    const match = duel(['decoy', 'thorns']);
    strike(match);
    expect(healthOf(match)).toEqual([5, 4]);
    expect(told(match)).toEqual(['planned', 'planned', 'struck', 'decoyed']);
    strike(match);
    expect(healthOf(match)[0]).toBe(1);
  });

  test('before: an interrupt that is taken prevents it, with no reaction after', () => {
    const match = duel(['parry', 'thorns']);
    strike(match);
    expect(match.choices[0]?.why.key).toBe('parry');
    match.submit({ seat: 0, answer: 'yes' });
    expect(healthOf(match)).toEqual([5, 4]);
    expect((match.state as WardsState).effects.map((ward) => ward.kind)).toEqual(['thorns']);
  });

  test('before: one that is declined lets it happen and stays', () => {
    const match = duel(['parry']);
    strike(match);
    match.submit({ seat: 0, answer: 'no' });
    expect(healthOf(match)[0]).toBe(1);
    expect((match.state as WardsState).effects).toHaveLength(1);
  });

  test('after: a reaction is an event of its own', () => {
    const match = duel(['thorns']);
    strike(match);
    expect(healthOf(match)).toEqual([1, 3]);
    expect(told(match).filter((type) => type === 'struck')).toHaveLength(3);
  });

  test('a seat with several reactions puts them in order', () => {
    const match = duel(['parry', 'parry']);
    strike(match);
    const choice = match.choices[0];
    expect(choice).toMatchObject({
      kind: 'order',
      seat: 0,
      why: { key: 'order-own-effects' },
      options: [
        { id: 'parry#0', names: { effect: 'parry' } },
        { id: 'parry#1', names: { effect: 'parry' } },
      ],
    });
    expect(match.submit({ seat: 0, answer: ['parry#1', 'parry#0'] }).ok).toBe(true);
    match.submit({ seat: 0, answer: 'yes' });
    expect((match.state as WardsState).effects.map((ward) => ward.id)).toEqual([0]);
  });

  test.each(KINDS)('the index of a %s survives save, load and undo', (kind) => {
    const match = duel([kind]);
    strike(match);
    const loaded = Match.load(
      wards,
      JSON.parse(JSON.stringify(match.toFile({ withSecret: true }))),
    );
    if (!loaded.ok) throw new Error(loaded.error);
    expect(loaded.value.state).toEqual(match.state);
    match.rewind(0);
    strike(match);
    expect(loaded.value.state).toEqual(match.state);
  });
});

describe('where nobody is asked for the order', () => {
  interface Bell extends Effect {
    readonly pitch: number;
  }
  interface Ring {
    readonly type: 'ring';
    readonly heard: number[];
    prevented?: boolean;
  }
  interface Tower {
    readonly state: { effects: Bell[]; nextEffect: number };
    readonly seatCount: number;
    /** What a bell does besides being heard. */
    readonly on?: Readonly<Record<number, (tower: Tower) => void>>;
  }

  const bells = (ranked: boolean) =>
    defineWindows<Tower['state'], Bell, Ring, Tower>({
      layers: [],
      kinds: {
        bell: {
          on: {
            ring: {
              after(tower, { id, pitch }, { heard }) {
                heard.push(pitch);
                tower.on?.[id]?.(tower);
                return undefined;
              },
            },
          },
        },
        silent: { on: {} },
      },
      ...(ranked ? { rank: (_: Tower, { pitch }: Bell) => Math.floor(pitch / 10) } : {}),
    });

  function rung(
    windows: ReturnType<typeof bells>,
    on: NonNullable<Tower['on']>,
    pitches: readonly number[],
  ) {
    const tower: Tower = { state: { effects: [], nextEffect: 0 }, seatCount: 1, on };
    for (const pitch of pitches) windows.attach(tower, { kind: 'bell', pitch });
    return () => {
      const event: Ring = { type: 'ring', heard: [] };
      const flow = windows.pass(tower, event, () => undefined);
      expect(flow.next(0)).toEqual({ done: true, value: true });
      return event.heard;
    };
  }

  test('the lower rank acts first, and of one rank who was attached first', () => {
    expect(rung(bells(true), {}, [31, 12, 22, 11])()).toEqual([12, 11, 22, 31]);
    expect(rung(bells(false), {}, [31, 12, 22, 11])()).toEqual([31, 12, 22, 11]);
  });

  test('who has left meanwhile does not act, who has joined acts the next time', () => {
    const windows = bells(true);
    const ring = rung(
      windows,
      {
        1(tower) {
          windows.detach(tower, 0);
          windows.attach(tower, { kind: 'silent', pitch: 0 });
          windows.attach(tower, { kind: 'bell', pitch: 50 });
        },
      },
      [31, 12, 40],
    );
    expect(ring()).toEqual([12, 40]);
    expect(ring()).toEqual([12, 40, 50]);
  });

  test('nor does who has joined meanwhile, when the index has looked at it already', () => {
    const windows = bells(false);
    const ring = rung(
      windows,
      {
        0(tower) {
          windows.attach(tower, { kind: 'bell', pitch: 50 });
          windows.hears(tower, 'ring');
        },
      },
      [31, 12],
    );
    expect(ring()).toEqual([31, 12]);
    expect(ring()).toEqual([31, 12, 50]);
  });

  test('nor who has left meanwhile, when the index has dropped it already', () => {
    const windows = bells(false);
    const ring = rung(
      windows,
      {
        0(tower) {
          windows.detach(tower, 1);
          windows.hears(tower, 'ring');
        },
      },
      [31, 12, 40],
    );
    expect(ring()).toEqual([31, 40]);
    expect(ring()).toEqual([31, 40]);
  });

  test('the index follows lists that lose some and gain others at once', () => {
    const windows = bells(true);
    const tower: Tower = { state: { effects: [], nextEffect: 0 }, seatCount: 1 };
    for (const pitch of [10, 20, 30]) windows.attach(tower, { kind: 'bell', pitch });
    const heard = () => {
      const event: Ring = { type: 'ring', heard: [] };
      windows.pass(tower, event, () => undefined).next(0);
      return event.heard;
    };
    expect(heard()).toEqual([10, 20, 30]);
    const [, second] = tower.state.effects;
    const added = { id: 3, kind: 'bell', pitch: 5 };
    tower.state.effects = [second as Bell, added];
    tower.state.nextEffect = 4;
    expect(heard()).toEqual([5, 20]);
    tower.state.effects = tower.state.effects.map((bell) => ({ ...bell, pitch: bell.pitch + 1 }));
    expect(heard()).toEqual([6, 21]);
  });
});

/** A door that effects of these kinds listen at, the first attached first. */
function doorWith(kinds: Readonly<Record<string, Handler<Door, Effect, Tap>>>) {
  const windows = defineWindows<Door['state'], Effect, Tap, Door>({
    layers: ['all'],
    kinds: Object.fromEntries(Object.entries(kinds).map(([kind, tap]) => [kind, { on: { tap } }])),
  });
  const door: Door = { state: { effects: [], nextEffect: 0 }, seatCount: 1 };
  for (const kind of Object.keys(kinds)) windows.attach(door, { kind });
  return { windows, door };
}
interface Door {
  readonly state: WithEffects<Effect>;
  readonly seatCount: number;
}
interface Tap extends RulesEvent {
  readonly heard: string[];
}

function tap(type = 'tap'): Tap {
  return { type, heard: [] };
}

function hear({ heard }: Tap, name: string): undefined {
  heard.push(name);
}

describe('what listens', () => {
  test('is known to change numbers of one type of event and not of another', () => {
    const { windows, door } = doorWith({ carpet: { modify: () => {}, layer: 'all' } });
    expect(windows.hears(door, 'tap')).toBe(true);
    expect(windows.hears(door, 'knock')).toBe(false);
    const { windows: others, door: other } = doorWith({ dog: { after: () => undefined } });
    expect(others.hears(other, 'tap')).toBe(false);
  });

  test('is known to answer when an event of a type passes, and not to if it changes numbers only', () => {
    const { windows, door } = doorWith({ dog: { after: () => undefined } });
    expect(windows.answers(door, 'tap')).toBe(true);
    expect(windows.answers(door, 'knock')).toBe(false);
    windows.detach(door, 0);
    expect(windows.answers(door, 'tap')).toBe(false);
    const { windows: others, door: other } = doorWith({
      carpet: { modify: () => {}, layer: 'all' },
    });
    expect(others.answers(other, 'tap')).toBe(false);
  });

  test('is detached once', () => {
    const { windows, door } = doorWith({ dog: {}, cat: {} });
    const { effects } = door.state;
    expect(windows.detach(door, 7)).toBe(false);
    expect(door.state.effects).toBe(effects);
    expect(windows.detach(door, 0)).toBe(true);
    expect(door.state.effects.map(({ kind }) => kind)).toEqual(['cat']);
  });

  test('replaces an event only in its place, and prevents it only before it', () => {
    const came: string[] = [];
    const { windows, door } = doorWith({
      butler: {
        *instead() {
          came.push('butler');
          return false;
        },
      },
      dog: {
        *before() {
          came.push('dog');
          return true;
        },
      },
      child: {
        after(_, __, event) {
          came.push('child');
          event.prevented = true;
          return undefined;
        },
      },
      cat: {
        after() {
          came.push('cat');
          return undefined;
        },
      },
    });
    const passed = windows.pass(door, tap(), () => {
      came.push('tap');
      return undefined;
    });
    expect(passed.next(0)).toEqual({ done: true, value: true });
    expect(came).toEqual(['butler', 'dog', 'tap', 'child', 'cat']);
  });

  test('changes nothing any more once it is detached', () => {
    const { windows, door } = doorWith({
      carpet: { modify: (_, __, event) => event.heard.push('carpet') },
      mat: { modify: (_, __, event) => event.heard.push('mat') },
    });
    expect(windows.modify(door, tap()).heard).toEqual(['carpet', 'mat']);
    windows.detach(door, 0);
    expect(windows.modify(door, tap()).heard).toEqual(['mat']);
  });

  test('is found at each of two tables that take turns', () => {
    const { windows, door } = doorWith({ dog: { modify: (_, __, e) => e.heard.push('dog') } });
    const other: Door = { state: { effects: [], nextEffect: 0 }, seatCount: 1 };
    for (let round = 0; round < 2; round += 1) {
      expect(windows.modify(door, tap()).heard).toEqual(['dog']);
      expect(windows.modify(other, tap()).heard).toEqual([]);
    }
  });

  test('is asked in later stages as far as earlier ones have left it', () => {
    const { windows, door } = doorWith({
      butler: {
        *instead(t) {
          windows.detach(t, 1);
          windows.attach(t, { kind: 'watch' });
          return false;
        },
      },
      dog: { before: (_, __, event) => hear(event, 'dog') },
      cat: { after: (_, __, event) => hear(event, 'cat') },
      watch: { before: (_, __, event) => hear(event, 'watch') },
      child: { after: (_, __, event) => hear(event, 'child') },
    });
    windows.detach(door, 3);
    windows.detach(door, 4);
    const event = tap();
    const passed = windows.pass(door, event, () => {
      windows.detach(door, 2);
      windows.attach(door, { kind: 'child' });
      return undefined;
    });
    expect(passed.next(0)).toEqual({ done: true, value: true });
    expect(event.heard).toEqual(['watch', 'child']);
  });

  test('and answers in place of an event keeps it from happening, or has answered before it', () => {
    for (const [replaces, event] of [
      [true, tap()],
      [false, tap()],
    ] as const) {
      const { windows, door } = doorWith({
        butler: {
          *instead() {
            return replaces;
          },
        },
      });
      const passed = windows.pass(door, event, (_, answered) => hear(event, String(answered)));
      expect(passed.next(0)).toEqual({ done: true, value: !replaces });
      expect(event.heard).toEqual(replaces ? [] : ['true']);
    }
  });

  test('is of a kind, and acts in a layer, that was declared', () => {
    const { windows, door } = doorWith({ dog: {} });
    windows.attach(door, { kind: 'wolf' });
    expect(() => windows.hears(door, 'tap')).toThrow('there is no effect of kind "wolf"');
    const { windows: others, door: other } = doorWith({ mat: { modify: () => {}, layer: 'top' } });
    expect(() => others.hears(other, 'tap')).toThrow('there is no layer "top"');
  });

  test('and is nobody’s acts before what seats have', () => {
    const effects: Effect[] = [
      { id: 0, kind: 'mine', owner: 0 },
      { id: 1, kind: 'wind' },
      { id: 2, kind: 'yours', owner: 1 },
    ];
    const order = activeSeatFirst(1, 2, effects).next(0);
    expect(order.value).toEqual([effects[1], effects[2], effects[0]]);
  });
});
