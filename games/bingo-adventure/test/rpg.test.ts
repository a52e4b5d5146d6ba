import { describe, expect, test } from 'vitest';
import { ratingOf } from '../src/rules/skills.ts';
import { type Line, play, spaces } from './play.ts';

describe('skill uses', () => {
  const rogue = {
    options: { characters: ['rogue', 'healer'], rpgSkills: true, teamCard: true },
    seats: 2,
  };
  const use = (
    tokens: string[] | 'the only one',
    effects = 0,
    complications = 0,
    difficulty = 'none',
  ): Line[] => [
    ['A', 'skill/rogue'],
    ...(tokens === 'the only one' ? [] : [['A', tokens, 'skill-tokens'] as const]),
    ['A', effects, 'skill-effects'],
    ['A', complications, 'skill-complications'],
    ['A', difficulty, 'skill-difficulty'],
  ];
  const given = (duds: number, markers: string[] = []) => ({
    step: 'activate',
    characters: { rogue: { duds, markers, shields: 3, health: ['O1'] } },
  });

  test('[BA-RPG-01][BA-OPT-10] one to five tokens give 2, 3, 5, 8, 13, if the option is on', () => {
    expect([1, 2, 3, 4, 5].map((tokens) => ratingOf(tokens, 0, 0))).toEqual([2, 3, 5, 8, 13]);
    const { of } = play({
      ...rogue,
      given: given(5),
      answers: use(['dud/1', 'dud/2', 'dud/3', 'dud/4', 'dud/5']),
    });
    expect(of('skill-used')[0]).toMatchObject({ tokens: 5, rating: 13, outcome: 'announced' });
    const off = play({
      options: { characters: ['rogue'] },
      given: given(5),
      answers: [['A', 'skill/rogue', 'activate', 'unknown-option']],
      until: 'now',
    });
    expect(off.match.choices).toHaveLength(1);
  });

  test('[BA-RPG-02] markers of own and team card and duds, mixed; nothing else counts', () => {
    const position = { ...rogue, given: { ...given(1, ['B1']), team: { markers: ['N3'] } } };
    const { match } = play({ ...position, answers: [['A', 'skill/rogue']], until: 'now' });
    const [choice] = match.choices;
    expect(choice?.kind === 'some' && choice.options.map(({ id }) => id)).toEqual([
      'rogue/B1',
      'team/N3',
      'dud/1',
    ]);
    const { state } = play({
      ...position,
      answers: [...use(['rogue/B1', 'team/N3', 'dud/1']), ['B', 'ready']].slice(0, 5) as Line[],
    });
    expect(state.characters[0]).toMatchObject({ duds: 0, shields: 3, cards: [{ marked: 0 }] });
    expect(state.team[0]?.marked).toBe(0);
  });

  test('[BA-RPG-03] the tokens of spent markers return', () => {
    const { of, state } = play({ ...rogue, given: given(0, ['B1']), answers: use('the only one') });
    expect(of('tokens-returned')[0]).toMatchObject({ rule: 'BA-RPG-03', tokens: ['SA'] });
    expect(state.bag).toHaveLength(25);
  });

  test('[BA-RPG-04][BA-RPG-05][BA-RPG-06] effects lower, complications raise, and they cancel', () => {
    expect([ratingOf(3, 1, 0), ratingOf(3, 2, 0), ratingOf(3, 0, 1), ratingOf(3, 0, 2)]).toEqual([
      3, 2, 8, 13,
    ]);
    expect([ratingOf(3, 1, 1), ratingOf(3, 3, 2), ratingOf(3, 2, 4)]).toEqual([5, 3, 13]);
    const { of } = play({ ...rogue, given: given(2), answers: use(['dud/1', 'dud/2'], 1, 2) });
    expect(of('skill-used')[0]).toMatchObject({ rule: 'BA-RPG-06', rating: 5 });
  });

  test('[BA-RPG-07] never below 1 nor above 21', () => {
    expect([ratingOf(1, 6, 0), ratingOf(5, 0, 6), ratingOf(5, 0, 1), ratingOf(1, 1, 0)]).toEqual([
      1, 21, 21, 1,
    ]);
  });

  test('[BA-RPG-08] a stated difficulty decides, equal is enough', () => {
    const outcome = (difficulty: string) =>
      play({ ...rogue, given: given(2), answers: use(['dud/1', 'dud/2'], 0, 0, difficulty) }).of(
        'skill-used',
      )[0]?.outcome;
    expect(['none', 'difficulty-2', 'difficulty-3', 'difficulty-5'].map(outcome)).toEqual([
      'announced',
      'success',
      'success',
      'failure',
    ]);
  });

  test('[BA-RPG-09] the seat declares the field by choosing it; the choice names it', () => {
    const { match } = play({
      ...rogue,
      given: given(1),
      answers: [['A', 'skill/rogue']],
      until: 'now',
    });
    expect(match.choices[0]?.why.params?.field).toEqual({ key: 'field.rogue' });
  });

  test('[BA-CTRL-07] a team marker spent on a skill cancels ready declarations', () => {
    const position = {
      ...rogue,
      given: {
        step: 'activate',
        characters: { healer: { duds: 9 }, rogue: { duds: 1 } },
        team: { markers: ['N3'] },
      },
    };
    const own = play({ ...position, answers: [['B', 'ready'], ...use(['dud/1'])], until: 'now' });
    expect(own.of('ready-cancelled')).toEqual([]);
    const team = play({
      ...position,
      answers: [['B', 'ready'], ...use(['team/N3'])],
      until: 'now',
    });
    expect(team.of('ready-cancelled')).toHaveLength(1);
  });
});

