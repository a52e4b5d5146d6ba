import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeptList, type Packing } from './kept-list.ts';
import { Match } from './match.ts';
import { diceRace } from './testing/index.ts';
import { KEYED, SEATS } from './testing/races.ts';

/** A packing that counts. */
function counting(): Packing & { packed: number; unpacked: number } {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    packed: 0,
    unpacked: 0,
    pack(text) {
      this.packed += 1;
      return encoder.encode(text);
    },
    unpack(packed) {
      this.unpacked += 1;
      return decoder.decode(packed);
    },
  };
}

const numbers = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, i) => from + i);

describe('a kept list', () => {
  test('is the array of what was pushed and cut off, however it is kept', () => {
    const acts = fc.array(
      fc.oneof(
        fc.record({ push: fc.integer({ min: 1, max: 900 }) }),
        fc.record({ cutTo: fc.double({ min: 0, max: 1, noNaN: true }) }),
        fc.record({ read: fc.double({ min: 0, max: 1, noNaN: true }) }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(acts, fc.boolean(), (all, isPacked) => {
        const list = new KeptList<{ n: number }>([], isPacked ? counting() : undefined);
        const array: { n: number }[] = [];
        for (const act of all) {
          if ('push' in act) {
            for (const n of numbers(act.push, array.length)) {
              list.push({ n });
              array.push({ n });
            }
          } else if ('cutTo' in act) {
            const length = Math.round(act.cutTo * array.length);
            list.cutTo(length);
            array.length = length;
          } else {
            const from = Math.round(act.read * array.length);
            expect(list.slice(from)).toEqual(array.slice(from));
            expect(list.slice(from, from + 300)).toEqual(array.slice(from, from + 300));
            const before = ({ n }: { n: number }) => n < from;
            expect(list.findLastIndex(before)).toBe(array.findLastIndex(before));
            expect(list.endWhile(({ n }) => n >= from)).toEqual(array.slice(from));
          }
          expect(list.length).toBe(array.length);
          expect(list.last).toEqual(array.at(-1));
        }
        expect(list.whole).toEqual(array);
      }),
      { numRuns: 60 },
    );
  });

  test('packs what lies long ago, and unpacks it only for who asks for it', () => {
    const packing = counting();
    const list = new KeptList<number>(numbers(1000), packing);
    expect(packing.packed).toBe(2);
    expect(list.slice(990)).toEqual(numbers(10, 990));
    expect(list.findLastIndex((n) => n < 800)).toBe(799);
    expect(packing.unpacked).toBe(0);
    expect(list.slice(100, 103)).toEqual([100, 101, 102]);
    expect(packing.unpacked).toBe(2);
  });

  test('grows and is cut off for those who hold it, also while it is being packed', () => {
    const list = new KeptList<number>(numbers(500), counting());
    const { whole } = list;
    for (const n of numbers(600, 500)) list.push(n);
    expect(whole).toEqual(numbers(1100));
    expect(list.whole).toBe(whole);
    list.cutTo(200);
    expect(whole).toEqual(numbers(200));
    for (const n of numbers(900, 200)) list.push(n);
    expect(whole).toEqual(numbers(1100));
  });
});

describe('a match that keeps its past small', () => {
  const setUp = { id: 'long', seats: SEATS, options: { goal: 2000 }, random: KEYED };

  test('is the same match: its log, undo, forks, file and what each seat hears', () => {
    const packing = counting();
    const made = [{}, { packing }].map((playedFor) => {
      const created = Match.create(diceRace, setUp, playedFor);
      if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
      const match = created.value;
      for (let i = 0; i < 1200 && !match.over; i += 1) {
        const seat = match.choices[0]?.seat ?? 0;
        expect(match.submit({ seat, answer: i % 3 === 0 ? 'roll' : 'rest' }).ok).toBe(true);
      }
      return match;
    });
    const [plain, small] = made as [Match, Match];
    expect(plain.seq).toBeGreaterThan(600);
    expect(packing.packed).toBeGreaterThan(2);
    const same = (): void => {
      expect(small.log).toEqual(plain.log);
      expect(small.events).toEqual(plain.events);
      expect(small.draws).toEqual(plain.draws);
      expect(small.state).toEqual(plain.state);
      for (const seat of [0, 1]) {
        expect(small.botChance(seat)).toBe(plain.botChance(seat));
        expect(small.undoStatus(seat)).toEqual(plain.undoStatus(seat));
      }
    };
    same();
    expect(small.toFile({ withSecret: true })).toEqual(plain.toFile({ withSecret: true }));
    for (const since of [-1, 0, 5, plain.seq - 3]) {
      expect(small.pastSince(since)).toEqual(plain.pastSince(since));
      expect(small.eventsFor(1, since)).toEqual(plain.eventsFor(1, since));
      expect(small.answeredBySince(Math.max(0, since))).toEqual(
        plain.answeredBySince(Math.max(0, since)),
      );
    }
    expect(small.fork(100).log).toEqual(plain.fork(100).log);
    for (const to of [plain.seq - 2, 300, 20]) {
      plain.rewind(to);
      small.rewind(to);
      same();
    }
  });

  test('goes on from its past', () => {
    const created = Match.create(diceRace, setUp);
    if (!created.ok) throw new Error('not created');
    const match = created.value;
    while (match.seq < 700) match.submit({ seat: match.choices[0]?.seat ?? 0, answer: 'rest' });
    const { log, events, draws, checkpoints, begun } = match;
    const packing = counting();
    const past = { log, events, draws, checkpoints, begun };
    const resumed = Match.resume(diceRace, setUp, past, { packing });
    if (!resumed.ok) throw new Error('not resumed');
    expect(packing.packed).toBeGreaterThan(0);
    const next = { seat: match.choices[0]?.seat ?? 0, answer: 'roll' };
    expect(resumed.value.submit(next)).toEqual(match.submit(next));
    expect(resumed.value.events).toEqual(match.events);
  });

  test('is brought moments later, but none after one that it has gone back to', () => {
    const created = Match.create(diceRace, setUp);
    if (!created.ok) throw new Error('not created');
    const match = created.value;
    const rest = (of: Match) => of.submit({ seat: of.choices[0]?.seat ?? 0, answer: 'rest' });
    while (match.seq < 60) rest(match);
    const { log, events, draws, checkpoints, begun } = match;
    const few = [checkpoints[0], checkpoints.at(-1)].filter((one) => one !== undefined);
    const past = { log, events, draws, checkpoints: few, begun };
    const resumed = Match.resume(diceRace, setUp, past);
    if (!resumed.ok) throw new Error('not resumed');
    const other = resumed.value;
    other.rewind(30);
    other.submit({ seat: other.choices[0]?.seat ?? 0, answer: 'roll' });
    while (other.seq < 50) rest(other);
    const own = other.fork(45).state;
    other.recall(checkpoints);
    expect(other.checkpoints.filter(({ seq }) => seq <= 30)).toEqual(
      checkpoints.filter(({ seq }) => seq <= 30),
    );
    expect(other.fork(45).state).toEqual(own);
    expect(other.fork(20).state).toEqual(match.fork(20).state);
  });
});
