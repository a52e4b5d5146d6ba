import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { ALONE, act, lesson, ROOM, say } from './parts.ts';

/** Bryn and Maud before two goblins; it is Bryn's turn. */
const GOBLINS: LessonScene = {
  options: ALONE,
  given: {
    clock: '20:00',
    ground: ROOM,
    creatures: [
      { ready: 'bryn-oakshield', seat: 'A', tokens: 2, at: [2, 1] },
      { ready: 'maud-ferrier', seat: 'B', tokens: 2, at: [1, 3] },
      { block: 'goblin-raider', number: 1, group: 3, at: [5, 1] },
      { block: 'goblin-raider', number: 2, group: 3, at: [7, 3] },
    ],
    combat: { turn: { creature: 1 }, totals: { 1: 15, 2: 12, 3: 10, 4: 10 } },
    rerolls: { A: 'never', B: 'never' },
  },
  // His blow and its damage, the arrow and its damage, morale, initiative of the next round.
  rolls: [14, 3, 15, 2, 3, 2, 11, 2, 9],
};

const STEPS: readonly LessonStep[] = [
  { text: say('map'), scene: GOBLINS, look: ['map'] },
  { text: say('turn'), look: ['map'], act: act('deed', ['move-4-1', 'move-4-2'], 'turn') },
  {
    text: say('strike'),
    look: ['map'],
    act: act('deed', ['attack-battle-axe-3'], 'strike'),
  },
  { text: say('hit'), look: ['rolls'], act: act('subdue', ['no', 'yes'], 'hit') },
  { text: say('fell'), look: ['map'] },
  { text: say('end'), look: ['turns'], act: act('deed', ['end-turn'], 'end') },
  { text: say('name'), look: ['turns'], act: act('next', ['next-2'], 'name') },
  {
    text: say('arrow'),
    replies: [{ seat: 1, about: 'choice.deed', choose: 'end-turn' }],
    until: { type: 'hurt', creature: 'bryn-oakshield' },
    look: ['party'],
  },
  { text: say('round'), until: { type: 'round-began', round: 2 }, look: ['turns'] },
];

/** A turn in a fight: moving, striking, naming who is next, the end of a round. */
export const FIGHT_LESSON = lesson('fight', ['Ada', 'Bo'], STEPS);
