import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { ALONE, act, lesson, ROOM, say } from './parts.ts';

/** Ysolde beside a wolf, with two tokens. */
const WOLF: LessonScene = {
  options: ALONE,
  given: {
    clock: '20:00',
    ground: ROOM,
    creatures: [
      { ready: 'ysolde-wren', seat: 'A', tokens: 2, at: [2, 1] },
      { ready: 'maud-ferrier', seat: 'B', tokens: 0, at: [1, 4] },
      { block: 'dire-wolf', at: [3, 1] },
    ],
    combat: { turn: { creature: 1 }, totals: { 1: 15, 2: 8, 3: 12 } },
    rerolls: { A: 'own-failures', B: 'never' },
  },
  // Her casting, the token's die, the missile, the bite and its damage.
  rolls: [3, 14, 2, 12, 6],
};

/** Ysolde after the fight, without a token. */
const AFTERWARDS: LessonScene = {
  options: ALONE,
  given: {
    clock: '20:30',
    creatures: [{ ready: 'ysolde-wren', seat: 'A', tokens: 0, hp: 1, at: 0 }],
    story: { scene: 'trail', bargained: true },
  },
};

const STEPS: readonly LessonStep[] = [
  {
    text: say('spell'),
    scene: WOLF,
    look: ['party'],
    act: act('deed', ['cast-magic-missile-3'], 'spell'),
  },
  { text: say('failed'), look: ['rolls'], act: act('reroll', ['token-1'], 'failed') },
  { text: say('keep'), look: ['rolls'], act: act('keep-face', ['new'], 'keep') },
  { text: say('missile'), until: { type: 'hurt', creature: 'dire-wolf' }, look: ['map'] },
  { text: say('over'), act: act('deed', ['end-turn'], 'over') },
  { text: say('pass-on'), look: ['turns'], act: act('next', ['to-master'], 'pass-on') },
  { text: say('dying'), look: ['party'], act: act('survive', ['save-1'], 'dying') },
  { text: say('alive'), look: ['party'] },
  {
    text: say('setback'),
    scene: AFTERWARDS,
    look: ['party'],
    act: {
      about: 'offer.setback',
      accepts: ['impaired-movement'],
      anything: true,
      hint: say('setback.hint'),
    },
  },
  { text: say('token-again'), look: ['party'] },
];

/** Casting, story tokens, the moment of death, and a setback. */
export const MAGIC_LESSON = lesson('magic', ['Ada', 'Bo'], STEPS);
