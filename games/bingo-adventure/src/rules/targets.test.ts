import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';

const FIGHTER = { characters: ['fighter'] };

describe('random targets', () => {
  const three = { seats: 3, options: { characters: ['fighter', 'rogue', 'healer'] } };

  test('[BA-TGT-01][BA-HID-04] the letter of the token names the target, drawn in Resolve', () => {
    for (const [token, sheet] of [
      ['S5', 'fighter'],
      ['QH', 'rogue'],
      ['D2', 'healer'],
    ]) {
      const { of } = play({
        ...three,
        given: { step: 'note', monsterActivated: ['tail-sweep'] },
        rolls: [token],
      });
      expect(of('target-drawn')[0]).toMatchObject({ sheet, token });
    }
  });

  test('[BA-TGT-02][BA-TGT-03] what names nobody stays out, and all return after the power', () => {
    const { of, state } = play({
      ...three,
      given: { step: 'assign', monsterActivated: ['claw-claw-bite', 'tail-sweep'] },
      rolls: ['CA', 'SA', 'S2', 'HA', 'QS', 'DA', 'SA'],
    });
    expect(of('target-passed').map(({ token }) => token)).toEqual(['CA', 'S2', 'HA']);
    expect(of('tokens-returned').map(({ tokens }) => (tokens as string[]).length)).toEqual([6, 1]);
    expect(state.bag).toHaveLength(25);
    expect(() =>
      play({
        ...three,
        given: { step: 'assign', monsterActivated: ['tail-sweep'] },
        rolls: ['CA', 'CA'],
      }),
    ).toThrow('CA');
  });

  test('[BA-TGT-04] with an empty randomizer any allowed character is equally likely', () => {
    const deck = play({ options: FIGHTER, given: { step: 'check' } }).state.bag;
    const { of, state } = play({
      ...three,
      given: {
        step: 'assign',
        monsterActivated: ['claw-claw-bite'],
        setAside: deck.filter((t) => t !== 'SA'),
      },
      rolls: ['SA', 'healer', 'rogue'],
    });
    expect(of('target-drawn').map(({ sheet, rule }) => `${sheet} ${rule}`)).toEqual([
      'fighter BA-TGT-01',
      'healer BA-TGT-04',
      'rogue BA-TGT-04',
    ]);
    expect(state.bag).toEqual(['SA']);
  });

  test('[BA-TGT-05] a hit for which nobody is allowed any more is lost', () => {
    const { of } = play({
      options: { characters: ['fighter'] },
      given: { step: 'assign', monsterActivated: ['claw-claw-bite'] },
      rolls: ['SA'],
    });
    expect(of('target-drawn').map(({ sheet }) => sheet)).toEqual(['fighter']);
    // Three hits, each on somebody else, and one character.
    expect(of('hit-lost').map(({ rule }) => rule)).toEqual(['BA-TGT-05', 'BA-TGT-05']);
  });

  test('[BA-TGT-06] with nobody but hidden characters the hit is lost and nothing is drawn', () => {
    const { of, state } = play({
      options: { characters: ['rogue'] },
      given: {
        step: 'assign',
        monsterActivated: ['tail-sweep'],
        characters: { rogue: { hidden: true } },
      },
    });
    expect(of('hit-lost')).toMatchObject([{ rule: 'BA-TGT-06' }]);
    expect(state.characters[0]?.pool).toBe(8);
  });

  test('[BA-TGT-06][BA-TGT-07] the hidden names another, who then counts as chosen', () => {
    const { of, match } = play({
      ...three,
      given: {
        step: 'assign',
        monsterActivated: ['claw-claw-bite'],
        characters: { rogue: { hidden: true } },
      },
      rolls: ['QS', 'QH'],
      answers: [
        ['B', 'rogue', 'name-target', 'unknown-option'],
        ['B', 'healer', 'name-target'],
      ],
    });
    expect(of('target-named').map(({ sheet }) => sheet)).toEqual(['healer', 'fighter']);
    expect(of('hit').map(({ sheet, points }) => `${sheet} ${points}`)).toEqual([
      'fighter 2',
      'healer 2',
    ]);
    expect(of('hit-lost')).toHaveLength(1);
    expect(match.log.filter(({ why }) => why === 'choice.name-target')).toHaveLength(1);
  });
});

test('[BA-TGT-06] a hit is lost by BA-TGT-06 when all who are allowed are hidden', () => {
  const { of } = play({
    seats: 2,
    options: { characters: ['fighter', 'rogue'] },
    given: {
      step: 'assign',
      monsterActivated: ['tail-sweep'],
      characters: { fighter: { hidden: true }, rogue: { hidden: true } },
    },
  });
  expect(of('hit-lost').map(({ rule }) => rule)).toEqual(['BA-TGT-06']);
});
