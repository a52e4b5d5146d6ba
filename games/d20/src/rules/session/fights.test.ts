import { expect, test } from 'vitest';
import { turnOf } from '../../../test/effects.ts';
import { inScene } from '../../../test/scene.ts';
import type { Sheet } from '../../content/sheet.ts';
import type { Creature } from '../../model.ts';
import { effectOn } from '../bearers/bearers.ts';
import { endCombat } from '../combat/end.ts';
import { afflict, HOUR } from '../effects/afflict.ts';
import { relieve } from '../effects/relieve.ts';
import { die } from '../harm/deaths.ts';
import { leaningOf, sumOf } from '../rolls/parts.ts';
import { fightDeeds } from '../story/fight-deeds.ts';
import { fightOf } from '../story/foes.ts';
import { talkDeeds } from '../story/talk.ts';
import { STEPS, stepOf } from './course.ts';

type Rig = ReturnType<typeof inScene>;

/** It is somebody’s turn in the fight that runs. */
function takeTurn(rig: Rig, creature: Creature) {
  const { combat } = rig.state;
  if (combat === undefined) throw new Error('no combat runs');
  const turn = turnOf(creature);
  Object.assign(combat, { stage: 'turn', turn, round: Math.max(1, combat.round) });
  return turn;
}

/** Does a deed of somebody’s turn. */
function does(rig: Rig, creature: Creature, deed: string, script: Parameters<Rig['play']>[1] = []) {
  const turn = takeTurn(rig, creature);
  rig.play(STEPS.deed(rig.t), [['deed', deed], ...script]);
  return turn;
}

const offered = (rig: Rig, creature: Creature) =>
  fightDeeds(rig.t, creature, turnOf(creature)).map(({ id }) => id);

/** A round of the fight ends. */
function endsRound(rig: Rig, script: Parameters<Rig['play']>[1] = []): void {
  if (rig.state.combat !== undefined) rig.state.combat.stage = 'round-end';
  rig.play(STEPS['round-end'](rig.t), script);
}

const AFLAME = { kind: 'aflame', source: { rule: 'DT-COND-01' }, until: { at: 'cure' } } as const;
const tough = { hitDice: [6] };
const withFire: Partial<Sheet> = { ...tough, gear: [{ kind: 'torches' }] };

test('[DT-TURN-02, DT-SCB-16] a task of one round is an action in a fight, with a roll and no near miss', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [withFire],
    dice: [4, 5],
  });
  expect(rig.state.phase).toBe('combat');
  expect(offered(rig, rig.first)).toContain('task-light-lamp');
  const turn = does(rig, rig.first, 'task-light-lamp');
  expect([turn.actions, rig.story().counters.lit, rig.state.clock]).toEqual([1, undefined, 0]);
  does(rig, rig.first, 'task-light-lamp');
  expect(rig.story().counters.lit).toBe(1);
  rig.allDiceUsed();
});

test('[DT-NPC-08] a group whose leader falls as a round ends rolls for morale then, in the course of the session', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [withFire],
    dice: [6, 6],
  });
  const [leader] = rig.state.creatures.filter(({ isLeader }) => isLeader);
  const followers = rig.state.creatures.filter(
    ({ block, isLeader }) => block === 'cultist' && !isLeader,
  );
  if (leader === undefined) throw new Error('nobody leads');
  leader.hp = 2;
  rig.play(afflict(rig.t, leader, AFLAME));
  expect(stepOf({ ...rig.state, combat: { stage: 'round-end' } as never })).toBe('round-end');
  endsRound(rig);
  expect(leader.hp).toBeLessThanOrEqual(0);
  expect(rig.events('morale')).toMatchObject([{ rule: 'DT-NPC-08', faces: [6, 6], holds: false }]);
  expect(followers.map((one) => effectOn(one, 'fleeing') !== undefined)).toEqual(
    followers.map(() => true),
  );
  rig.allDiceUsed();
});

test('[DT-TURN-02] whoever has taken its action has none for a task, and what takes longer is no deed of a fight', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'larder', party: [tough] });
  rig.play(fightOf(rig.t, []));
  // To creep up on it and to rush it are over; without a kit nobody can be tended.
  expect(offered(rig, rig.first).filter((id) => id.startsWith('task-'))).toEqual([]);
  const lamps = inScene({ adventure: 'cutlers-row', scene: 'lamps', party: [withFire] });
  const turn = takeTurn(lamps, lamps.first);
  turn.actions = 1;
  expect(() => lamps.play(STEPS.deed(lamps.t), [['deed', 'task-light-lamp']])).toThrow('offers');
});

