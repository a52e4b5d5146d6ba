import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { act, lesson, SPINE, say } from './parts.ts';

/** Brenda in Homeworld before her gear, an ally in the Friendzone. */
const GEAR: LessonScene = {
  given: {
    phase: 'equip',
    turn: 5,
    round: 5,
    heroes: {
      A: {
        figurine: 'BQC-FIG-01',
        sheet: { ST: 3, DEX: 4, WIS: 5, CON: 6, karma: 4, figurines: { 'BQC-FIG-06': 9 } },
        travels: 2,
        hand: ['BQC-TREA-035', 'BQC-TREA-052', 'BQC-TREA-018', 'BQC-DOOR-012'],
        active: ['BQC-TREA-022', 'BQC-TREA-015'],
      },
    },
    bridge: SPINE,
    figures: { 'BQC-FIG-06': 'friendzone' },
    decks: { door: ['BQC-DOOR-013'] },
  },
  rolls: [2],
};

/** Brenda at the top of the Bridge. */
const TOP: LessonScene = {
  given: {
    phase: 'final-move',
    turn: 31,
    round: 31,
    heroes: {
      A: {
        figurine: 'BQC-FIG-01',
        at: '17.UR',
        sheet: { ST: 9, DEX: 3, WIS: 4, CON: 12, karma: 14 },
        travels: 1,
        hand: ['BQC-TREA-069'],
        active: [
          { card: 'BQC-TREA-035', with: ['BQC-TREA-052'] },
          'BQC-TREA-019',
          'BQC-TREA-005',
          'BQC-TREA-010',
        ],
      },
    },
    figures: { 'BQC-FIG-20': 'boss-mode' },
    bridge: SPINE,
  },
};

/** The game is over: Brenda has beaten the Boss. */
const SCORE: LessonScene = {
  given: {
    phase: 'scoring',
    turn: 34,
    round: 34,
    ending: 'boss-mode-won',
    bossMode: { since: 31, reached: ['A'] },
    bossFell: { owner: 'A' },
    scoring: ['A'],
    heroes: {
      A: {
        figurine: 'BQC-FIG-01',
        at: 'boss-mode',
        sheet: { ST: 9, DEX: 3, WIS: 4, CON: 12, karma: 14, figurines: { 'BQC-FIG-06': 9 } },
        active: [
          { card: 'BQC-TREA-035', with: ['BQC-TREA-052'] },
          'BQC-TREA-019',
          'BQC-TREA-005',
          'BQC-TREA-010',
        ],
      },
    },
    bridge: SPINE,
  },
  rolls: [13],
};

const STEPS: readonly LessonStep[] = [
  {
    text: say('slots'),
    scene: GEAR,
    look: ['own table'],
    act: act('equip', 'equip/BQC-TREA-035#1', 'slots'),
  },
  {
    text: say('enhance'),
    look: ['own table'],
    act: act('equip', 'attach/BQC-TREA-052#1/BQC-TREA-035#1', 'enhance'),
  },
  { text: say('friend'), look: ['hero'], act: act('equip', 'ask-ally', 'friend') },
  {
    text: say('price'),
    act: {
      about: 'choice.discard',
      accepts: [['BQC-TREA-018#1']],
      hint: say('price.hint'),
    },
  },
  { text: say('ally'), look: ['homeworld'] },
  { text: say('top'), scene: TOP, look: ['location-17'], act: act('final-move', 'walk', 'top') },
  {
    text: say('leave'),
    look: ['boss-mode'],
    act: { about: 'choice.way', accepts: [['boss-mode']], hint: say('leave.hint') },
  },
  { text: say('boss'), until: { type: 'boss-mode-began' }, look: ['boss-mode'] },
  {
    text: say('addition'),
    scene: SCORE,
    look: ['own table'],
    act: { about: 'choice.addition', accepts: ['save/0/gear'], anything: true },
  },
  { text: say('next-game'), look: ['hero'] },
];

/** Gear, allies, Boss Mode, and what stays for the next game. */
export const ROAD_LESSON = lesson('road', ['Ada'], STEPS);
