import { SPECTATOR } from '@tablewright/engine';
import {
  LONGEST_PAUSE_LINE,
  PAUSE_ACT_SIZE,
  type Pause,
  type ServerMessage,
  type Wish,
} from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { FakeLine, settle } from '../../test/fake-line.ts';
import { beside, sit } from '../../test/seated.ts';
import { LONGEST_LINE } from '../pause/pause-lines.tsx';

/** What the server tells of a pause; without a part of it, that it is over. */
function told(part?: Partial<Pause>): ServerMessage {
  const pause = { wish: 'pause' as Wish, missing: 2, round: 'one', lines: [], ...part };
  const table = 'fake00000000';
  return part === undefined ? { type: 'pause', table } : { type: 'pause', table, pause };
}

const sizeOf = (act: unknown): number => new TextEncoder().encode(JSON.stringify(act)).length;

describe('what is sent', () => {
  test('shows nothing here before all are told', async () => {
    const { line, session, look } = sit('person', 'person');
    const before = look();
    session.pausing?.call('skip');
    await settle();
    expect(line.acts).toMatchObject([{ kind: 'pause', wish: 'skip' }]);
    expect(look()).toEqual(before);
    expect(beside(look()).underWay).toBeUndefined();
  });

  test('has the same length, whatever it is', () => {
    const { line, session } = sit('person', 'person');
    for (const wish of ['pause', 'adjust', 'skip'] as const) session.pausing?.call(wish);
    session.hear(told({}));
    const lines = ['x', 'Keine Spinnen, bitte.', '"quoted"', '蜘蛛は嫌です', '🕷'.repeat(100)];
    for (const text of [...lines, 'x'.repeat(LONGEST_LINE)]) session.pausing?.line(text);
    session.pausing?.ready();
    expect(line.acts.map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 3 }, () => 'pause'),
      ...Array.from({ length: 6 }, () => 'line'),
      'ready',
    ]);
    expect(new Set(line.acts.map(sizeOf))).toEqual(new Set([PAUSE_ACT_SIZE]));
  });

  test('goes out while something else is on its way', async () => {
    const { line, session, choose } = sit('person', 'person');
    line.swallows = 'acts';
    choose('paper');
    session.pausing?.call('pause');
    expect(line.acts.map(({ kind }) => kind)).toEqual(['answer', 'pause']);
  });

  test('who watches cannot send anything, and sees the pause', () => {
    const { table } = sit('person', 'person');
    const { session } = new FakeLine(table, SPECTATOR).connect();
    expect(session.pausing).toBeUndefined();
    session.hear(told({ wish: 'adjust', lines: ['hello'] }));
    expect(session.snapshot().pause).toEqual({
      wish: 'adjust',
      missing: 2,
      lines: ['hello'],
      ready: false,
    });
  });

  test('the field takes as long a line as the protocol', () => {
    expect(LONGEST_LINE).toBe(LONGEST_PAUSE_LINE);
  });
});

describe('while the table is paused', () => {
  test('nobody is asked anything, and nothing is sent but what belongs to the pause', async () => {
    const { line, session, look, choose } = sit('person', 'person');
    session.hear(told({}));
    expect(look()).toMatchObject({ seen: { choices: [] }, decidingHumans: [], undo: undefined });
    choose('paper');
    session.undo();
    session.replace(1);
    await settle();
    expect(line.acts).toEqual([]);
    session.hear(told());
    expect(look().pause).toBeUndefined();
    expect(look().seen.choices).toHaveLength(1);
    choose('paper');
    expect(line.acts).toMatchObject([{ kind: 'answer' }]);
  });

  test('an answer that was on its way is refused without a word, and asked again', async () => {
    const { table, session, look, choose, asked } = sit('person', 'person');
    const question = asked();
    table.refuses = 'paused';
    choose('paper');
    session.hear(told({}));
    await settle();
    expect(look()).toMatchObject({ refusal: undefined, online: { underWay: undefined } });
    table.refuses = undefined;
    session.hear(told());
    expect(asked()).toBe(question);
    expect(look().refusal).toBeUndefined();
    choose('paper');
    await settle();
    expect(table.match.log).toHaveLength(1);
  });

  test('clocks stand, and go on from there', () => {
    const { table, line, session, look } = sit('person', 'person');
    table.clocks = [
      { left: 60_000, running: true },
      { left: 50_000, running: false },
    ];
    table.note();
    line.time = 10_000;
    session.hear(told({}));
    line.time = 90_000;
    expect(beside(look()).clocks?.seats).toEqual([
      { left: 50_000, running: false },
      { left: 50_000, running: false },
    ]);
    session.hear(told());
    expect(beside(look()).clocks).toEqual({
      at: 90_000,
      seats: [
        { left: 50_000, running: true },
        { left: 50_000, running: false },
      ],
    });
  });

  test('one is ready for what one has seen: when somebody asks again, one has not said so', async () => {
    const { line, session, look } = sit('person', 'person');
    session.hear(told({}));
    session.pausing?.ready();
    session.pausing?.ready();
    expect(line.acts).toMatchObject([{ kind: 'ready', round: 'one' }]);
    expect(look().pause?.ready).toBe(true);
    session.hear(told({ missing: 1 }));
    expect(look().pause).toMatchObject({ missing: 1, ready: true });
    session.hear(told({ wish: 'skip', round: 'two' }));
    expect(look().pause).toMatchObject({ wish: 'skip', ready: false });
    session.pausing?.ready();
    expect(line.acts.at(-1)).toMatchObject({ kind: 'ready', round: 'two' });
  });
});

describe('a line that breaks', () => {
  test('what may not have arrived is sent again, as it was', async () => {
    const { line, session } = sit('person', 'person');
    line.swallows = 'acts';
    session.pausing?.call('adjust');
    line.lose();
    await settle();
    line.swallows = undefined;
    line.connect();
    await settle();
    const [first, again] = line.acts;
    expect(line.acts).toHaveLength(2);
    expect(again).toEqual(first);
    line.lose();
    line.connect();
    expect(line.acts).toHaveLength(2);
  });

  test('a pause that has come meanwhile is not asked for again', async () => {
    const { line, session } = sit('person', 'person');
    line.swallows = 'results';
    session.pausing?.call('pause');
    line.lose();
    await settle();
    // It is told before the line stands.
    session.hear(told({}));
    line.connect();
    await settle();
    expect(line.acts).toHaveLength(1);
  });

  test('a pause of which nothing is told on the new line is over', () => {
    const { line, session, look } = sit('person', 'person');
    session.hear(told({ lines: ['one'] }));
    line.lose();
    expect(look().pause).toMatchObject({ lines: ['one'] });
    line.connect();
    expect(look().pause).toBeUndefined();
    expect(look().seen.choices).toHaveLength(1);
  });

  test('a pause that goes on is told on the new line', () => {
    const { line, session, look } = sit('person', 'person');
    session.hear(told({}));
    line.lose();
    session.hear(told({ lines: ['one'] }));
    line.connect();
    expect(look().pause).toMatchObject({ lines: ['one'] });
  });
});