test('[DT-SCB-16] each lit lamp costs the wraith 2 to hit, two its shadow, and at three it is gone', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [withFire],
    dice: [5, 5, 5],
  });
  const wraith = rig.row('wraith');
  const hit = () =>
    sumOf(leaningOf(rig.t, { kind: 'attack', roller: wraith, target: rig.first }).terms);
  const is = () => [hit(), wraith.traits.includes('shadowy'), wraith.place.at];
  expect(is()).toEqual([0, true, 'square']);
  does(rig, rig.first, 'task-light-lamp');
  expect(is()).toEqual([-2, true, 'square']);
  does(rig, rig.first, 'task-light-lamp');
  expect(is()).toEqual([-4, false, 'square']);
  does(rig, rig.first, 'task-light-lamp');
  expect(wraith.place.at).toBe('away');
  expect(rig.story().gone).toContain('lamps/wraith');
  // When the scene is over it is what it was.
  rig.story().goes = 'morning';
  rig.state.combat = undefined;
  rig.play(STEPS.onward(rig.t));
  expect(wraith.traits).toContain('shadowy');
  rig.allDiceUsed();
});

test('[DT-AGM-02, DT-TURN-02] an action that nobody lists costs the action, once a scene, with any tag', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'lamps', party: [tough], dice: [15] });
  const turn = does(rig, rig.first, 'unlisted', [
    ['unlisted-tag', 'ritual'],
    ['unlisted-for', 'next-task'],
  ]);
  expect([turn.actions, rig.state.clock]).toEqual([1, 0]);
  const at = { kind: 'check', roller: rig.first, tag: 'ritual', isListed: true } as const;
  expect(leaningOf(rig.t, at).mode).toBe('advantage');
  expect(offered(rig, rig.first)).not.toContain('unlisted');
  rig.allDiceUsed();
});

test('[DT-TURN-02, DT-GMC-14] a person who runs the game says how an improvised action is rolled', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [tough],
    dice: [15],
    options: { gm: 'human' },
    seats: 2,
  });
  const turn = takeTurn(rig, rig.first);
  const { asked } = rig.play(STEPS.deed(rig.t), [
    ['deed', 'improvise'],
    ['unlisted-tag', 'climb'],
  ]);
  expect([turn.actions, asked.at(-1)]).toEqual([1, 'ruling 1']);
  rig.allDiceUsed();
});

test('[DT-SHOT-04] who has fled from a fight is not captured: when all have, the scene is left by the way back', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'lamps', party: [tough, tough] });
  const [ash, bo] = rig.heroes;
  if (ash === undefined || bo === undefined) return;
  does(rig, ash, 'retreat-back');
  expect([ash.place.at, rig.state.combat !== undefined]).toEqual(['away', true]);
  does(rig, bo, 'retreat-back');
  expect(rig.state.combat).toBeUndefined();
  rig.play(STEPS.calm(rig.t));
  const { goes, left, defeats } = rig.story();
  expect([goes, left.lamps, defeats]).toEqual(['larder', 'bypassed', 0]);
  rig.play(STEPS.onward(rig.t));
  expect([ash.place.at, bo.place.at]).toEqual(['square', 'square']);
});

test('[DT-SHOT-04] who lies there when the others have fled is captured, and the scene is left by the way back', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'larder', party: [tough, tough] });
  rig.play(fightOf(rig.t, []));
  const [ash, bo] = rig.heroes;
  if (ash === undefined || bo === undefined) return;
  bo.hp = 0;
  does(rig, ash, 'retreat-back');
  rig.play(STEPS.calm(rig.t));
  expect([rig.story().goes, rig.story().defeats, bo.hp, ash.hp]).toEqual(['tunnel', 1, 1, 6]);
});

test('[DT-SHOT-04] the slain of the lost fight wake with the others at 1 Hit Point; who died before it does not, nor who is dust', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'larder',
    party: [tough, tough, tough, tough],
    seats: 4,
  });
  const [ash, bo, old, dust] = rig.heroes;
  if (ash === undefined || bo === undefined || old === undefined || dust === undefined) return;
  const slay = (one: Creature, tags: readonly string[] = []) =>
    rig.play(
      die(rig.t, one, {
        creature: one.id,
        rule: 'DT-HP-09',
        tags,
        ...(tags[0] && { isFinal: true }),
      }),
    );
  slay(old);
  rig.state.clock += 3;
  rig.play(fightOf(rig.t, []));
  slay(bo);
  slay(dust, ['dust']);
  ash.hp = 0;
  if (rig.state.combat !== undefined) rig.play(endCombat(rig.t, 'over'));
  rig.play(STEPS.calm(rig.t));
  expect(rig.heroes.map(({ life, hp }) => [life, Math.max(hp, 0)])).toEqual([
    ['alive', 1],
    ['alive', 1],
    ['dead', 0],
    ['dust', 0],
  ]);
  expect([rig.story().defeats, rig.story().left.larder]).toEqual([1, 'bypassed']);
  expect(rig.story().goes).toBe('lamps');
});

