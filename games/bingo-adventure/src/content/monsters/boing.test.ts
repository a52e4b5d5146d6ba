import { describe, expect, test } from 'vitest';
import { play, spaces } from '../../../test/play.ts';
import { MONSTERS } from '../monsters.ts';

const FIGHTER = { characters: ['fighter'] };

describe('Boing', () => {
  const boing = { options: { characters: ['fighter', 'healer'], monster: 'boing' }, seats: 2 };

  test('[BA-BOI-01][BA-ELEM-08] health 8 and 5 for each, affinity by the current token', () => {
    expect([1, 2, 3, 4].map((n) => MONSTERS.boing.health(n, false))).toEqual([13, 18, 23, 28]);
    expect(MONSTERS.boing.move).toBe(2);
    const affinity = (token: string) =>
      play({ ...boing, given: {}, rolls: [token] }).state.monster.affinity;
    expect(['S2', 'H2', 'QS', 'D2', 'C2'].map(affinity)).toEqual([
      'earth',
      'air',
      'water',
      'fire',
      'none',
    ]);
  });

  test('[BA-BOI-02] gelatinous: each attack loses 1, piercing ones do not', () => {
    const { of } = play({
      ...boing,
      given: { step: 'assign', activated: ['brilliant-maneuver', 'piercing-attack', 'rebuke'] },
    });
    expect(of('attacked').map(({ power, points }) => `${power} ${points}`)).toEqual([
      'brilliant-maneuver 2',
      'piercing-attack 5',
      'rebuke 4',
    ]);
  });

  test('[BA-BOI-03] Spatter: 3 slime on two different targets, on one if there is only one', () => {
    const { state } = play({
      ...boing,
      given: { step: 'assign', monsterActivated: ['spatter'] },
      rolls: ['SA', 'S2', 'DA'],
    });
    expect(state.characters.map(({ cards }) => cards[0]?.damage)).toEqual([
      spaces('B1 I1 N1'),
      spaces('B1 I1 N1'),
    ]);
    const one = play({
      options: { ...FIGHTER, monster: 'boing' },
      given: { step: 'assign', monsterActivated: ['spatter'] },
      rolls: ['SA'],
    });
    expect(one.of('slimed')).toHaveLength(1);
  });

  test('[BA-BOI-04] Engulf: 5 damage and engulfed, drawn after Spatter', () => {
    const { state, of } = play({
      ...boing,
      given: { step: 'assign', monsterActivated: ['spatter', 'engulf'] },
      rolls: ['SA', 'DA', 'DA'],
    });
    expect(of('target-drawn').map(({ power }) => power)).toEqual(['spatter', 'spatter', 'engulf']);
    expect(state.characters.map(({ pool, engulfed }) => [pool, engulfed])).toEqual([
      [12, false],
      [5, true],
    ]);
  });

  test('[BA-BOI-05] Divide: heals 5 and gains 8 shields', () => {
    const { state } = play({
      ...boing,
      given: { step: 'heal', monsterActivated: ['divide'], monster: { pool: 10 } },
    });
    expect([state.monster.pool, state.monster.shields]).toEqual([15, 8]);
  });

  test('[BA-BOI-06][BA-BOI-13] Digest: 3 and half the tokens, rounded down, after healing', () => {
    const { of, state } = play({
      ...boing,
      given: {
        step: 'heal',
        monsterActivated: ['digest', 'seep'],
        activated: ['second-wind'],
        characters: {
          fighter: { health: ['B1', 'B2', 'B3', 'B4', 'B5', 'I1'], damage: ['N1', 'N2', 'N3'] },
          healer: { damage: ['O1'] },
        },
      },
      answers: [['A', { 'fighter/N1': 1, 'fighter/N2': 1 }]],
    });
    expect(of('hit').map(({ points }) => points)).toEqual([6, 3]);
    expect(state.characters[0]?.pool).toBe(0);
  });

  test('[BA-BOI-07] Wobble prevents up to 3, never of piercing attacks', () => {
    const wobble = (activated: string[]) =>
      play({ ...boing, given: { step: 'assign', monsterActivated: ['wobble'], activated } }).state
        .monster.pool;
    expect(wobble(['rebuke'])).toBe(18 - 1);
    expect(wobble(['piercing-attack'])).toBe(13);
    expect(wobble(['piercing-attack', 'brilliant-maneuver'])).toBe(13);
  });

  test('[BA-BOI-09][BA-BOI-11] Seep: 1 slime each, on the first empty spaces of the spiral', () => {
    const full = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
      ' ',
    );
    const { state, of } = play({
      ...boing,
      given: {
        step: 'assign',
        monsterActivated: ['seep', 'seep'],
        characters: {
          fighter: { markers: ['B1'], damage: ['I1'], shields: 4 },
          healer: { markers: full.slice(0, 24) },
        },
      },
    });
    expect(state.characters[0]?.cards[0]?.damage).toBe(spaces('I1 N1 G1'));
    expect([state.characters[0]?.pool, state.characters[0]?.shields]).toEqual([12, 4]);
    expect(state.characters[1]?.cards[0]?.damage).toBe(spaces('O5'));
    expect(of('slime-placed').map(({ lost }) => lost)).toEqual([0, 1]);
    const two = play({
      ...boing,
      options: { ...boing.options, cardsPerSheet: 2 },
      given: {
        step: 'assign',
        monsterActivated: ['seep'],
        characters: { fighter: { markers: full } },
      },
    });
    expect(two.state.characters[0]?.cards.map(({ damage }) => damage)).toEqual([0, 1]);
  });

  test('[BA-BOI-11] slime is healed like any damage token', () => {
    const { state } = play({
      ...boing,
      given: { step: 'heal', activated: ['soothe'], characters: { fighter: { damage: ['B1'] } } },
      answers: [['B', { 'fighter/B1': 1 }]],
    });
    expect(state.characters[0]).toMatchObject({ pool: 12, cards: [{ damage: 0 }] });
  });

  test('[BA-BOI-10] Bounce: 3 for each character', () => {
    const { state } = play({ ...boing, given: { step: 'assign', monsterActivated: ['bounce'] } });
    expect(state.characters.map(({ pool }) => pool)).toEqual([9, 7]);
  });
});
