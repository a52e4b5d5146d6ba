import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import { skipScene } from '../story/skip.ts';
import { offersAt } from './offers.ts';

/** Two players and a person who runs the game, in free play. */
function table() {
  const rig = sit({ options: { gm: 'human', adventure: 'free' }, seats: 3, seed: 'free' });
  const ash = rig.hero({ name: 'Ash' }, 0, 0, 0);
  rig.state.isAtRest = true;
  return { ...rig, ash, master: answersIn(rig, 2) };
}

const PICTURE = 'a'.repeat(64);

describe('what whoever runs the game shows', () => {
  test('[DT-GMC-01, DT-NAR-01] words, and a picture after them if one is given', () => {
    const rig = table();
    rig.master.use('describe', { words: 'Rain.', picture: `${PICTURE} The hills` });
    expect(rig.told).toEqual([
      { type: 'described', rule: 'DT-GMC-01', words: { prose: 'Rain.' } },
      { type: 'pictured', rule: 'DT-GMC-01', picture: { picture: PICTURE, alt: 'The hills' } },
    ]);
  });

  test('[DT-GMC-01] handouts are kept in their order, each with its number, its sign and whose it is', () => {
    const rig = table();
    rig.state.nextId = 4;
    rig.master.use('handout', { title: 'A key', words: 'Cold', sign: 'sign-key', to: ['seat-1'] });
    rig.master.use('handout', { title: 'A map', words: 'Old', sign: 'sign-map' });
    expect(rig.state.handouts).toEqual([
      { id: 4, title: 'A key', words: { prose: 'Cold' }, sign: 'key', to: [1] },
      { id: 5, title: 'A map', words: { prose: 'Old' }, sign: 'map' },
    ]);
    expect(rig.events('handout')).toEqual(
      [
        [4, 'A key', 'Cold'],
        [5, 'A map', 'Old'],
      ].map(([handout, title, words]) => ({
        type: 'handout',
        rule: 'DT-GMC-01',
        handout,
        title: { prose: title },
        words: { prose: words },
        picture: undefined,
        ...(handout === 4 ? { only: [1, 2] } : {}),
      })),
    );
  });

  test('[DT-GMC-01, DT-ROLE-24] a scene has rows of one length, its light, its roof and what it is like', () => {
    const rig = table();
    rig.master.use('scene', {
      title: 'The mill',
      words: 'Dust.',
      map: '..#/....../.',
      light: 'dark',
      roof: 'outdoors',
      setting: ['setting-forest', 'setting-social'],
      picture: `${PICTURE} The mill`,
    });
    expect(rig.state.ground).toMatchObject({
      rows: ['..#...', '......', '......'],
      isDark: true,
      isOutdoors: true,
      setting: ['social', 'forest'].sort(),
    });
    expect(rig.events('pictured')).toMatchObject([
      { picture: { picture: PICTURE, alt: 'The mill' } },
    ]);
    rig.master.use('scene', { title: 'Elsewhere', words: 'Nothing.' });
    expect(rig.state.ground).toMatchObject({
      rows: [],
      isDark: false,
      isOutdoors: false,
      setting: [],
    });
    expect(rig.events('pictured')).toHaveLength(1);
  });

  test('[DT-PLC-06] a market opens and closes, and neither in a fight', () => {
    const rig = table();
    rig.master.use('market', 'market-opens');
    expect(rig.state.hasMarket).toBe(true);
    rig.master.use('market', 'market-closes');
    expect(rig.state).not.toHaveProperty('hasMarket');
    expect(rig.told).toEqual(
      ['opens', 'closes'].map((how) => ({ type: 'market', rule: 'DT-PLC-06', how })),
    );
    inTurn(rig, rig.ash);
    expect([rig.master.has('market'), rig.master.has('scene'), rig.master.has('mood')]).toEqual([
      ...[false, false, true],
    ]);
  });
});

