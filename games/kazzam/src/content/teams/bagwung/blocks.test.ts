import { describe, expect, test } from 'vitest';
import { TEXTS } from '../../../../test/content.ts';
import { begin } from '../../../../test/table.ts';
import { textOf } from '../../../content-names.ts';
import { ATHLETES } from './athletes.ts';
import { BLOCKS } from './blocks.ts';
import { GERALD, olive, scene } from './testing/olives.ts';

/** Whether Gerald can make a bond with Barney at a distance, as told or as his stat block has it. */
function couldBond(distance: number, picks?: readonly string[]): boolean {
  const gerald = olive('striker', '2,4', picks === undefined ? {} : { picks });
  const court = scene([gerald, olive('leader', `${2 + distance},4`)], GERALD);
  return court.offered.includes('empathic-bond');
}

const printed = ['bagwung/printed-empath', 'diviner/empathic-imposition', 'diviner/empathic-wave'];

/** The picks of an athlete in a match with that option. */
function picksOf(houseNumbers: 'class' | 'block') {
  const options = { opposition: 'bagwung', athletes: 5, houseNumbers };
  const { builds } = begin(undefined, { options, seed: 'block' }).state;
  return builds.filter(({ house }) => house !== undefined).map(({ picks }) => picks);
}

describe('the numbers of stat blocks', () => {
  test('[KT-VAR-03] [KT-GER-03] Gerald’s bond: within 5 by his class, within 10 by his stat block', () => {
    expect([5, 6].map((distance) => couldBond(distance))).toEqual([true, false]);
    expect([5, 10, 11].map((distance) => couldBond(distance, printed))).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('[KT-VAR-03] [KT-GEN-05] [KC-OPT-02] only if the match is played by them, and nothing else changes', () => {
    const usual = ATHLETES.map(({ picks }) => picks);
    expect(picksOf('class')).toEqual(usual);
    expect(picksOf('block')).toEqual(usual.map((picks, at) => (at === 3 ? printed : picks)));
  });
  test('[KT-VAR-03] by his stat block he is an Empath as ever', () => {
    const athletes = [
      olive('striker', '8,4', { picks: printed, hp: 4 }),
      olive('leader', '4,4', { hp: 4 }),
    ];
    const court = scene(athletes, GERALD).answer('empathic-bond', 'take-hp-1');
    expect([court.of(GERALD).hp, court.of('Barney Sodder').hp]).toEqual([5, 3]);
    expect(court.inPlay('bonded')).toHaveLength(1);
  });
  test('[KT-VAR-03] what he has by it is explained', () => {
    for (const { ability } of BLOCKS) {
      const { key } = textOf(ability.id);
      expect(TEXTS[`${key}.help`]).toContain('10');
    }
  });
});
