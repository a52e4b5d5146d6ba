import { describe, expect, test } from 'vitest';
import { play, spaces } from '../../../test/play.ts';
import { MONSTERS } from '../monsters.ts';

describe('Gobin', () => {
  const gobin = { options: { characters: ['fighter', 'healer'], monster: 'gobin' }, seats: 2 };

  test('[BA-GOB-01][BA-ELEM-09] health 8 and 4 for each character, no affinity', () => {
    expect([1, 2, 3, 4].map((n) => MONSTERS.gobin.health(n, false))).toEqual([12, 16, 20, 24]);
    expect([MONSTERS.gobin.move, MONSTERS.gobin.affinity]).toEqual([3, 'none']);
    const { state } = play({ ...gobin, given: { step: 'affinity' }, rolls: ['SA'] });
    expect(state.monster.affinity).toBe('none');
  });

  test('[BA-GOB-02] Cutpurse takes the first marker in the spiral that fits, and hits its target', () => {
    const { state, of } = play({
      ...gobin,
      given: {
        step: 'note',
        monsterActivated: ['cutpurse'],
        monster: { markers: ['O1'] },
        characters: { healer: { markers: ['O1', 'B2', 'O4'] }, fighter: { markers: ['I1'] } },
      },
      rolls: ['D2'],
    });
    expect(of('marker-taken')).toMatchObject([{ from: 'healer', to: 'monster', square: 'O4' }]);
    expect(state.characters.map(({ cards }) => cards[0]?.marked)).toEqual([
      spaces('I1'),
      spaces('O1 B2'),
    ]);
    expect(state.monster.cards[0]?.marked).toBe(spaces('O1 O4'));
    expect(state.characters.map(({ pool }) => pool)).toEqual([12, 7]);
    const none = play({
      ...gobin,
      given: { step: 'note', monsterActivated: ['cutpurse'] },
      rolls: ['S2'],
    });
    expect(none.of('marker-taken')).toEqual([]);
    expect(none.state.characters.map(({ pool }) => pool)).toEqual([9, 10]);
    const second = play({
      ...gobin,
      options: { ...gobin.options, cardsPerSheet: 2 },
      given: {
        step: 'note',
        monsterActivated: ['cutpurse'],
        characters: { fighter: { markers: ['2/N3'] } },
      },
      rolls: ['S2'],
    });
    expect(second.state.monster.cards[0]?.marked).toBe(spaces('N3'));
    expect(second.state.characters[0]?.cards[1]?.marked).toBe(0);
  });

  test('[BA-GOB-03] Volley: five hits of 1, the same character as often as drawn', () => {
    const { state, of } = play({
      ...gobin,
      given: { step: 'assign', monsterActivated: ['volley-of-rocks'] },
      rolls: ['SA', 'S2', 'S3', 'DA', 'S4'],
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([8, 9]);
    expect(of('tokens-returned')).toHaveLength(1);
    expect(of('tokens-returned')[0]?.tokens).toHaveLength(5);
  });

  test('[BA-GOB-03][BA-ASGN-07] each hit of a Volley is one on a drawn target', () => {
    const { of } = play({
      ...gobin,
      given: { step: 'assign', monsterActivated: ['volley-of-rocks'] },
      rolls: ['SA', 'S2', 'S3', 'DA', 'S4'],
    });
    expect(of('hit').map(({ sheet, by }) => `${sheet} ${by}`)).toEqual([
      ...Array(4).fill('fighter BA-ASGN-07'),
      'healer BA-ASGN-07',
    ]);
  });

  test('[BA-TGT-06][BA-ROG-10] hits that are lost leave Distract nothing to reduce', () => {
    const { of, match } = play({
      options: { characters: ['rogue'], monster: 'gobin' },
      given: {
        step: 'assign',
        activated: ['distract'],
        monsterActivated: ['volley-of-rocks'],
        characters: { rogue: { hidden: true } },
      },
    });
    expect(of('hit-lost')).toHaveLength(5);
    expect(match.log).toEqual([]);
  });

  test('[BA-GOB-04] Shield Wall: heals 3, gains 5 shields, which attacks meet first', () => {
    const { state } = play({
      ...gobin,
      given: {
        step: 'heal',
        monsterActivated: ['shield-wall'],
        activated: ['brilliant-maneuver', 'rebuke'],
        monster: { pool: 10 },
      },
    });
    expect([state.monster.shields, state.monster.pool]).toEqual([0, 10]);
  });

  test('[BA-GOB-05] Ransack clears the line on all cards of the party and deals 4 to each', () => {
    const { state, of } = play({
      ...gobin,
      options: { ...gobin.options, teamCard: true, cardsPerSheet: 2 },
      given: {
        step: 'note',
        monsterActivated: [{ power: 'ransack', squares: 'B2+I2+N2+G2+O2' }],
        characters: { fighter: { markers: ['B2', 'O2', 'B1', '2/N2'] } },
        team: { markers: ['G2', 'G3'] },
        monster: { markers: ['B2'] },
      },
    });
    expect(state.characters[0]?.cards.map(({ marked }) => marked)).toEqual([spaces('B1'), 0]);
    expect(state.team[0]?.marked).toBe(spaces('G3'));
    expect(state.monster.cards[0]?.marked).toBe(spaces('B2'));
    expect(state.characters.map(({ pool, duds }) => [pool, duds])).toEqual([
      [8, 0],
      [6, 0],
    ]);
    expect(of('tokens-returned')).toEqual([]);
    expect(of('ransacked')).toHaveLength(1);
  });

  test('[BA-GOB-07][BA-GOB-11] Goblin Pit: 3 on a random target, which loses a dud in step 3', () => {
    const { state, of } = play({
      ...gobin,
      given: {
        step: 'activate',
        monster: { duds: 2 },
        characters: { healer: { duds: 1 }, fighter: { duds: 1 } },
      },
      rolls: ['D2'],
      answers: [['B', 'ready']],
    });
    expect(state.characters.map(({ pool, duds }) => [pool, duds])).toEqual([
      [12, 1],
      [7, 0],
    ]);
    expect(of('dud-lost')).toMatchObject([{ rule: 'BA-GOB-11', sheet: 'healer' }]);
    const paid = play({
      ...gobin,
      given: {
        step: 'activate',
        monster: { duds: 2 },
        characters: { healer: { duds: 1, pool: 9 } },
      },
      rolls: ['D2'],
      answers: [['B', 'soothe']],
    });
    expect(paid.of('dud-lost')).toEqual([]);
  });

  test('[BA-GOB-08] Mob Rush: 2 for each character', () => {
    const { state, of } = play({
      ...gobin,
      given: { step: 'assign', monsterActivated: ['mob-rush'] },
    });
    expect(state.characters.map(({ pool }) => pool)).toEqual([10, 8]);
    expect(of('hit')[0]?.by).toBe('BA-ASGN-08');
  });
});
