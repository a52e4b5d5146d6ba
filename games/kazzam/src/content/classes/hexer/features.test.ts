import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { provoke } from '../../../rules/harm/provoke.ts';

type Athlete = Readonly<Record<string, unknown>>;

/** Hal attacks T, who is listed second, with a Basic Implement Attack. */
function rolled(pick: string, die: number, others: readonly Athlete[], hal: Told = {}) {
  const after = begin(
    {
      court: floor(14, 9),
      athletes: [ours('Hal', '2,4', { class: 'hexer', picks: [pick], ...hal }), ...others],
      turn: 'Hal',
    },
    { rolls: [die] },
  ).answer('basic-implement-attack', 'T');
  const { missTokens } = after.of('Hal') ?? {};
  return { hp: after.of('T').hp, missTokens, strikes: after.state.strikes[0] };
}

const hit = { hp: 6, missTokens: 0, strikes: 0 };
const miss = { hp: 8, missTokens: 1, strikes: 0 };

describe('a Duelist', () => {
  const duel = (others: readonly Athlete[], hal?: Told) => rolled('hexer/duelist', 2, others, hal);
  const staff = { implement: 'staff' };
  test('[KC-HEX-10] counts a 2 as a 5 with one enemy within five squares', () => {
    expect(duel([theirs('T', '7,4')])).toEqual(hit);
    expect(duel([theirs('T', '7,4'), theirs('U', '8,4')])).toEqual(hit);
  });
  test('[KC-HEX-10] not with two of them, a Hidden one included', () => {
    expect(duel([theirs('T', '7,4'), theirs('U', '2,8')])).toEqual(miss);
    const hidden = theirs('U', '2,8', { statuses: ['hidden'] });
    expect(duel([theirs('T', '7,4'), hidden])).toEqual(miss);
  });
  test('[KC-HEX-10] not with none, and the one need not be the target', () => {
    expect(duel([theirs('T', '8,4')], staff)).toEqual(miss);
    expect(duel([theirs('T', '8,4'), theirs('U', '2,7')], staff).missTokens).toBe(0);
  });
  test('[KC-HEX-10] allies do not count', () => {
    expect(duel([theirs('T', '7,4'), ours('Al', '3,4')])).toEqual(hit);
  });
  test('[KC-HEX-10] [KC-CONV-23] Creeps count if they have it as an enemy', () => {
    const chance = (provoked: boolean) => {
      const t = begin(
        {
          athletes: [
            ours('Hal', 'dungeon(2,4)', { class: 'hexer', picks: ['hexer/duelist'] }),
            theirs('T', 'dungeon(4,6)'),
          ],
          turn: 'Hal',
        },
        { rolls: [2] },
      );
      const creep = t.state.creatures.findIndex(({ name }) => name.startsWith('Love Beast'));
      const beast = t.of('Love Beast 1');
      if (beast === undefined) throw new Error('no Love Beast');
      beast.cell = (t.of('Hal').cell ?? 0) + 3;
      if (provoked) provoke(t.state, creep, 0);
      return t.run(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK)).map(({ result }) => result);
    };
    expect([chance(false), chance(true)]).toEqual([[5], [2]]);
  });
});

describe('a Brawler', () => {
  const brawl = (others: readonly Athlete[]) => rolled('hexer/brawler', 2, others);
  test('[KC-HEX-11] counts a 2 as a 5 with two enemies or more within three squares', () => {
    expect(brawl([theirs('T', '5,4'), theirs('U', '2,7')])).toEqual(hit);
    const more = [theirs('U', '2,7'), theirs('V', '3,4')];
    expect(brawl([theirs('T', '7,4'), ...more])).toEqual(hit);
  });
  test('[KC-HEX-11] not with one, nor with one of them farther off', () => {
    expect(brawl([theirs('T', '5,4')])).toEqual(miss);
    expect(brawl([theirs('T', '5,4'), theirs('U', '2,8')])).toEqual(miss);
  });
});

describe('Team-Up', () => {
  const team = (others: readonly Athlete[], hal?: Told) => rolled('hexer/team-up', 2, others, hal);
  test('[KC-HEX-12] counts a 2 as a 5 with an ally beside the target', () => {
    expect(team([theirs('T', '6,4'), ours('Al', '7,5')])).toEqual(hit);
  });
  test('[KC-HEX-12] not an ally elsewhere, not the Hexer itself, not the target’s own', () => {
    expect(team([theirs('T', '6,4'), ours('Al', '8,4')])).toEqual(miss);
    expect(team([theirs('T', '3,4')])).toEqual(miss);
    expect(team([theirs('T', '6,4'), theirs('U', '7,4')])).toEqual(miss);
  });
  test('[KC-HEX-12] an ally beside another enemy does not help', () => {
    expect(team([theirs('T', '6,4'), theirs('U', '2,7'), ours('Al', '2,8')])).toEqual(miss);
  });
});

describe('a 2 that counts as a 5', () => {
  const duel = (die: number, hal: Told) =>
    begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Hal', '1,1', { class: 'hexer', picks: ['hexer/duelist'], ...hal }),
          theirs('T', '4,1'),
        ],
        turn: 'Hal',
      },
      { rolls: [die] },
    ).answer('basic-implement-attack', 'T', ...('missTokens' in hal ? [1] : [])).state;
  test('[KC-HEX-13] a Miss Token makes a 6 of it', () => {
    const { creatures } = duel(2, { missTokens: 1 });
    expect([creatures[1]?.hp, creatures[0]?.missTokens]).toEqual([4, 0]);
  });
  test('[KC-HEX-13] only a 2 is counted so: a 1 stays a Strike, a 3 a 3', () => {
    const strike = duel(1, {});
    expect([strike.creatures[1]?.hp, strike.strikes]).toEqual([8, [1, 0]]);
    const glancing = duel(3, { missTokens: 1 });
    expect(glancing.creatures[1]?.hp).toBe(6);
  });
});
