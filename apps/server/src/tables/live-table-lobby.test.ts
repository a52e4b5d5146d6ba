import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { bot, codeOf, HOST, must, open, person, TestTable } from '../../test/live-table.ts';

const host = { guest: HOST };

describe('who sits down', () => {
  test('takes a free seat under their name, with the colour of the seat', () => {
    const table = new TestTable([person('Lya'), open, open]);
    must(table.sit(1, 'Tom', { entropy: '22'.repeat(8) }));
    expect(table.live.seats[1]).toMatchObject({
      kind: 'person',
      name: 'Tom',
      mark: 1,
      entropy: '22'.repeat(8),
    });
    expect(table.live.status).toBe('gathering');
  });

  test('finds a seat taken, and keeps away from one that is not there', () => {
    const table = new TestTable([person('Lya'), bot('Ines'), open]);
    expect(codeOf(table.sit(0, 'Tom'))).toBe('seat-taken');
    expect(codeOf(table.sit(1, 'Tom'))).toBe('seat-taken');
    expect(codeOf(table.sit(3, 'Tom'))).toBe('no-such-seat');
    expect(table.log).toHaveLength(1);
  });

  test('must be called otherwise than the others, whatever the case of the letters', () => {
    const table = new TestTable([person('Lya'), open, open]);
    expect(codeOf(table.sit(1, 'LYA'))).toBe('name-taken');
    must(table.sit(1, 'Tom'));
    expect(codeOf(table.sit(2, 'tom'))).toBe('name-taken');
    expect(codeOf(table.sit(2, 'Tоm'))).toBe('name-taken');
  });

  test('may not wear the colour of another, and gets a free one without asking for any', () => {
    const table = new TestTable([person('Lya'), open, open]);
    expect(codeOf(table.sit(1, 'Tom', { mark: 0 }))).toBe('mark-taken');
    must(table.sit(1, 'Tom', { mark: 2 }));
    must(table.sit(2, 'Ines'));
    expect(table.live.seats.map(({ mark }) => mark)).toEqual([0, 2, 3]);
  });

  test('is sent away when the match has begun or the table is closed', () => {
    const playing = new TestTable([person('Lya'), person('Tom')]);
    expect(codeOf(playing.sit(1, 'Ines'))).toBe('begun');
    const closed = new TestTable([person('Lya'), open]);
    closed.do(0, { kind: 'close' }, host);
    expect(codeOf(closed.sit(1, 'Tom'))).toBe('closed');
  });

  test('takes over a seat that is handed to them, also before the match', () => {
    const table = new TestTable([person('Lya'), person('Tom'), open]);
    must(table.sit(1, 'Ines', { handed: true }));
    expect(table.live.seats[1]).toMatchObject({ kind: 'person', name: 'Ines' });
  });
});

describe('who stands up', () => {
  test('leaves the seat open, and nothing of theirs stays there', () => {
    const table = new TestTable([person('Lya'), open, open]);
    must(table.sit(1, 'Tom', { mark: 7 }));
    table.do(1, { kind: 'stand' });
    const { face } = table.live;
    expect(face.call(table.live, 0, () => false).seats[1]).toEqual({
      kind: 'open',
      name: '',
      mark: 1,
    });
    must(table.sit(2, 'Tom', { mark: 7 }));
  });

  test('does so for themselves; only the host may free the seat of somebody else', () => {
    const table = new TestTable([person('Lya'), person('Tom'), bot('Ines'), open]);
    expect(table.say(1, { kind: 'stand', seat: 0 })).toBe('not-allowed');
    expect(table.say(1, { kind: 'stand', seat: 2 }, { guest: 'guest-tom' })).toBe('not-allowed');
    expect(table.say(0, { kind: 'stand', seat: 2 }, host)).toBe('done');
    expect(table.say(0, { kind: 'stand', seat: 1 }, host)).toBe('done');
    expect(table.live.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'open', 'open']);
  });

  test('cannot leave an empty seat, nor one that is not there, nor a match that has begun', () => {
    const table = new TestTable([person('Lya'), open]);
    expect(table.say(0, { kind: 'stand', seat: 1 }, host)).toBe('not-allowed');
    expect(table.say(0, { kind: 'stand', seat: 9 }, host)).toBe('no-such-seat');
    must(table.sit(1, 'Tom'));
    expect(table.say(1, { kind: 'stand' })).toBe('begun');
  });
});

