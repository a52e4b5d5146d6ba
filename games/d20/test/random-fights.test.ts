import { describe, expect, test } from 'vitest';
import { randomFight } from './random-fights.ts';

/** How many are fought, and from which number on. */
const FIGHTS = Number(process.env.FIGHTS ?? 40);
const FROM = Number(process.env.FROM ?? 0);

describe('random characters fight creatures of every kind, with every answer that is open', () => {
  test.each(Array.from({ length: Math.ceil(FIGHTS / 20) }, (_, at) => FROM + 20 * at))(
    '[DT-INV-16, DT-INV-17, DT-INV-18, DT-INV-19, DT-INV-33, DT-INV-06] no fault in twenty of them from number %i',
    { timeout: 180_000 },
    (from) => {
      const faults = Array.from(
        { length: Math.min(20, FIGHTS) },
        (_, at) => randomFight(from + at).faults,
      );
      expect(faults.flat()).toEqual([]);
    },
  );
});
