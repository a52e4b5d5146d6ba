import type { Cell } from '@tablewright/geometry';
import { describe, expect, test } from 'vitest';
import { NOBODY } from '../src/model.ts';
import { groundOf } from '../src/rules/court/ground-now.ts';
import { withData } from '../src/rules/effects/effect-data.ts';
import { putInPlay, SCREEN } from '../src/rules/effects/in-play.ts';
import { removeEffects } from '../src/rules/effects/status.ts';
import { begin, type Court, floor, ours } from './table.ts';

const until = { ends: 'match' } as const;

function screen(court: Court, squares: readonly Cell[]): void {
  const kept = withData(SCREEN, { squares });
  putInPlay(court.state, { ...kept, on: NOBODY, by: 0, source: 'x', until, amount: 0 });
}

/** A court of 9x5 whose middle three columns from x on are screened, rows 1 to 3. */
function table(x = 3, rows = floor(9, 5)) {
  const court = begin({ court: rows, athletes: [ours('Ana', '0,0')], turn: 'Ana' });
  screen(court, block(court, x));
  return court;
}

function block(court: Court, x: number): readonly Cell[] {
  return [1, 2, 3].flatMap((y) => [x, x + 1, x + 2].map((column) => court.cell(column, y)));
}

const seen = (court: Court, from: readonly [number, number], to: readonly [number, number]) =>
  groundOf(court.state).sight(court.cell(...from), court.cell(...to), false);

describe('a screen', () => {
  test('[KC-TNK-34] is crossed by no sight line, inward or outward, from however near', () => {
    const court = table();
    expect([seen(court, [2, 2], [3, 2]), seen(court, [3, 2], [2, 2])]).toEqual([0, 0]);
    expect(seen(court, [0, 0], [4, 2])).toBe(0);
  });

  test('[KC-TNK-34] nor through it; past it one sees as past a wall', () => {
    const court = table();
    expect(seen(court, [0, 2], [8, 2])).toBe(0);
    expect(seen(court, [0, 0], [8, 0])).toBe(2);
    expect(seen(court, [2, 0], [2, 4])).toBe(2);
  });

  test('[KC-TNK-34] inside it sight is free, but for what else is in the way', () => {
    expect(seen(table(), [3, 1], [5, 3])).toBe(2);
    const walled = table(3, ['.........', '.........', '....#....', '.........', '.........']);
    expect(seen(walled, [3, 2], [5, 2])).toBe(0);
    expect(seen(walled, [3, 1], [5, 1])).toBe(2);
  });

  test('[KC-TNK-34] of two that overlap each has its border', () => {
    const court = table();
    screen(court, block(court, 5));
    expect(seen(court, [3, 2], [4, 2])).toBe(2);
    expect(seen(court, [4, 2], [5, 2])).toBe(0);
    expect(seen(court, [5, 2], [6, 2])).toBe(0);
    expect(seen(court, [6, 2], [7, 2])).toBe(2);
    expect(seen(court, [2, 2], [8, 2])).toBe(0);
  });

  test('[KC-TNK-34] once it is gone all is as before', () => {
    const court = table();
    const before = groundOf(court.state);
    removeEffects(court, ({ kind }) => kind === SCREEN.kind, 'TEST');
    expect(seen(court, [0, 2], [8, 2])).toBe(2);
    screen(court, block(court, 3));
    expect(groundOf(court.state)).toBe(before);
  });

  test('[KC-TNK-34] neither steps nor cover beside it change', () => {
    const court = table();
    const bare = begin({ court: floor(9, 5), athletes: [ours('Ana', '0,0')], turn: 'Ana' });
    const at = court.cell(2, 2);
    expect(groundOf(court.state).stepsFrom(at, false)).toEqual(
      groundOf(bare.state).stepsFrom(at, false),
    );
    expect(groundOf(court.state).isFull(court.cell(3, 2))).toBe(false);
  });
});