describe('who dresses', () => {
  test('changes name, colour and what they add to the chance, each alone', () => {
    const table = new TestTable([person('Lya'), open]);
    table.do(0, { kind: 'dress', name: 'Mia' });
    table.do(0, { kind: 'dress', mark: 9 });
    table.do(0, { kind: 'dress', entropy: 'ee'.repeat(8) });
    expect(table.live.seats[0]).toMatchObject({
      kind: 'person',
      name: 'Mia',
      mark: 9,
      entropy: 'ee'.repeat(8),
    });
  });

  test('may keep what they wear, but take nothing that another has', () => {
    const table = new TestTable([person('Lya'), person('Tom'), open]);
    expect(table.say(0, { kind: 'dress', name: 'lya', mark: 0 })).toBe('done');
    expect(table.say(0, { kind: 'dress', name: 'tom' })).toBe('name-taken');
    expect(table.say(0, { kind: 'dress', mark: 1 })).toBe('mark-taken');
    expect(table.say(0, { kind: 'dress', mark: 2 })).toBe('done');
  });

  test('is late once the match has begun', () => {
    const table = new TestTable([person('Lya'), person('Tom')]);
    expect(table.say(0, { kind: 'dress', entropy: 'ee'.repeat(8) })).toBe('begun');
  });

  test('has a seat', () => {
    const table = new TestTable([person('Lya'), open]);
    expect(table.say(SPECTATOR, { kind: 'dress', name: 'Tom' })).toBe('not-allowed');
    expect(table.say(1, { kind: 'dress', name: 'Tom' })).toBe('not-allowed');
  });
});

describe('the host', () => {
  test('puts a bot with a policy of the game into a free seat', () => {
    const table = new TestTable([person('Bot 2'), open, open]);
    table.do(0, { kind: 'fill', seat: 1, policy: 'heuristic' }, host);
    expect(table.live.seats[1]).toMatchObject({ kind: 'bot', name: 'Bot 3', policy: 'heuristic' });
    table.do(0, { kind: 'fill', seat: 2, policy: 'random', name: 'Karl' }, host);
    expect(table.live.seats[2]).toMatchObject({ kind: 'bot', name: 'Karl', policy: 'random' });
  });

  test('gets no bot that is not there, on no seat that is not free, under no name of another', () => {
    const table = new TestTable([person('Lya'), bot('Ines'), open]);
    const fill = (seat: number, policy: string, name?: string) =>
      table.say(0, { kind: 'fill', seat, policy, ...(name === undefined ? {} : { name }) }, host);
    expect(fill(2, 'genius')).toBe('wrong-settings');
    expect(fill(1, 'random')).toBe('seat-taken');
    expect(fill(9, 'random')).toBe('no-such-seat');
    expect(fill(2, 'random', 'lya')).toBe('name-taken');
    expect(fill(2, 'random')).toBe('done');
    expect(fill(2, 'random')).toBe('begun');
  });

  test('gives a bot a colour that nobody wears', () => {
    const table = new TestTable([person('Lya'), open, open]);
    table.do(0, { kind: 'dress', mark: 1 });
    table.do(0, { kind: 'fill', seat: 1, policy: 'random' }, host);
    expect(table.live.seats[1]?.mark).toBe(2);
  });

  test('decides who finds the table and who may talk, each alone', () => {
    const table = new TestTable([person('Lya'), open]);
    table.do(0, { kind: 'manage', listed: true }, host);
    expect([table.live.listed, table.live.chat]).toEqual([true, true]);
    table.do(SPECTATOR, { kind: 'manage', chat: false }, host);
    expect([table.live.listed, table.live.chat]).toEqual([true, false]);
  });

  test('is the only one who fills, manages and closes, wherever others sit', () => {
    const table = new TestTable([person('Lya'), person('Tom'), open]);
    for (const who of [{}, { guest: 'guest-tom' }]) {
      for (const seat of [0, 1, SPECTATOR]) {
        expect(table.say(seat, { kind: 'fill', seat: 2, policy: 'random' }, who)).toBe(
          'not-allowed',
        );
        expect(table.say(seat, { kind: 'manage', listed: true }, who)).toBe('not-allowed');
        expect(table.say(seat, { kind: 'close' }, who)).toBe('not-allowed');
      }
    }
    expect(table.log).toHaveLength(1);
    expect(table.live.listed).toBe(false);
  });

  test('closes the table for good, before the match and in the middle of it', () => {
    for (const seats of [[person('Lya'), open] as const, [person('Lya'), person('Tom')] as const]) {
      const table = new TestTable(seats);
      table.do(0, { kind: 'close' }, host);
      expect(table.live.status).toBe('closed');
      expect(table.live.deciding.size).toBe(0);
      expect(table.live.awaited).toEqual([]);
      expect(table.say(0, { kind: 'close' }, host)).toBe('closed');
      expect(table.say(0, { kind: 'manage', listed: true }, host)).toBe('closed');
      expect(table.say(0, { kind: 'answer', choice: '1.0', answer: 'red' })).toBe('closed');
    }
  });

  test('cannot close what is over; a closed table asks nothing, and shows what was played', () => {
    const over = new TestTable([person('Lya')], { phases: ['pick'] });
    over.answer(0, 'red');
    expect(over.say(0, { kind: 'close' }, host)).toBe('over');
    const closed = new TestTable([person('Lya')], { phases: ['pick', 'pick'] });
    closed.answer(0, 'red');
    closed.do(0, { kind: 'close' }, host);
    expect(closed.update(0)).toMatchObject({
      answers: 1,
      seen: { choices: [], waiting: [], view: { said: ['red'] } },
      undo: { kind: 'nothing' },
    });
  });
});