describe('movement', () => {
  const field = {
    options: { characters: ['fighter', 'mystic'], rpgMovement: true, teamCard: true },
    seats: 2,
  };
  const at = (played: ReturnType<typeof play>) =>
    [...played.state.characters, played.state.monster].map(({ place }) => [
      (place % 9) + 1,
      Math.floor(place / 9) + 1,
    ]);

  test('[BA-RPG-12][BA-OPT-11] the field: monster at 5/5, characters along row 9', () => {
    const start = play({
      ...field,
      options: { rpgMovement: true },
      seats: 4,
      given: { step: 'activate' },
      until: 'now',
    });
    expect(at(start)).toEqual([
      [2, 9],
      [4, 9],
      [6, 9],
      [8, 9],
      [5, 5],
    ]);
    const none = play({ options: { characters: ['fighter'] }, given: { step: 'check' } });
    expect(none.state.characters[0]?.place).toBe(-1);
  });

  test('[BA-RPG-10][BA-RPG-13] one free move in Activate, up to the Move rating', () => {
    const played = play({
      ...field,
      given: { step: 'activate' },
      answers: [
        ['A', 'move/fighter'],
        ['A', ['3/8', '3/7', '3/6', '3/5'], 'move', 'out-of-range'],
        ['A', ['3/8', '4/7', '4/6']],
        ['B', 'ready'],
      ],
    });
    expect(at(played)[0]).toEqual([4, 6]);
    expect(played.of('moved')[0]).toMatchObject({ rule: 'BA-RPG-10', column: 4, row: 6 });
    expect(played.match.log.filter(({ seat }) => seat === 0)).toHaveLength(2);
  });

  test('[BA-RPG-12] a step never enters an occupied square or leaves the field', () => {
    const { match } = play({
      ...field,
      given: { step: 'activate', characters: { mystic: { at: [2, 8] } } },
      answers: [
        ['A', 'move/fighter'],
        ['A', ['2/8'], 'move', 'not-allowed'],
        ['A', ['1/9']],
        ['B', 'ready'],
      ],
    });
    expect(match.over).toBe(true);
  });

  test('[BA-RPG-11] a second move for a marker, no third', () => {
    const played = play({
      ...field,
      given: { step: 'activate', characters: { fighter: { markers: ['B1', 'O5'] } } },
      answers: [
        ['A', 'move-again/fighter', 'activate', 'unknown-option'],
        ['A', 'move/fighter'],
        ['A', ['2/8']],
        ['A', 'move-again/fighter'],
        ['A', 'fighter/O5', 'move-marker'],
        ['A', ['2/7', '2/6']],
        ['B', 'ready'],
      ],
    });
    expect(played.state.characters[0]?.cards[0]?.marked).toBe(spaces('B1'));
    expect(played.of('tokens-returned')[0]).toMatchObject({ rule: 'BA-RPG-11', tokens: ['C5'] });
    expect(played.of('moved').map(({ rule }) => rule)).toEqual([
      'BA-RPG-10',
      'BA-RPG-11',
      'BA-RPG-14',
    ]);
    const next = play({
      ...field,
      options: { ...field.options, roundLimit: 2 },
      given: { step: 'check', characters: { fighter: { moves: 2 } } },
      rolls: ['SA'],
      answers: [
        ['A', 'move/fighter'],
        ['A', ['1/9']],
        ['B', 'ready'],
      ],
    });
    expect(next.of('moved')[0]).toMatchObject({ rule: 'BA-RPG-10' });
  });

  test('[BA-RPG-11] nobody is asked which marker pays for a second move if there is only one', () => {
    const moved = (markers: string[]) =>
      play({
        ...field,
        given: { step: 'activate', characters: { fighter: { moves: 1, markers } } },
        answers: [['A', 'move-again/fighter']],
        until: 'now',
      }).match.choices.map(({ why }) => why.key);
    expect(moved(['B1', 'N4'])).toContain('choice.move-marker');
    expect(moved(['B1'])).toContain('choice.move');
  });

  test('[BA-CTRL-07] a second move paid by the team cancels ready declarations', () => {
    const { of } = play({
      ...field,
      given: { step: 'activate', characters: { fighter: { moves: 1 } }, team: { markers: ['N3'] } },
      answers: [
        ['B', 'ready'],
        ['A', 'move-again/fighter'],
        ['A', ['2/8']],
      ],
      until: 'now',
    });
    expect(of('ready-cancelled')).toHaveLength(1);
  });

  const monsterFrom = (
    monster: number[],
    fighter: number[],
    mystic: number[],
    more: Record<string, unknown> = {},
  ) =>
    at(
      play({
        ...field,
        given: {
          step: 'assign',
          characters: { fighter: { at: fighter }, mystic: { at: mystic } },
          monster: { at: monster },
          ...more,
        },
      }),
    ).at(-1);

  test('[BA-RPG-14] the monster goes towards the nearest character and stops adjacent', () => {
    expect(monsterFrom([5, 5], [5, 9], [1, 1])).toEqual([6, 8]);
    expect(monsterFrom([5, 5], [5, 6], [1, 1])).toEqual([5, 5]);
    expect(monsterFrom([1, 1], [9, 9], [9, 8])).toEqual([5, 5]);
    expect(monsterFrom([5, 5], [5, 8], [5, 2])).toEqual([6, 7]);
    expect(monsterFrom([5, 5], [5, 8], [4, 3])).toEqual([5, 4]);
    expect(monsterFrom([5, 5], [7, 9], [1, 1])).toEqual([8, 8]);
    expect(monsterFrom([5, 5], [3, 9], [1, 1])).toEqual([4, 8]);
  });

  test('[BA-RPG-14] round occupied squares, and only as far as its Move rating', () => {
    const boing = play({
      ...field,
      options: { ...field.options, monster: 'boing' },
      given: {
        step: 'take',
        monster: { at: [1, 1] },
        characters: { fighter: { at: [1, 9] }, mystic: { at: [9, 9] } },
      },
    });
    expect(at(boing).at(-1)).toEqual([3, 3]);
  });

  test('[BA-RPG-15][BA-MYS-03] damage from the Fan holds the monster in place', () => {
    const fan = { activated: ['fan'], elements: { fan: 'air' } };
    expect(monsterFrom([5, 5], [5, 9], [1, 1], fan)).toEqual([5, 5]);
    const shielded = play({ ...field, given: { step: 'assign', ...fan, monster: { shields: 9 } } });
    expect(shielded.of('held-in-place')).toEqual([]);
    const held = play({ ...field, given: { step: 'assign', ...fan } });
    expect(held.of('held-in-place')).toMatchObject([{ rule: 'BA-RPG-15' }]);
    const wobbled = play({
      ...field,
      options: { ...field.options, monster: 'boing' },
      given: { step: 'assign', ...fan, affinity: 'none', monsterActivated: ['wobble'] },
      answers: [['B', 3, 'damage']],
    });
    expect(wobbled.of('held-in-place')).toEqual([]);
  });

  test('[BA-RPG-16] places have no influence on damage', () => {
    const far = play({
      ...field,
      given: {
        step: 'assign',
        activated: ['brilliant-maneuver'],
        monsterActivated: ['tail-sweep'],
        characters: { fighter: { at: [1, 1] } },
      },
      rolls: ['SA'],
      answers: [['A', {}, 'prevent']],
    });
    expect([far.state.monster.pool, far.state.characters[0]?.pool]).toEqual([17, 9]);
  });
});

test('[BA-RPG-15] Fan damage that is wholly prevented holds nothing, whatever pierces beside it', () => {
  const { of, state } = play({
    seats: 2,
    options: { characters: ['fighter', 'mystic'], rpgMovement: true, monster: 'boing' },
    given: {
      step: 'assign',
      affinity: 'none',
      activated: ['piercing-attack', 'fan'],
      monsterActivated: ['wobble'],
    },
    // Fan: 4 - 1 (Gelatinous) = 3, all of which Wobble prevents; 5 piercing points are taken.
    answers: [['B', 4, 'damage']],
  });
  expect(state.monster.pool).toBe(18 - 5);
  expect(of('prevented')).toMatchObject([{ sheet: 'monster', points: 3 }]);
  expect(of('held-in-place')).toEqual([]);
});

test('[BA-RPG-15] without rpgMovement nothing is held', () => {
  const { state } = play({
    options: { characters: ['mystic'] },
    given: { step: 'assign', activated: ['fan'] },
  });
  expect(state.monster.pinned).toBe(false);
});
