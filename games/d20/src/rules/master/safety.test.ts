import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import { afflict } from '../effects/afflict.ts';
import { STEPS, stepOf } from '../session/course.ts';
import { fightOf } from '../story/foes.ts';
import { enterScene } from '../story/scenes.ts';
import { skipScene } from '../story/skip.ts';

const human = { gm: 'human' } as const;

/** The larder of Cutler’s Row, run by a person, with a fight on. */
function larder() {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'larder', options: human, seats: 2 });
  rig.play(fightOf(rig.t, []));
  return rig;
}

test('[DT-XC-05, DT-XC-08, DT-GMC-12] a skipped scene ends its fight, pays, tells its key clue and goes on', () => {
  const rig = larder();
  const { xp } = rig.first.character ?? { xp: 0 };
  answersIn(rig, 1).use('safety', { how: 'skip' });
  expect(stepOf(rig.state)).toBe('skip');
  rig.play(STEPS.skip(rig.t));
  expect([rig.state.combat, rig.state.skips]).toEqual([undefined, undefined]);
  expect(rig.story().left).toEqual({ larder: 'skipped' });
  expect(rig.story().facts).toContain('working-lamps');
  expect(rig.story().goes).toBe('lamps');
  expect(rig.first.character?.xp).toBeGreaterThan(xp);
});

test('[DT-XC-08, DT-ROLE-04] what would be paid for at the end of a fight is not when its scene is skipped', () => {
  const rig = larder();
  const { first, t } = rig;
  rig.play(
    afflict(t, first, { kind: 'rage', source: { rule: 'DT-ROLE-04' }, until: { at: 'cure' } }),
  );
  rig.play(
    afflict(t, first, { kind: 'aflame', source: { rule: 'DT-COND-01' }, until: { at: 'cure' } }),
  );
  const { hp } = first;
  rig.play(skipScene(t));
  expect([first.hp, first.effects]).toEqual([hp, []]);
});

test('[DT-XC-05] where a skipped scene names no exit, the players pick one that is open', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'house', options: human, seats: 2 });

  const { asked } = rig.play(skipScene(rig.t));
  expect(rig.story().goes).toBeDefined();
  expect(asked.filter((one) => !one.startsWith('skip-exit'))).toEqual([]);
});

test('[DT-XC-09] with the software as master any player may have the scene skipped, or told in plain words', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'larder', party: [{}, {}], seats: 2 });
  expect([0, 1].map((seat) => answersIn(rig, seat).has('safety'))).toEqual([true, true]);
  answersIn(rig, 1).use('safety', { how: 'adjust' });
  expect(rig.state.veils).toEqual(['captivity', 'gore', 'undead']);
  expect(rig.row('ghoul').name).toBe('the guard of the kitchen');
  expect(rig.told.at(-1)).toMatchObject({
    type: 'described',
    words: { key: 'adventure.cutlers-row.scenes.larder.plain' },
  });
});

test('[DT-XC-05, DT-SHOT-02] what is veiled stays so: later scenes are told without it, and foes have plain names and their numbers', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'tunnel', options: human, seats: 2 });
  answersIn(rig, 1).use('safety', { how: 'adjust', veils: ['undead'] });
  rig.told.length = 0;
  rig.play(enterScene(rig.t, 'larder'));
  const ghoul = rig.row('ghoul');
  expect([ghoul.name, ghoul.block]).toEqual(['the guard of the kitchen', 'ghoul']);
  const words = rig.events('described').map((event) => JSON.stringify(event));
  expect(words.some((one) => one.includes('larder.plain'))).toBe(true);
  expect(words.some((one) => one.includes('larder.text.1'))).toBe(false);
});

test('[DT-XC-01, DT-XC-10, DT-INV-27] it can be asked for in the middle of a deed, and costs nothing', () => {
  const rig = larder();
  rig.state.isAtRest = false;
  expect(answersIn(rig, 1).has('safety')).toBe(true);
  expect(answersIn(rig, 0).has('safety')).toBe(false);
  const { tokens } = rig.first;
  answersIn(rig, 1).use('safety', { how: 'skip' });
  expect([answersIn(rig, 1).has('safety'), rig.first.tokens]).toEqual([false, tokens]);
});

test('[DT-XC-05, DT-XC-08] in free play the scene is over, and no award is due', () => {
  const rig = sit({ options: { ...human, adventure: 'free' }, seats: 2 });
  const ash = rig.hero();
  answersIn(rig, 1).use('safety', { how: 'skip' });
  rig.play(skipScene(rig.t));
  expect([rig.state.scenes, ash.character?.xp]).toEqual([1, 0]);
});