describe('the match begins by itself', () => {
  test('with the last free seat taken, and with what every seat adds to the chance', () => {
    const table = new TestTable([person('Lya', '11'.repeat(8)), open, bot('Ines', 'random')]);
    expect(table.live.match).toBeUndefined();
    expect(table.live.updateFor(0, -1, 0)).toBeUndefined();
    must(table.sit(1, 'Tom', { entropy: '22'.repeat(8) }));
    expect(table.live.status).toBe('playing');
    expect(table.live.match?.random).toMatchObject({
      kind: 'keyed',
      commitment: table.live.record.commitment,
      contributions: ['11'.repeat(8), '22'.repeat(8), 'bot'],
    });
    expect(table.live.match?.seats).toEqual([
      { name: 'Lya', player: 'human' },
      { name: 'Tom', player: 'human' },
      { name: 'Ines', player: 'random' },
    ]);
  });

  test('with the last bot that the host puts in', () => {
    const table = new TestTable([person('Lya'), open]);
    table.do(0, { kind: 'fill', seat: 1, policy: 'heuristic' }, host);
    expect(table.live.match?.random).toMatchObject({ contributions: ['11'.repeat(8), 'bot'] });
    expect(table.live.match?.seats[1]).toEqual({ name: 'Bot 2', player: 'heuristic' });
  });

  test('at once, when no seat was free', () => {
    expect(new TestTable([person('Lya'), bot('Ines')]).live.status).toBe('playing');
  });

  test('with what was added last: what a person added who stood up is gone', () => {
    const table = new TestTable([person('Lya'), open, open]);
    must(table.sit(1, 'Tom', { entropy: '99'.repeat(8) }));
    table.do(1, { kind: 'stand' });
    table.do(0, { kind: 'dress', entropy: 'ee'.repeat(8) });
    table.do(0, { kind: 'fill', seat: 1, policy: 'random' }, host);
    must(table.sit(2, 'Ines', { entropy: '33'.repeat(8) }));
    expect(table.live.match?.random).toMatchObject({
      contributions: ['ee'.repeat(8), 'bot', '33'.repeat(8)],
    });
  });

  test('never at a closed table', () => {
    const table = new TestTable([person('Lya'), open]);
    table.do(0, { kind: 'close' }, host);
    expect(table.live.match).toBeUndefined();
    expect(table.live.status).toBe('closed');
  });

  test('only then is anything asked', () => {
    const table = new TestTable([person('Lya'), open]);
    expect(table.say(0, { kind: 'answer', choice: '1.0', answer: 'red' })).toBe('not-begun');
    expect(table.say(0, { kind: 'undo', to: 0 })).toBe('not-begun');
    expect(table.say(0, { kind: 'return' })).toBe('not-begun');
    expect(table.say(0, { kind: 'replace', seat: 0, policy: 'random' })).toBe('not-begun');
    expect(table.say(0, { kind: 'consent', question: 1, agree: true })).toBe('not-begun');
  });
});

test('the face tells everybody who sits where, and never the secret', () => {
  const table = new TestTable([person('Lya'), open, bot('Ines', 'random')], { listed: true });
  const face = table.live.face(table.now, (seat) => seat === 0);
  expect(face).toMatchObject({
    table: 'table1234',
    game: 'toy',
    status: 'gathering',
    listed: true,
    chat: true,
    commitment: table.live.record.commitment,
    seats: [
      { kind: 'person', name: 'Lya', mark: 0, entropy: '11'.repeat(8), here: true },
      { kind: 'open', name: '', mark: 1 },
      { kind: 'bot', name: 'Ines', mark: 2, policy: 'random' },
    ],
  });
  must(table.sit(1, 'Tom'));
  const told = JSON.stringify([
    face,
    table.live.face(table.now, () => true),
    ...[0, 1, SPECTATOR].map((observer) => table.update(observer)),
  ]);
  expect(told).not.toContain(table.live.record.secret);
  expect(told).not.toContain(table.live.record.host);
});

test('the version of the face rises with everything that changes it', () => {
  const table = new TestTable([person('Lya'), open], { phases: ['pick', 'pick'] });
  const versions = [table.live.faceVersion];
  const note = () => versions.push(table.live.faceVersion);
  table.do(0, { kind: 'dress', mark: 5 });
  note();
  table.do(0, { kind: 'manage', chat: false }, host);
  note();
  must(table.sit(1, 'Tom'));
  note();
  table.answer(0, 'red');
  // An answer changes nothing that everybody is shown of the table, unless it ends the match.
  expect(table.live.faceVersion).toBe(versions.at(-1));
  table.answer(1, 'blue');
  note();
  expect(new Set(versions).size).toBe(versions.length);
});
