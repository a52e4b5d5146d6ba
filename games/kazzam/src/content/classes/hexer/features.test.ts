import { describe, expect, test } from 'vitest';
import type { More } from '../../../../test/more.ts';
import { athlete, court, driven, opponent, played, tableAt } from '../../../../test/played.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { provoke } from '../../../rules/harm/provoke.ts';

type Athlete = Readonly<Record<string, unknown>>;

/** Hal attacks T, who is listed second, with a Basic Implement Attack. */
function rolled(pick: string, die: number, others: readonly Athlete[], hal: More = {}) {
  const { state } = played({
    given: {
      court: court(14, 9),
      athletes: [athlete('Hal', '2,4', { class: 'hexer', picks: [pick], ...hal }), ...others],
      turn: 'Hal',
    },
    rolls: [die],
    answers: ['basic-implement-attack', 'T'],
  });
  const { missTokens } = state.creatures[0] ?? {};
  return { hp: state.creatures[1]?.hp, missTokens, strikes: state.strikes[0] };
}

const hit = { hp: 6, missTokens: 0, strikes: 0 };
const miss = { hp: 8, missTokens: 1, strikes: 0 };

describe('a Duelist', () => {
  const duel = (others: readonly Athlete[], hal?: More) => rolled('hexer/duelist', 2, others, hal);
  const staff = { implement: 'staff' };
  test('[KC-HEX-10] counts a 2 as a 5 with one enemy within five squares', () => {
    expect(duel([opponent('T', '7,4')])).toEqual(hit);
    expect(duel([opponent('T', '7,4'), opponent('U', '8,4')])).toEqual(hit);
  });
  test('[KC-HEX-10] not with two of them, a Hidden one included', () => {
    expect(duel([opponent('T', '7,4'), opponent('U', '2,8')])).toEqual(miss);
    const hidden = opponent('U', '2,8', { statuses: ['hidden'] });
    expect(duel([opponent('T', '7,4'), hidden])).toEqual(miss);
  });
  test('[KC-HEX-10] not with none, and the one need not be the target', () => {
    expect(duel([opponent('T', '8,4')], staff)).toEqual(miss);
    expect(duel([opponent('T', '8,4'), opponent('U', '2,7')], staff).missTokens).toBe(0);
  });
  test('[KC-HEX-10] allies do not count', () => {
    expect(duel([opponent('T', '7,4'), athlete('Al', '3,4')])).toEqual(hit);
  });
  test('[KC-HEX-10] [KC-CONV-23] Creeps count if they have it as an enemy', () => {
    const chance = (provoked: boolean) => {
      const t = tableAt({
        given: {
          athletes: [
            athlete('Hal', 'dungeon(2,4)', { class: 'hexer', picks: ['hexer/duelist'] }),
            opponent('T', 'dungeon(4,6)'),
          ],
        },
        rolls: [2],
      });
      const creep = t.state.creatures.findIndex(({ name }) => name.startsWith('Love Beast'));
      const beast = t.state.creatures[creep];
      if (beast === undefined) throw new Error('no Love Beast');
      beast.cell = (t.state.creatures[0]?.cell ?? 0) + 3;
      if (provoked) provoke(t.state, creep, 0);
      return driven(attack(t, 0, 1, BASIC_IMPLEMENT_ATTACK)).map(({ result }) => result);
    };
    expect([chance(false), chance(true)]).toEqual([[5], [2]]);
  });
});

describe('a Brawler', () => {
  const brawl = (others: readonly Athlete[]) => rolled('hexer/brawler', 2, others);
  test('[KC-HEX-11] counts a 2 as a 5 with two enemies or more within three squares', () => {
    expect(brawl([opponent('T', '5,4'), opponent('U', '2,7')])).toEqual(hit);
    const more = [opponent('U', '2,7'), opponent('V', '3,4')];
    expect(brawl([opponent('T', '7,4'), ...more])).toEqual(hit);
  });
  test('[KC-HEX-11] not with one, nor with one of them farther off', () => {
    expect(brawl([opponent('T', '5,4')])).toEqual(miss);
    expect(brawl([opponent('T', '5,4'), opponent('U', '2,8')])).toEqual(miss);
  });
});

describe('Team-Up', () => {
  const team = (others: readonly Athlete[], hal?: More) => rolled('hexer/team-up', 2, others, hal);
  test('[KC-HEX-12] counts a 2 as a 5 with an ally beside the target', () => {
    expect(team([opponent('T', '6,4'), athlete('Al', '7,5')])).toEqual(hit);
  });
  test('[KC-HEX-12] not an ally elsewhere, not the Hexer itself, not the target’s own', () => {
    expect(team([opponent('T', '6,4'), athlete('Al', '8,4')])).toEqual(miss);
    expect(team([opponent('T', '3,4')])).toEqual(miss);
    expect(team([opponent('T', '6,4'), opponent('U', '7,4')])).toEqual(miss);
  });
  test('[KC-HEX-12] an ally beside another enemy does not help', () => {
    expect(team([opponent('T', '6,4'), opponent('U', '2,7'), athlete('Al', '2,8')])).toEqual(miss);
  });
});

describe('a 2 that counts as a 5', () => {
  const duel = (die: number, hal: More) =>
    played({
      given: {
        court: court(9, 3),
        athletes: [
          athlete('Hal', '1,1', { class: 'hexer', picks: ['hexer/duelist'], ...hal }),
          opponent('T', '4,1'),
        ],
        turn: 'Hal',
      },
      rolls: [die],
      answers: ['basic-implement-attack', 'T', ...('missTokens' in hal ? [1] : [])],
    }).state;
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
