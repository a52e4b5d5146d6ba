import type { Flow } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { inScene } from '../../../test/scene.ts';
import { d20Content } from '../../content/index.ts';
import { MINUTE } from '../effects/afflict.ts';
import { award } from '../levels/awards.ts';
import { LEVEL_XP } from '../numbers/levels.ts';
import { calm, calmDeeds } from './calm.ts';
import { offeredCost } from './costs.ts';
import { canHoldToken, gainToken } from './doing.ts';

const GREEN = { adventure: 'harrow-down', scene: 'green' } as const;

test('[DT-PLAY-01] outside a fight nobody has a turn: all are asked at once, and whoever speaks first acts', () => {
  const { t } = inScene({ ...GREEN, party: [{}, {}, {}] });
  const asked = (calm(t) as Flow<void>).next(0);
  if (asked.done === true || asked.value.kind !== 'many') throw new Error('not all are asked');
  expect(asked.value.choices.map(({ seat, why }) => [seat, why.rule])).toEqual([
    [0, 'DT-PLAY-01'],
    [1, 'DT-PLAY-01'],
    [2, 'DT-PLAY-01'],
  ]);
});

test.each([
  ['light-armor', 1],
  ['medium-armor', 5],
  ['heavy-armor', 10],
  ['superheavy-armor', 10],
])('[DT-AC-13] %s takes %d minutes to change', (kind, minutes) => {
  const { t, state, first, play } = inScene({
    ...GREEN,
    party: [{ gear: [{ kind, is: 'worn' }] }],
  });
  const before = state.clock;
  const deed = calmDeeds(t, first).find(({ id }) => id.startsWith('take-off-'));
  play(deed?.run(t));
  expect([first.armor, state.clock - before]).toEqual([undefined, minutes * MINUTE]);
});

test('[DT-TASK-09] a cost is shown before it is taken; who refuses has failed', () => {
  for (const [answer, succeeds] of [
    ['take', true],
    ['fail', false],
  ] as const) {
    const { t, state, first, play, events } = inScene({ ...GREEN, dice: [6] });
    const { value } = play(offeredCost(t, first), [['cost', answer]]);
    expect(value).toBe(succeeds);
    expect([events('cost').length, state.points]).toEqual(succeeds ? [1, 1] : [0, 0]);
  }
});

test('[DT-LVL-01] every character of a player gets the full amount', () => {
  const { t, heroes } = inScene({ ...GREEN, party: [{}, {}, {}] });
  const paid = award(t, 200);
  expect(paid).toBe(200);
  expect(heroes.map(({ character }) => character?.xp)).toEqual([200, 200, 200]);
});

test('[DT-MAT-06] each character counts its own tokens, whoever runs the game its points', () => {
  const { t, state, heroes } = inScene({ ...GREEN, party: [{}, {}] });
  const [ash, bryn] = heroes;
  gainToken(t, ash, 'DT-TOK-20');
  expect([ash?.tokens, bryn?.tokens, state.points]).toEqual([1, 0, 0]);
  expect(heroes.map(canHoldToken)).toEqual([false, true]);
});

test('[DT-CHK-29] ready characters have the least experience of their Level', () => {
  for (const { id, sheet } of Object.values(d20Content().ready)) {
    expect(sheet.xp, id).toBe(LEVEL_XP[sheet.level - 1]);
  }
});

test('[DT-INIT-01, DT-SOC-09] whoever is harmed in peace by the party fights from then on', () => {
  const rig = inScene({
    ...{ adventure: 'cutlers-row', scene: 'morning', seed: 'blast' },
    party: [
      {
        ...{ level: 5, hitDice: [6, 6, 6, 6, 6] },
        roles: [{ id: 'arcane-magic', choice: 'INT' }],
        spells: { 'arcane-magic': ['fire-ball'] },
      },
    ],
  });
  const one = rig.foe('ogre', 40, 0, { attitude: 'neutral' });
  const beside = rig.foe('ogre', 45, 0, { attitude: 'neutral', group: one.group });
  const apart = rig.foe('ogre', 200, 0, { attitude: 'neutral' });
  rig.play(calm(rig.t), [
    ['calm', 'cast-fire-ball'],
    ['point', `at-${one.id}`],
  ]);
  expect([one, beside, apart].map(({ side }) => side)).toEqual(['foes', 'foes', 'others']);
  expect(rig.state.combat?.participants).toEqual([rig.first.id, one.id, beside.id]);
});