describe('a table that was stopped', () => {
  const scene = (gm: 'auto' | 'human') =>
    inScene({
      adventure: 'harrow-down',
      scene: 'green',
      seats: 2,
      options: { gm },
    });
  const has = (rig: ReturnType<typeof scene>, seat: number) => answersIn(rig, seat).has('safety');

  test('[DT-XC-05, DT-XC-09] goes on by whoever runs the game, or by any player where the software does', () => {
    const [auto, human] = [scene('auto'), scene('human')];
    expect([has(auto, 0), has(human, 0), has(human, 1)]).toEqual([true, false, true]);
    const fields = (rig: ReturnType<typeof scene>, seat: number) => {
      const form = offersAt(rig.t)
        .offersFor(seat)
        .find(({ why }) => why.key === 'tool.safety');
      return form?.kind === 'form' ? [form.why.rule, ...form.fields.map(({ name }) => name)] : [];
    };
    expect([fields(auto, 0), fields(human, 1)]).toEqual([
      ['DT-XC-09', 'how'],
      ['DT-XC-05', 'how', 'veils'],
    ]);
  });

  test('[DT-XC-05] not once its scene is skipped or left, nor between scenes', () => {
    const open = (change: (rig: ReturnType<typeof scene>) => void) => {
      const rig = scene('auto');
      change(rig);
      return has(rig, 0);
    };
    expect(open(() => undefined)).toBe(true);
    expect(open((rig) => inTurn(rig, rig.first))).toBe(true);
    expect(open((rig) => Object.assign(rig.state, { skips: true }))).toBe(false);
    expect(open((rig) => Object.assign(rig.story(), { goes: 'road' }))).toBe(false);
    for (const phase of ['rest', 'level-up', 'ended', 'lobby'])
      expect(open((rig) => Object.assign(rig.state, { phase }))).toBe(false);
  });

  test('[DT-XC-05, DT-XC-09] its scene is skipped, or what was named is veiled from here on', () => {
    const skipped = scene('human');
    answersIn(skipped, 1).use('safety', { how: 'skip' });
    expect([skipped.state.skips, skipped.state.veils]).toEqual([true, undefined]);
    const veiled = scene('human');
    const [tag] = veilsOf(veiled);
    answersIn(veiled, 1).use('safety', { how: 'adjust', veils: [tag ?? ''] });
    expect([veiled.state.skips, veiled.state.veils]).toEqual([undefined, [tag]]);
  });

  function veilsOf(rig: ReturnType<typeof scene>): readonly string[] {
    const form = offersAt(rig.t)
      .offersFor(1)
      .find(({ why }) => why.key === 'tool.safety');
    const choice =
      form?.kind === 'form' ? form.fields.find(({ name }) => name === 'veils')?.choice : undefined;
    return choice !== undefined && 'options' in choice ? choice.options.map(({ id }) => id) : [];
  }
});

describe('[DT-LVL-03] in free play', () => {
  /** Whether a Level that waits is there after something. */
  function rises(does: (rig: ReturnType<typeof table>) => void): boolean {
    const rig = table();
    if (rig.ash.character !== undefined) rig.ash.character.xp = 2000;
    does(rig);
    const isUp = rig.ash.level === 2;
    expect(rig.state.scenes ?? 0).toBe(isUp ? 1 : 0);
    return isUp;
  }
  const hours = (count: number, rest: 'resting' | 'busy' = 'resting') => ({
    ...{ count, unit: 'hours', rest },
  });

  test('[DT-LVL-03] a rest of eight hours closes a scene, on end, and nothing shorter', () => {
    expect(rises(({ master }) => master.use('clock', hours(8)))).toBe(true);
    expect(rises(({ master }) => master.use('clock', hours(7)))).toBe(false);
    expect(rises(({ master }) => master.use('clock', hours(9, 'busy')))).toBe(false);
    const parts = (between: 'resting' | 'busy') =>
      rises(({ master }) => {
        master.use('clock', hours(4));
        master.use('clock', hours(1, between));
        master.use('clock', hours(4));
      });
    expect([parts('resting'), parts('busy')]).toEqual([true, false]);
  });

  test('[DT-LVL-03, DT-XC-05] a scene that is skipped is over, and Levels are gained', () => {
    expect(rises(({ play, t }) => void play(skipScene(t)))).toBe(true);
  });
});
