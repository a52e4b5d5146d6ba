import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type ChainVersion, commitmentOf, keyedSource } from './keyed.ts';
import { ScriptError, type ScriptedSource, scriptedSource } from './scripted.ts';
import { seededSource } from './seeded.ts';
import type { RandomSource } from './source.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const key = { secret: SECRET, contributions: ['heads', 'tails'] };

function draws(source: RandomSource, n: number, purpose = 'die', count = 6): number[] {
  return Array.from({ length: n }, () => source.index(count, purpose));
}

describe('every source', () => {
  test.each([
    ['seeded', () => seededSource('uniform')],
    ['keyed', () => keyedSource(key)],
  ])('%s: stays in range and favours nothing', (_, make) => {
    const source = make();
    const counts = Array.from({ length: 6 }, () => 0);
    for (const face of draws(source, 6000)) counts[face] = (counts[face] ?? 0) + 1;
    for (const count of counts) {
      expect(count).toBeGreaterThan(880);
      expect(count).toBeLessThan(1120);
    }
    expect(draws(source, 50, 'one', 1).every((face) => face === 0)).toBe(true);
  });

  test.each([
    ['seeded', () => seededSource('mark')],
    ['keyed', () => keyedSource(key)],
  ])('%s: comes back to a marked moment', (_, make) => {
    const source = make();
    draws(source, 3);
    const mark = source.mark();
    const first = draws(source, 5);
    source.answered?.(0, 0, 'x');
    draws(source, 2);
    source.restore(mark);
    expect(draws(source, 5)).toEqual(first);
  });

  test.each([
    ['seeded', () => seededSource('mark')],
    ['keyed', () => keyedSource(key)],
    ['scripted', () => scriptedSource([1, 2], keyedSource(key))],
  ])('%s: a mark can be kept as JSON, and another source goes on from it', (_, make) => {
    const source = make();
    source.answered?.(0, 0, 'x');
    draws(source, 3);
    const other = make();
    other.restore(JSON.parse(JSON.stringify(source.mark())));
    expect(draws(other, 5)).toEqual(draws(source, 5));
  });
});

describe('locked sequences: a change here breaks every stored replay', () => {
  test('seeded', () => {
    expect(draws(seededSource('lock'), 12)).toMatchInlineSnapshot(`
      [
        3,
        5,
        0,
        1,
        4,
        1,
        4,
        5,
        4,
        1,
        5,
        2,
      ]
    `);
    expect(draws(seededSource('lock'), 4, 'x', 1_000_000)).toMatchInlineSnapshot(`
      [
        860755,
        254813,
        756622,
        178449,
      ]
    `);
  });

  test('keyed', () => {
    expect(draws(keyedSource(key), 12)).toMatchInlineSnapshot(`
      [
        0,
        1,
        0,
        4,
        1,
        4,
        5,
        4,
        4,
        2,
        2,
        2,
      ]
    `);
    const source = keyedSource(key);
    source.answered?.(1, 0, { b: 1, a: 2 });
    expect(draws(source, 4, 'x', 1_000_000)).toMatchInlineSnapshot(`
      [
        385607,
        247393,
        38976,
        726530,
      ]
    `);
    expect(commitmentOf(SECRET)).toMatchInlineSnapshot(
      `"4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837"`,
    );
  });
});

describe('seeded', () => {
  test('draws the numbers that the library draws, incomplete spans thrown away', () => {
    for (const seed of ['a', 'ab/12/bots', 'größer', 'x'.repeat(300)]) {
      const generator = xoroshiro128plusFromState(seededSource(seed).mark() as readonly number[]);
      const source = seededSource(seed);
      for (const count of [2, 3, 6, 25, 1000, 3_000_000_000]) {
        for (let i = 0; i < 20; i += 1) {
          expect(source.index(count, 'die')).toBe(uniformInt(generator, 0, count - 1));
        }
      }
    }
  });

  test('seeds give sequences of their own', () => {
    expect(draws(seededSource('a'), 20)).not.toEqual(draws(seededSource('b'), 20));
  });
});

