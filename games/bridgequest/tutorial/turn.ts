import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { act, lesson, SPINE, say } from './parts.ts';

/** Brenda in Homeworld with four travels; below row 3 a monster waits. */
const HOME: LessonScene = {
  given: {
    phase: 'beginning-move',
    turn: 3,
    round: 3,
    heroes: {
      A: {
        figurine: 'BQC-FIG-01',
        sheet: { ST: 3, DEX: 4, WIS: 5, CON: 6, karma: 4 },
        travels: 4,
        hand: ['BQC-TREA-015', 'BQC-TREA-074', 'BQC-DOOR-010', 'BQC-TREA-021'],
        active: ['BQC-TREA-022', 'BQC-TREA-001'],
      },
    },
    bridge: { ...SPINE, 19: 'BQC-WORLD-09' },
    figures: { 'BQC-DOOR-017': '19.LL' },
    decks: { door: ['BQC-DOOR-094', 'BQC-DOOR-049'] },
  },
};

/** Straight through location 20, and the ways that end in the same world. */
const WAY = ['20.LR>UR', '20.UR>OUT', '11.LR>UR'];

const STEPS: readonly LessonStep[] = [
  { text: say('goal'), scene: HOME, look: ['chart'] },
  { text: say('hero'), look: ['hero'] },
  { text: say('phases'), look: ['turn'], act: act('beginning-move', 'walk', 'phases') },
  {
    text: say('way'),
    look: ['location-20', 'location-11'],
    act: {
      about: 'choice.way',
      accepts: [WAY, ['20.LL>UL', '20.UL>OUT', '11.LL>UL']],
      endsIn: ['11.LR>UL', '11.LL>UR', '11.LR>UR', '11.LL>UL'],
      hint: say('way.hint'),
    },
  },
  { text: say('landed'), look: ['location-11'], act: act('beginning-move', 'done', 'landed') },
  { text: say('kick'), look: ['own table'], act: act('equip', 'done', 'kick') },
  { text: say('room'), look: ['own hand'], act: act('room', 'loot', 'room') },
  {
    text: say('charity'),
    look: ['own hand'],
    act: {
      about: 'choice.charity',
      accepts: [
        'play/BQC-TREA-074#1',
        'lay/BQC-TREA-015#1',
        'lay/BQC-TREA-021#1',
        'become/BQC-DOOR-094#1',
      ],
      hint: say('charity.hint'),
    },
  },
  { text: say('final'), look: ['turn'], act: act('final-move', 'done', 'final') },
  { text: say('horde'), until: { type: 'figure-rose' }, look: ['location-10'] },
];

/** The Bridge, and a turn from its first move to its end. */
export const TURN_LESSON = lesson('turn', ['Ada'], STEPS);
