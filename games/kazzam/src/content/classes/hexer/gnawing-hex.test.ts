import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { netDamage } from '../../../rules/numbers/damage-total.ts';
import { GNAWING_HEX } from './gnawing-hex.ts';

const BOTH = ['damage', 'effect'];
const RESIST = { status: 'resist', amount: 2, source: 'hide' };

function given(t: Told) {
  return {
    court: floor(9, 3),
    athletes: [
      ours('Hal', '1,1', { class: 'hexer', picks: ['hexer/gnawing-hex'] }),
      { ...theirs('T', '4,1'), ...t },
    ],
    turn: 'Hal',
  };
}

/** Hal hexes T; what T is left with. */
function gnawed(die: number, answers: Answers, t: Told = {}, saves: readonly number[] = []) {
  const court = begin(given(t), { rolls: [die, ...saves] }).answer('gnawing-hex', 'T', ...answers);
  const { hp, wards = [] } = court.of('T') ?? {};
  const gnaws = court.state.effects.filter(({ kind, on }) => on === 1 && kind === 'gnawed').length;
  const ongoing = court.state.effects
    .filter(({ kind, on }) => on === 1 && kind === 'ongoing')
    .map(({ amount }) => amount);
  return { hp, ward: wards.reduce((sum, { amount }) => sum + amount, 0), gnaws, ongoing };
}

describe('Gnawing Hex', () => {
  test('[KC-HEX-22] Ongoing 1 and one less Resist', () => {
    expect(gnawed(4, [BOTH])).toEqual({ hp: 6, ward: 0, gnaws: 1, ongoing: [1] });
  });
  test('[KC-HEX-22] [KZ-WARD-11] eats one Ward first; what is left is what may stop it', () => {
    expect(gnawed(4, [BOTH], { ward: 1 })).toEqual({ hp: 6, ward: 0, gnaws: 1, ongoing: [1] });
    expect(gnawed(4, [BOTH], { ward: 2 })).toEqual({ hp: 7, ward: 0, gnaws: 1, ongoing: [1] });
    expect(gnawed(4, [BOTH], { ward: 3 })).toEqual({ hp: 8, ward: 0, gnaws: 0, ongoing: [] });
  });
  test('[KC-HEX-22] also where damage or Effect alone is taken, but not on a miss', () => {
    const one = { ward: 1 };
    expect(gnawed(3, ['effect'], one)).toEqual({ hp: 8, ward: 0, gnaws: 1, ongoing: [1] });
    expect(gnawed(3, ['damage'], one)).toEqual({ hp: 6, ward: 0, gnaws: 0, ongoing: [] });
    expect(gnawed(2, [], one)).toEqual({ hp: 8, ward: 1, gnaws: 0, ongoing: [] });
  });
  test('[KC-HEX-22] [KZ-WARD-02] topmost Ward goes first', () => {
    const t = begin(given({}), { rolls: [3] });
    const wards = [
      { amount: 1, onTop: true, by: 1 },
      { amount: 1, onTop: false, by: 1 },
    ];
    t.of('T').wards.push(...wards);
    const { power } = GNAWING_HEX;
    if (power !== undefined) t.run(attack(t, 0, 1, power), 'effect');
    expect(t.of('T').wards).toEqual([{ amount: 1, onTop: false, by: 1 }]);
  });
  test('[KC-HEX-22] less Resist from the next damage on, whatever the order', () => {
    const resisting = { statuses: [RESIST] };
    expect(gnawed(6, [['effect', 'damage']], resisting).hp).toBe(6);
    // Ongoing 1 against Resist 1; then a bare 2 against it.
    const shot = ['end-turn', 'end-turn', 'roll', 'basic-implement-attack', 'T'];
    expect(gnawed(6, [BOTH, ...shot], resisting, [2, 4]).hp).toBe(5);
  });
  test('[KC-HEX-22] Resist never falls below 0', () => {
    const shot = ['end-turn', 'end-turn', 'roll', 'basic-implement-attack', 'T'];
    expect(gnawed(4, [BOTH, ...shot], {}, [2, 4]).hp).toBe(3);
  });
  test('[KC-HEX-22] it is taken off all Resist together, limited or not', () => {
    const left = (lessResist: number) =>
      netDamage(
        { own: 4, terrain: 0 },
        {
          weakened: false,
          vulnerable: 0,
          resist: 1,
          ownResist: 1,
          lessResist,
        },
      );
    expect([left(0), left(1), left(2), left(3)]).toEqual([2, 3, 4, 4]);
  });
  test('[KC-HEX-22] one save ends both', () => {
    const saved = gnawed(4, [BOTH, 'end-turn', 'end-turn', 'roll'], {}, [4]);
    expect([saved.gnaws, saved.ongoing]).toEqual([0, []]);
  });
  test('[KC-HEX-22] [KC-CONV-21] a second hex adds nothing, but the first counts in it', () => {
    const again = ['end-turn', 'end-turn', 'roll', 'gnawing-hex', 'T', BOTH];
    const twice = gnawed(4, [BOTH, ...again], { statuses: [RESIST] }, [2, 4]);
    expect(twice).toEqual({ hp: 7, ward: 0, gnaws: 1, ongoing: [1] });
  });
});