describe('keyed', () => {
  test('a draw depends on the answers before it', () => {
    const drawnAfter = (wire: unknown, seat = 0, slot = 0) => {
      const source = keyedSource(key);
      source.answered?.(seat, slot, wire);
      return draws(source, 8, 'die', 1000);
    };
    expect(drawnAfter('x')).toEqual(drawnAfter('x'));
    expect(drawnAfter('x')).not.toEqual(drawnAfter('y'));
    expect(drawnAfter('x')).not.toEqual(drawnAfter('x', 1));
    expect(drawnAfter('x')).not.toEqual(drawnAfter('x', 0, 1));
    expect(drawnAfter({ a: 1, b: 2 })).toEqual(drawnAfter({ b: 2, a: 1 }));
  });

  test('one more roll for one purpose shifts no other', () => {
    const plain = keyedSource(key);
    const more = keyedSource(key);
    more.index(6, 'new power');
    more.index(6, 'die', 3);
    expect(draws(more, 5)).toEqual(draws(plain, 5));
  });

  test('the secret and every contribution matter', () => {
    const base = draws(keyedSource(key), 8, 'die', 1000);
    const other = { ...key, contributions: ['heads', 'tail'] };
    expect(draws(keyedSource(other), 8, 'die', 1000)).not.toEqual(base);
    const joined = { ...key, contributions: ['headstails'] };
    expect(draws(keyedSource(joined), 8, 'die', 1000)).not.toEqual(base);
    const secret = SECRET.replace('0', '1');
    expect(draws(keyedSource({ ...key, secret }), 8, 'die', 1000)).not.toEqual(base);
    expect(commitmentOf(secret)).not.toBe(commitmentOf(SECRET));
  });

  test('what is answered side by side gives the same draws, whoever was faster', () => {
    const sideBySide = (order: readonly number[], chain: ChainVersion = 2) => {
      const source = keyedSource(key, chain);
      source.answered(0, 0, 'before');
      for (const strand of [0, 1, 2]) {
        source.enterStrand(strand);
        source.leaveStrand();
      }
      const drawn: number[][] = [[], [], []];
      const given = [0, 0, 0];
      for (const [at, strand] of order.entries()) {
        // The slot is counted among the choices still open; what it is in the strand is the same.
        source.answered(strand, at % 2, `answer ${given[strand]}`);
        given[strand] = (given[strand] ?? 0) + 1;
        source.enterStrand(strand, 0);
        drawn[strand]?.push(source.index(1e6, 'die'), source.index(1e6, 'die'));
        source.leaveStrand();
      }
      source.joinStrands();
      return [drawn, source.index(1e6, 'last'), source.mark()];
    };
    const usual = sideBySide([0, 0, 1, 2, 2]);
    for (const order of [
      [2, 1, 0, 2, 0],
      [0, 1, 2, 0, 2],
      [2, 2, 1, 0, 0],
    ]) {
      expect(sideBySide(order)).toEqual(usual);
      expect(sideBySide(order, 1)).not.toEqual(sideBySide([0, 0, 1, 2, 2], 1));
    }
    expect(new Set(usual.slice(0, 2).flat(2)).size).toBe(11);
    expect(sideBySide([0, 0, 0, 1, 2, 2])[1]).not.toBe(usual[1]);
  });

  test('strands within strands, and strands that a step ends with, count as well', () => {
    const nested = (first: string, order: readonly number[], join = true) => {
      const source = keyedSource(key);
      source.enterStrand(1);
      for (const strand of order) {
        source.answered(0, 0, strand === 0 ? first : 'other');
        source.enterStrand(strand, 0);
        source.leaveStrand();
      }
      if (join) source.joinStrands();
      source.leaveStrand();
      source.joinStrands();
      return source.index(1e9, 'die');
    };
    expect(nested('x', [0, 1])).toBe(nested('x', [1, 0]));
    expect(nested('x', [0, 1])).not.toBe(nested('y', [0, 1]));
    expect(nested('x', [0, 1], false)).toBe(nested('x', [0, 1]));
    const open = keyedSource(key);
    open.enterStrand(0);
    expect(() => open.mark()).toThrow(/between two steps/);
  });

  test('what bots draw from is settled by what came before, and is no draw', () => {
    const source = keyedSource(key);
    const chance = source.chanceOf(1, 4);
    expect(chance).toMatch(/^[0-9a-f]{64}$/);
    expect(source.chanceOf(1, 5)).not.toBe(chance);
    expect(source.chanceOf(2, 4)).not.toBe(chance);
    expect(draws(source, 3)).toEqual(draws(keyedSource(key), 3));
    const later = keyedSource(key);
    later.answered(0, 0, 'x');
    expect(later.chanceOf(1, 4)).not.toBe(chance);
    // Others answer side by side with the bot: it draws the same, however many have.
    const beside = keyedSource(key);
    beside.enterStrand(0);
    beside.leaveStrand();
    beside.answered(0, 0, 'x');
    beside.enterStrand(0, 0);
    beside.leaveStrand();
    expect(beside.chanceOf(1, 4)).toBe(chance);
  });

  test('a malformed secret is refused', () => {
    expect(() => keyedSource({ ...key, secret: 'short' })).toThrow(/64 hexadecimal/);
    expect(() => keyedSource({ ...key, secret: SECRET.toUpperCase() })).toThrow(/lower case/);
  });
});

