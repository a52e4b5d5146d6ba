import { describe, expect, test } from 'vitest';
import { HandedOver } from './handed-over.ts';
import type { RandomSource } from './source.ts';

/** A source that draws the same number always, and notes what it is told. */
function noting(drawn: number) {
  const told: unknown[][] = [];
  const source: RandomSource = {
    index: (...draw) => {
      told.push(['index', ...draw]);
      return drawn;
    },
    answered: (...answer) => told.push(['answered', ...answer]),
    enterStrand: (...strand) => told.push(['enter', ...strand]),
    leaveStrand: () => told.push(['leave']),
    joinStrands: () => told.push(['join']),
    mark: () => `mark of ${drawn}`,
    restore: (mark) => told.push(['restore', mark]),
  };
  return { source, told };
}

/** Tells a source all that can be told. */
function tellAll(source: RandomSource): void {
  source.answered?.(1, 2, 'x');
  source.enterStrand?.(3, 0);
  source.leaveStrand?.();
  source.joinStrands?.();
  source.restore('then');
}

const ALL = [['answered', 1, 2, 'x'], ['enter', 3, 0], ['leave'], ['join'], ['restore', 'then']];

describe('a source that is handed over', () => {
  test('is the first until the present, and then the other', () => {
    const [own, ahead] = [noting(1), noting(2)];
    const source = new HandedOver(own.source, ahead.source);
    expect(source.index(6, 'die', 0, ['a'])).toBe(1);
    tellAll(source);
    expect(source.mark()).toBe('mark of 1');
    expect([own.told, ahead.told]).toEqual([[['index', 6, 'die', 0, ['a']], ...ALL], []]);
    source.handOver();
    expect(source.index(6, 'die')).toBe(2);
    tellAll(source);
    expect(source.mark()).toBe('mark of 2');
    expect(ahead.told).toEqual([['index', 6, 'die'], ...ALL]);
    expect(own.told).toHaveLength(6);
  });

  test('draws from the other before, where something is to be drawn anew', () => {
    const [own, ahead] = [noting(1), noting(2)];
    const source = new HandedOver(own.source, ahead.source);
    let hidden = true;
    source.drawsAnew = () => hidden;
    expect(source.index(6, 'die')).toBe(2);
    hidden = false;
    expect(source.index(6, 'die')).toBe(1);
  });

  test('asks of neither what it does not do', () => {
    const bare = { index: () => 0, mark: () => 0, restore: () => {} };
    const source = new HandedOver(bare, bare);
    expect(() => tellAll(source)).not.toThrow();
  });
});
