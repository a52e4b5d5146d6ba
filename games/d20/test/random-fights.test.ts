import { describe, expect, test } from 'vitest';
import { FOUGHT, randomFight, UNFOUGHT } from './random-fights.ts';

/** How many are fought, and from which number on. */
const FIGHTS = Number(process.env.FIGHTS ?? 40);
const FROM = Number(process.env.FROM ?? 0);

/** So many have met all that fights can meet. */
const ENOUGH = 600;
const met = new Set<string>();

describe('random characters fight creatures of every kind, with every answer that is open', () => {
  test.each(Array.from({ length: Math.ceil(FIGHTS / 20) }, (_, at) => FROM + 20 * at))(
    '[DT-INV-16, DT-INV-17, DT-INV-18, DT-INV-19, DT-INV-33, DT-INV-06] no fault in twenty of them from number %i',
    { timeout: 180_000 },
    (from) => {
      for (let nr = from; nr < from + Math.min(20, FIGHTS); nr += 1) {
        const fight = randomFight(nr);
        expect(fight.faults).toEqual([]);
        for (const one of fight.met) met.add(one);
      }
    },
  );

  test.runIf(FIGHTS >= ENOUGH)('all of the content is met but what no fight can meet', () => {
    const all = Object.entries(FOUGHT).flatMap(([kind, ids]) => ids.map((id) => `${kind}.${id}`));
    expect(all.filter((one) => !met.has(one)).sort()).toEqual([...UNFOUGHT].sort());
  });
});
