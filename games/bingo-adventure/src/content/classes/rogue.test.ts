import { describe, expect, test } from 'vitest';
import { play, spaces } from '../../../test/play.ts';

const pools = (played: ReturnType<typeof play>) => played.state.characters.map(({ pool }) => pool);

describe('Rogue', () => {
  const rogue = { options: { characters: ['rogue', 'fighter'] }, seats: 2 };

  test('[BA-ROG-02] Hide: nothing of the monster may target the Rogue; friends may', () => {
    const played = play({
      ...rogue,
      given: { step: 'note', activated: ['hide'], monsterActivated: ['tail-sweep'] },
      rolls: ['QS'],
    });
    expect(pools(played)).toEqual([8, 9]);
    expect(played.of('hidden')).toMatchObject([{ rule: 'BA-ROG-02' }]);
  });

  test('[BA-ROG-03] Float and Sting: 4 damage, half of the own damage prevented', () => {
    const played = play({
      ...rogue,
      given: { step: 'assign', activated: ['float-and-sting'], monsterActivated: ['wing-buffet'] },
    });
    expect(played.state.monster.pool).toBe(16);
    expect(pools(played)).toEqual([7, 9]);
  });

  test('[BA-ROG-04][BA-ROG-10] Distract: 8 points one for one, on each character by itself', () => {
    const played = play({
      ...rogue,
      given: { step: 'note', activated: ['distract'], monsterActivated: ['wing-buffet', 'breath'] },
      answers: [
        ['A', { 'wing-buffet/1': 4 }, 'distract', 'out-of-range'],
        ['A', { 'wing-buffet/1': 3, 'breath/2': 5 }],
      ],
    });
    expect(pools(played)).toEqual([0, 6]);
    expect(played.of('hit').map(({ points }) => points)).toEqual([8, 0, 3, 3]);
    expect(played.of('reduced').every(({ rule }) => rule === 'BA-ROG-10')).toBe(true);
    const slime = play({
      options: { characters: ['rogue'], monster: 'boing' },
      given: { step: 'note', activated: ['distract'], monsterActivated: ['seep'] },
    });
    expect(slime.match.log).toEqual([]);
  });

  test('[BA-ROG-10] points spent on healing and shields are gone in step 3, the rest at its end', () => {
    const { match, state } = play({
      options: { characters: ['rogue'], monster: 'gobin' },
      given: {
        step: 'note',
        activated: ['distract'],
        monsterActivated: ['shield-wall', 'mob-rush'],
        monster: { pool: 5 },
      },
      answers: [
        ['A', { 'shield-wall/heal': 2, 'shield-wall/shield': 5 }],
        ['A', { 'mob-rush/1': 2 }, 'distract', 'out-of-range'],
        ['A', { 'mob-rush/1': 1 }],
      ],
    });
    expect(state.monster).toMatchObject({ pool: 6, shields: 0 });
    expect([state.characters[0]?.pool, state.distract]).toEqual([7, 0]);
    expect(match.log.filter(({ why }) => why === 'choice.distract')).toHaveLength(2);
  });

  test('[BA-ROG-05] Sneak Attack: 13, or 26 from hiding of any source', () => {
    const sneak = (activated: string[], hidden = false) =>
      play({
        options: { characters: ['rogue'] },
        given: { step: 'note', activated, characters: { rogue: { hidden } } },
      })
        .of('attacked')
        .find(({ power }) => power === 'sneak-attack')?.points;
    expect(sneak(['sneak-attack'])).toBe(13);
    expect(sneak(['sneak-attack', 'hide'])).toBe(26);
    expect(sneak(['sneak-attack', 'slip-away'])).toBe(26);
    expect(sneak(['sneak-attack'], true)).toBe(26);
  });

  test('[BA-ROG-06] Perfect Caper: all hidden, up to two Takes named in step 1, 13 damage', () => {
    const position = {
      ...rogue,
      given: {
        step: 'note',
        activated: ['perfect-caper'],
        monsterActivated: ['tail-sweep'],
        monster: { markers: ['B1', 'I1', 'N1'] },
        characters: { rogue: { markers: ['N1'] } },
      },
    };
    const played = play({
      ...position,
      answers: [
        ['A', 'monster/N1/to/rogue', 'move-marker-to', 'unknown-option'],
        ['A', 'monster/B1/to/rogue'],
        ['A', 'monster/I1/to/rogue'],
      ],
    });
    expect(played.state.characters[0]?.cards[0]?.marked).toBe(spaces('B1 I1 N1'));
    expect(played.state.monster).toMatchObject({ pool: 7, cards: [{ marked: spaces('N1') }] });
    expect(played.of('hidden').map(({ sheet }) => sheet)).toEqual(['rogue', 'fighter']);
    expect(played.of('hit-lost')).toHaveLength(1);
    const none = play({ ...position, answers: [['A', 'none']] });
    expect(none.of('marker-taken')).toEqual([]);
  });

  test('[BA-ROG-07] Duck prevents 1 on the Rogue', () => {
    expect(
      pools(
        play({
          ...rogue,
          given: { step: 'assign', activated: ['duck'], monsterActivated: ['wing-buffet'] },
        }),
      ),
    ).toEqual([6, 9]);
  });

  test('[BA-ROG-08][BA-MOVE-06][BA-MOVE-08] Pilfer takes a marker to the same space, in step 1', () => {
    const position = {
      options: { characters: ['rogue'] },
      given: {
        step: 'activate',
        monster: { markers: ['B1', 'O2'], skips: ['fearsome-vigor'] },
        characters: { rogue: { duds: 2, damage: ['B1'] } },
      },
    };
    const { state, of } = play({ ...position, answers: [['A', 'pilfer']] });
    expect(state.characters[0]).toMatchObject({ duds: 0, cards: [{ marked: spaces('O2') }] });
    expect(state.monster.cards[0]?.marked).toBe(spaces('B1'));
    expect(of('marker-taken')[0]).toMatchObject({ rule: 'BA-MOVE-06', square: 'O2' });
    expect(of('tokens-returned')).toEqual([]);
    const illegal = play({
      options: { characters: ['rogue'] },
      given: {
        step: 'activate',
        monster: { markers: ['B1'] },
        characters: { rogue: { duds: 2, damage: ['B1'] } },
      },
      answers: [['A', 'pilfer', 'activate', 'closed-option']],
      until: 'now',
    });
    expect(illegal.match.choices).toHaveLength(1);
    const twice = play({
      ...position,
      given: { step: 'note', activated: ['pilfer', 'pilfer'], monster: { markers: ['O2'] } },
    });
    expect(twice.of('without-effect')).toMatchObject([{ rule: 'BA-DUD-04' }]);
  });

  test('[BA-ROG-09] Slip Away: hidden, and 3 damage', () => {
    const { state, of } = play({ ...rogue, given: { step: 'note', activated: ['slip-away'] } });
    expect(state.monster.pool).toBe(17);
    expect(of('hidden')).toHaveLength(1);
  });

  test('[BA-ROG-11] hidden lasts to the end of the round', () => {
    const { state } = play({ ...rogue, given: { step: 'note', activated: ['hide', 'slip-away'] } });
    expect(state.characters[0]?.hidden).toBe(false);
    const { match } = play({
      ...rogue,
      given: { step: 'note', activated: ['hide', 'duck'], monsterActivated: ['wing-buffet'] },
      until: 'now',
    });
    expect((match.state as { characters: { hidden: boolean }[] }).characters[0]?.hidden).toBe(true);
  });
});

test('[BA-MOVE-06] Perfect Caper without a marker to take: no duds were spent', () => {
  const { of } = play({
    options: { characters: ['rogue'] },
    given: { step: 'note', activated: ['perfect-caper'] },
  });
  expect(of('without-effect').map(({ rule }) => rule)).toEqual(['BA-MOVE-06']);
});