describe('scripted', () => {
  const unusedOf = (source: ScriptedSource) =>
    source.uses().flatMap(({ result, purpose }) => (purpose === undefined ? [result] : []));

  test('gives what it was told, by name or by index', () => {
    const source = scriptedSource(['N', 3, 1]);
    expect(source.index(6, 'letter', 0, ['B', 'I', 'N', 'G', 'O', '*'])).toBe(2);
    expect(source.index(6, 'number', 0, [1, 2, 3, 4, 5, 6])).toBe(2);
    expect(source.index(4, 'nameless')).toBe(1);
    expect(unusedOf(source)).toEqual([]);
  });

  test('a result for a purpose waits for it', () => {
    const source = scriptedSource([{ purpose: 'reward', result: 1 }, 0]);
    expect(source.index(2, 'other')).toBe(0);
    expect(unusedOf(source)).toEqual([{ purpose: 'reward', result: 1 }]);
    expect(source.index(2, 'reward')).toBe(1);
  });

  test('complains of too few and of impossible results', () => {
    expect(() => scriptedSource([]).index(6, 'letter')).toThrow(ScriptError);
    expect(() => scriptedSource(['Q']).index(2, 'letter', 0, ['B', 'I'])).toThrow(
      'roll 1 is "Q", but "letter" can only be B, I; none was used before',
    );
    expect(() => scriptedSource([2]).index(2, 'coin')).toThrow('can only be 0 to 1');
    expect(() => scriptedSource([-1]).index(2, 'coin')).toThrow(ScriptError);
    expect(() => scriptedSource(['x']).index(2, 'coin')).toThrow(ScriptError);
  });

  test('says what was used up to then when it runs out', () => {
    const source = scriptedSource([4, { purpose: 'reward', result: 1 }, 2]);
    source.index(6, 'attack', 0, [1, 2, 3, 4, 5, 6]);
    source.index(6, 'save', 0, [1, 2, 3, 4, 5, 6]);
    expect(source.uses().map(({ purpose }) => purpose)).toEqual(['attack', undefined, 'save']);
    expect(() => source.index(6, 'save')).toThrow(
      'no roll is left for "save" (a "seed" would provide what does not matter); used before: 1. 4 for "attack", 2. 1 waits for "reward", 3. 2 for "save"',
    );
  });

  test('goes on with another source when there is one, and back with it', () => {
    const source = scriptedSource([1], seededSource('rest'));
    const mark = source.mark();
    const first = [source.index(6, 'a'), source.index(6, 'a'), source.index(6, 'a')];
    source.restore(mark);
    expect([source.index(6, 'a'), source.index(6, 'a'), source.index(6, 'a')]).toEqual(first);
    expect(unusedOf(source)).toEqual([]);
  });

  test('tells its other source of answers', () => {
    const a = scriptedSource([], keyedSource(key));
    const b = scriptedSource([], keyedSource(key));
    a.answered?.(0, 0, 'x');
    expect(draws(a, 8, 'die', 1000)).not.toEqual(draws(b, 8, 'die', 1000));
  });
});

describe('a seed', () => {
  test.each(['plain', 'de\u007f', 'Zoë', '骰子', '🎲'])('"%s" is read as UTF-8', (seed) => {
    // What pure-rand draws from the state that the digest of the text gives.
    const digest = sha256(utf8ToBytes(seed));
    const view = new DataView(digest.buffer, digest.byteOffset);
    const words = [0, 4, 8, 12].map((at) => view.getInt32(at));
    const state = [...words.slice(0, 3), (words[3] ?? 0) | 1];
    const generator = xoroshiro128plusFromState(state);
    const source = seededSource(seed);
    for (let count = 0; count < 20; count += 1) {
      expect(source.index(1000, 'x')).toBe(uniformInt(generator, 0, 999));
    }
  });
});
