import { describe, expect, test } from 'vitest';
import { play, said } from '../../../test/play.ts';

const FOUR = { seats: 4 };

const pools = (played: ReturnType<typeof play>) => played.state.characters.map(({ pool }) => pool);

describe('Fighter', () => {
  test('[BA-FTR-02] Brilliant Maneuver deals 3 and prevents up to 1 on one character', () => {
    const played = play({
      ...FOUR,
      given: {
        step: 'assign',
        activated: ['brilliant-maneuver'],
        monsterActivated: ['wing-buffet'],
      },
      answers: [
        ['A', { fighter: 1, mystic: 1 }, 'prevent', 'out-of-range'],
        ['A', { mystic: 1 }],
      ],
    });
    expect(played.state.monster.pool).toBe(17);
    expect(pools(played)).toEqual([9, 4, 5, 7]);
  });

  test('[BA-FTR-03] Piercing Attack deals up to 5 past shields', () => {
    const played = play({
      options: { characters: ['fighter'] },
      given: { step: 'assign', activated: ['piercing-attack'], monster: { shields: 3 } },
      answers: [
        ['A', 6, 'damage', 'out-of-range'],
        ['A', 4],
      ],
    });
    expect(played.state.monster).toMatchObject({ pool: 16, shields: 3 });
  });

  test('[BA-FTR-04][BA-INV-13] Leadership: 8 points over numbers of others, several add up', () => {
    const position = {
      ...FOUR,
      given: {
        step: 'note',
        activated: [
          'leadership',
          'leadership',
          'grit',
          'blast',
          'blast',
          'distract',
          'hide',
          'miracle',
          'soothe',
        ],
        elements: { blast: 'earth' },
      },
    };
    const { match } = play({ ...position, until: 'now' });
    const [choice] = match.choices;
    const ids = choice?.kind === 'allocation' ? choice.options.map(({ id }) => id) : [];
    expect(ids).toEqual([
      'blast',
      'blast/2',
      'distract',
      'miracle/mend',
      'miracle/damage',
      'soothe',
    ]);
    const { of, state } = play({
      ...position,
      answers: [
        ['A', { blast: 5, 'blast/2': 4 }, 'leadership', 'out-of-range'],
        ['A', { blast: 5, 'miracle/damage': 3 }, 'leadership'],
        ['A', { blast: 1, distract: 7 }, 'leadership'],
      ],
    });
    expect(of('attacked').map(({ power, points }) => `${power} ${points}`)).toEqual([
      'blast 9',
      'blast 3',
      'miracle 11',
    ]);
    expect(of('distracting')[0]?.points).toBe(15);
    expect(state.monster.pool).toBe(0);
    const none = play({
      options: { characters: ['fighter'] },
      given: { step: 'note', activated: ['leadership', 'grit'] },
    });
    expect(none.of('without-effect')).toHaveLength(1);
  });

  test('[BA-FTR-04] Leadership raises healing and prevention', () => {
    const { state } = play({
      ...FOUR,
      given: {
        step: 'heal',
        activated: [
          { power: 'minor-ward', bonus: 4 },
          { power: 'duck', bonus: 2 },
        ],
        monsterActivated: ['wing-buffet'],
      },
      answers: [
        ['D', 'fighter'],
        ['D', { 'fighter/shield': 7 }],
        ['A', 0, 'shields'],
        ['C', { rogue: 3 }],
      ],
    });
    expect(state.characters[0]?.shields).toBe(7);
    expect(state.characters[2]?.pool).toBe(8);
  });

  test('[BA-FTR-05] Command the Field: what is not dealt may be prevented on any number', () => {
    const played = play({
      ...FOUR,
      given: {
        step: 'assign',
        activated: ['command-the-field'],
        monsterActivated: ['wing-buffet'],
      },
      answers: [
        ['A', 6],
        ['A', { fighter: 2, mystic: 3, rogue: 2, healer: 1 }, 'prevent', 'out-of-range'],
        ['A', { fighter: 1, mystic: 3, rogue: 2, healer: 1 }],
      ],
    });
    expect(played.state.monster.pool).toBe(14);
    expect(pools(played)).toEqual([10, 6, 7, 8]);
    const all = play({
      ...FOUR,
      given: {
        step: 'assign',
        activated: ['command-the-field'],
        monsterActivated: ['wing-buffet'],
      },
      answers: [['A', 13]],
    });
    expect(all.of('prevented')).toEqual([]);
  });

  test('[BA-FTR-06] Turn the Tide: 13 piercing, 8 prevented among any', () => {
    const played = play({
      ...FOUR,
      options: { monster: 'boing' },
      given: {
        step: 'assign',
        activated: ['turn-the-tide'],
        monsterActivated: ['bounce'],
        monster: { shields: 9 },
      },
      answers: [['A', { fighter: 2, mystic: 2, rogue: 2, healer: 2 }]],
    });
    expect(played.state.monster).toMatchObject({ pool: 15, shields: 9 });
    expect(pools(played)).toEqual([11, 5, 7, 9]);
  });

  test('[BA-FTR-08] Grit prevents 2 on the Fighter alone', () => {
    const played = play({
      ...FOUR,
      given: { step: 'assign', activated: ['grit'], monsterActivated: ['wing-buffet'] },
      answers: [
        ['A', { mystic: 1 }, 'prevent', 'unknown-option'],
        ['A', { fighter: 2 }],
      ],
    });
    expect(pools(played)).toEqual([11, 3, 5, 7]);
  });

  test('[BA-FTR-09] Second Wind heals up to 5 on the Fighter, no shields', () => {
    const played = play({
      ...FOUR,
      given: {
        step: 'heal',
        activated: ['second-wind'],
        characters: {
          fighter: { health: ['B1', 'B2', 'B3', 'B4', 'B5', 'I1'] },
          mystic: { health: ['B1'] },
        },
      },
    });
    expect(pools(played)).toEqual([11, 5, 8, 10]);
    expect(played.state.characters[0]?.shields).toBe(0);
  });
});

test('[BA-FTR-04] the log names the power that is given points, not the id of the option', () => {
  const played = play({
    seats: 2,
    options: { characters: ['fighter', 'healer'] },
    given: { step: 'note', activated: ['leadership', 'rebuke', 'miracle'] },
    answers: [['A', { rebuke: 3, 'miracle/damage': 5 }, 'leadership']],
  });
  expect(said(played, 'points-given')).toEqual([
    'Bron gives 3 points to Rebuke.',
    'Bron gives 5 points to Miracle.',
  ]);
});