test('[DT-SHOT-04] who has fled is back with those who have won', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'larder', party: [tough, tough] });
  rig.play(fightOf(rig.t, []));
  const [ash, bo] = rig.heroes;
  if (ash === undefined || bo === undefined) return;
  does(rig, ash, 'retreat-back');
  rig.row('ghoul').hp = 0;
  does(rig, bo, 'end-turn');
  expect(rig.state.combat).toBeUndefined();
  rig.play(STEPS.calm(rig.t));
  expect(ash.place.at).toBe('square');
});

test('[DT-SCB-15] a countdown runs on in a fight: Joe Tansy dies at the end of the fifth round', () => {
  // Six in the evening.
  const clock = 18 * HOUR;
  const rig = inScene({ adventure: 'cutlers-row', scene: 'larder', party: [tough], clock });
  rig.play(fightOf(rig.t, []));
  const tansy = rig.state.creatures.find(({ id }) => id === rig.story().people.tansy);
  for (let at = 1; at <= 4; at += 1) endsRound(rig);
  expect([tansy?.life, rig.story().flags]).toEqual(['alive', []]);
  endsRound(rig);
  expect([tansy?.life, rig.story().flags]).toEqual(['dead', ['tansy-lost']]);
  expect(rig.state.combat).toBeDefined();
});

test('[DT-INIT-12] a party that nobody has seen surprises the foes who lose to its worst at stealth', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [tough],
    dice: [15, 3, 3, 18],
    before: ([ash]) => ash && Object.assign(ash, { isHidden: true }),
  });
  expect(rig.state.combat?.surprised).toEqual([rig.row('doctor').id, rig.row('cultists').id]);
  rig.allDiceUsed();
});

test('[DT-SCB-12, DT-AGM-23, DT-INIT-12] wary foes are not surprised, and a party of whom one is seen surprises nobody', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [tough],
    dice: [15, 3, 3],
    story: { flags: ['name-sold'] },
    before: ([ash]) => ash && Object.assign(ash, { isHidden: true }),
  });
  expect(rig.state.combat?.surprised).toEqual([rig.row('cultists').id, rig.row('wraith').id]);
  rig.allDiceUsed();
  const seen = inScene({
    adventure: 'cutlers-row',
    scene: 'lamps',
    party: [tough, tough],
    before: ([ash]) => ash && Object.assign(ash, { isHidden: true }),
  });
  expect(seen.state.combat?.surprised).toEqual([]);
});

test('[DT-HER-13] a Spirit whose body has rotted stays away when a scene begins; once it has awakened it is with its party in the next', () => {
  const party = [{}, { heritage: 'spirit', name: 'Una' }];
  const rotted = {
    id: 99,
    kind: 'rotted',
    source: { rule: 'DT-HER-13' },
    until: { at: 'cure' },
  } as const;
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'house',
    party,
    before: ([, una]) => una?.effects.push({ ...rotted }),
  });
  const [, una] = rig.heroes;
  if (una === undefined) return;
  expect(una.place.at).toBe('away');
  const body = effectOn(una, 'rotted');
  if (body === undefined) throw new Error('the body is there');
  rig.play(relieve(rig.t, una, body, 'time'));
  expect(effectOn(una, 'ghost')).toBeDefined();
  rig.story().goes = 'surgery';
  rig.play(STEPS.onward(rig.t));
  expect(una.place.at).not.toBe('away');
});

test('[DT-ROLE-03, DT-SOC-01] whom a speaker finds words for can be talked to by that speaker alone', () => {
  const rig = inScene({
    adventure: 'cutlers-row',
    scene: 'house',
    party: [{ roles: [{ id: 'beast-bond' }] }, {}],
  });
  const wolf = rig.foe('dire-wolf', 0, 0, { attitude: 'neutral' });
  const talks = rig.heroes.map((one) =>
    talkDeeds(rig.t, one).some(({ id }) => id === `talk-${wolf.id}`),
  );
  expect(talks).toEqual([true, false]);
});

test('[DT-INIT-14, DT-TAB-04] the limit of a session ends a fight too: each of its rounds counts as a decision does', () => {
  const rig = inScene({ adventure: 'cutlers-row', scene: 'lamps', party: [tough], seed: 'limit' });
  rig.state.steps = rig.t.options.sessionLimit - 1;
  rig.play(STEPS.round(rig.t));
  expect([rig.state.phase, rig.state.combat?.round]).toEqual(['combat', 1]);
  rig.play(STEPS.round(rig.t));
  expect([rig.state.phase, rig.state.ending, rig.state.combat]).toEqual([
    'ended',
    'limit',
    undefined,
  ]);
});
