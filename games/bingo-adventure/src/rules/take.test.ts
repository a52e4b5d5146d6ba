import { describe, expect, test } from 'vitest';
import { play, said, spaces } from '../../test/play.ts';
import { SPIRAL, SQUARES } from './squares.ts';

const FIGHTER = { characters: ['fighter'] };

const FULL = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
  ' ',
);

describe('taking damage', () => {
  test('[BA-TAKE-01] the controller chooses spaces without tokens, empty or marked', () => {
    const { state, of } = play({
      options: { ...FIGHTER, cardsPerSheet: 2 },
      given: {
        step: 'take',
        characters: {
          fighter: {
            pool: 9,
            pending: { health: 2 },
            damage: ['B1'],
            health: ['I1'],
            markers: ['N3'],
          },
        },
      },
      answers: [
        ['A', ['fighter/B1', 'fighter/N1'], 'place-health', 'unknown-option'],
        ['A', ['fighter/N1'], 'place-health', 'out-of-range'],
        ['A', ['fighter/N3', 'fighter/2/O5']],
      ],
    });
    expect(state.characters[0]?.cards.map(({ health }) => health)).toEqual([
      spaces('I1 N3'),
      spaces('O5'),
    ]);
    expect(of('damage-placed')[0]).toMatchObject({ health: ['N3', '2/O5'] });
  });

  test('[BA-TAKE-02] a displaced marker becomes a dud and its token stays away', () => {
    const { state, of } = play({
      options: FIGHTER,
      given: {
        step: 'take',
        characters: { fighter: { pool: 11, pending: { health: 1 }, markers: ['N3', 'B1'] } },
      },
      answers: [['A', ['fighter/N3']]],
    });
    expect(state.characters[0]).toMatchObject({
      duds: 1,
      cards: [{ marked: 1, health: spaces('N3') }],
    });
    expect(state.setAside.sort()).toEqual(['JK', 'SA']);
    expect(of('damage-placed')[0]).toMatchObject({ rule: 'BA-TAKE-02', duds: 1 });
  });

  test('[BA-TAKE-03] a damaged space gets no marker until it is healed', () => {
    const { state } = play({
      options: FIGHTER,
      given: { characters: { fighter: { health: ['B1'] } } },
      rolls: ['SA'],
    });
    expect(state.characters[0]).toMatchObject({ duds: 1, cards: [{ marked: 0 }] });
  });

  test('[BA-TAKE-04] with every space damaged, tokens lie beside and count as on the card', () => {
    const { state, of, match } = play({
      options: { characters: ['mystic'] },
      given: {
        step: 'take',
        characters: {
          mystic: { pool: 0, damage: FULL.slice(0, 23), pending: { health: 6, damage: 2 } },
        },
      },
      answers: [['A', ['mystic/G5'], 'place-health']],
    });
    expect(state.characters[0]).toMatchObject({ besideHealth: 5, besideDamage: 1 });
    expect(match.log).toHaveLength(1);
    expect(of('damage-placed')[0]?.rule).toBe('BA-TAKE-04');
    const healed = play({
      seats: 2,
      options: { characters: ['fighter', 'healer'] },
      given: {
        step: 'heal',
        activated: ['ward'],
        characters: { fighter: { damage: FULL, beside: { health: 3, damage: 1 } } },
      },
      answers: [['B', { 'fighter/beside/health': 2, 'fighter/beside/damage': 1, 'fighter/B1': 1 }]],
    });
    expect(healed.state.characters[0]).toMatchObject({
      pool: 11,
      besideHealth: 1,
      besideDamage: 0,
    });
    expect(healed.of('healed')[0]).toMatchObject({ health: 2, damage: 2 });
  });

  test('[BA-TAKE-04] exactly the free spaces are filled without asking', () => {
    const { match, state } = play({
      options: FIGHTER,
      given: {
        step: 'take',
        characters: { fighter: { pool: 9, damage: FULL.slice(0, 22), pending: { health: 3 } } },
      },
    });
    expect(match.log).toEqual([]);
    expect(state.characters[0]?.cards[0]?.health).toBe(spaces('N5 G5 O5'));
  });

  test('[BA-TAKE-01] of two cards without tokens every space of both may be chosen', () => {
    const { match, state } = play({
      options: { ...FIGHTER, cardsPerSheet: 2 },
      given: { step: 'take', characters: { fighter: { pool: 11, pending: { health: 1 } } } },
      answers: [['A', ['fighter/2/N3'], 'place-health']],
    });
    expect(state.characters[0]?.cards.map(({ health }) => health)).toEqual([0, spaces('N3')]);
    expect(match.log).toHaveLength(1);
  });

  test('[BA-TAKE-04] damage tokens alone may lie beside the card, and the log tells how many', () => {
    const { of, state } = play({
      options: { characters: ['mystic'] },
      given: {
        step: 'take',
        characters: {
          mystic: {
            pool: 0,
            health: FULL.slice(0, 6),
            damage: FULL.slice(6, 24),
            pending: { damage: 3 },
          },
        },
      },
    });
    expect(state.characters[0]).toMatchObject({ besideHealth: 0, besideDamage: 2 });
    expect(of('damage-placed')[0]).toMatchObject({
      rule: 'BA-TAKE-04',
      damage: ['O5'],
      besideHealth: 0,
      besideDamage: 2,
    });
  });

  test('[BA-TAKE-05] slime comes after the pending tokens', () => {
    const { state } = play({
      options: { ...FIGHTER, monster: 'boing' },
      given: {
        step: 'take',
        characters: { fighter: { slime: 2, pool: 11, pending: { health: 1 } } },
      },
      answers: [['A', ['fighter/B1']]],
    });
    expect(state.characters[0]).toMatchObject({
      slime: 0,
      cards: [{ health: 1, damage: spaces('I1 N1') }],
    });
  });

  test('[BA-BOI-11] slime goes on to card 2, and what finds no space is lost', () => {
    const slimed = (fighter: Record<string, unknown>) =>
      play({
        options: { ...FIGHTER, monster: 'boing', cardsPerSheet: 2 },
        given: { step: 'take', characters: { fighter: { slime: 3, ...fighter } } },
      }).of('slime-placed');
    expect(slimed({ markers: FULL.slice(0, 24) })).toMatchObject([
      { rule: 'BA-BOI-11', squares: ['O5', '2/B1', '2/I1'], lost: 0 },
    ]);
    const second = FULL.slice(1).map((square) => `2/${square}`);
    expect(slimed({ markers: [...FULL, ...second] })).toMatchObject([
      { squares: ['2/B1'], lost: 2 },
    ]);
  });

  test('[BA-MTAKE-01] the spiral goes clockwise from the upper left inwards', () => {
    const names = SPIRAL.map((space) => SQUARES[space]);
    expect(new Set(names).size).toBe(25);
    expect(names.join(' ')).toBe(
      'B1 I1 N1 G1 O1 O2 O3 O4 O5 G5 N5 I5 B5 B4 B3 B2 I2 N2 G2 G3 G4 N4 I4 I3 N3',
    );
  });

  const taking = (monster: Record<string, unknown>, options: Record<string, unknown> = {}) =>
    play({ options: { ...FIGHTER, ...options }, given: { step: 'take', monster } });

  test('[BA-MTAKE-02] to the first empty spaces', () => {
    const { state, of } = taking({ markers: ['I1'], health: ['B1'], pending: { health: 2 } });
    expect(state.monster.cards[0]).toMatchObject({
      marked: spaces('I1'),
      health: spaces('B1 N1 G1'),
    });
    expect(of('damage-placed')[0]).toMatchObject({ rule: 'BA-MTAKE-02', health: ['N1', 'G1'] });
  });

  test('[BA-MTAKE-03] then to marked spaces: the marker goes, no dud, no token returns', () => {
    const rest = FULL.filter((name) => !['N3', 'I1'].includes(name));
    const { state, of } = taking({ markers: ['N3', 'I1'], damage: rest, pending: { health: 1 } });
    expect(state.monster).toMatchObject({
      duds: 0,
      cards: [{ marked: spaces('N3'), health: spaces('I1') }],
    });
    expect([of('tokens-returned').length, state.setAside.length]).toEqual([0, 2]);
    expect(of('damage-placed')[0]?.rule).toBe('BA-MTAKE-03');
  });

  test('[BA-MTAKE-04] empty spaces of both cards before marked ones', () => {
    const rest = FULL.filter((name) => name !== 'I1');
    const second = FULL.filter((name) => name !== 'B1').map((name) => `2/${name}`);
    const monster = { markers: ['I1'], damage: [...rest, ...second], pending: { health: 2 } };
    const { state, of } = taking(monster, { cardsPerSheet: 2 });
    expect(state.monster.cards.map(({ health }) => health)).toEqual([spaces('I1'), spaces('B1')]);
    expect(of('damage-placed')[0]?.health).toEqual(['2/B1', 'I1']);
    const one = taking({ damage: FULL, pending: { health: 1 } }, { cardsPerSheet: 2 });
    expect(one.of('damage-placed')[0]).toMatchObject({ rule: 'BA-MTAKE-04', health: ['2/B1'] });
  });

  test('[BA-MTAKE-05] with every space damaged, beside the card', () => {
    const { state, of } = taking({ pool: 0, damage: FULL, pending: { health: 20, damage: 2 } });
    expect(state.monster).toMatchObject({ besideHealth: 20, besideDamage: 2 });
    expect(of('damage-placed')[0]?.rule).toBe('BA-MTAKE-05');
  });
});

test('[BA-TAKE-04] the log counts tokens beside the card as taken', () => {
  const played = play({
    options: { characters: ['fighter'] },
    given: {
      step: 'take',
      characters: { fighter: { damage: FULL, pending: { health: 3, damage: 0 }, pool: 9 } },
    },
  });
  expect(played.state.characters[0]?.besideHealth).toBe(3);
  expect(said(played, 'damage-placed')).toEqual(['Bron places 3 tokens.']);
});

test('[BA-MTAKE-05] the log counts tokens beside the card of the monster as taken', () => {
  const played = play({
    options: { characters: ['fighter'] },
    given: { step: 'take', monster: { damage: FULL, pending: { health: 2, damage: 0 }, pool: 18 } },
  });
  expect(played.state.monster.besideHealth).toBe(2);
  expect(said(played, 'damage-placed')).toEqual(['Nigob takes 2 tokens.']);
});
