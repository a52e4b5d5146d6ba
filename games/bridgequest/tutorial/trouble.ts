import type { LessonScene, LessonStep } from '@tablewright/table-kit/lesson';
import { act, lesson, SPINE, say } from './parts.ts';

/** Bo's hero, beside Brenda. */
const GHERKIN = {
  figurine: 'BQC-FIG-02',
  at: '11.UL',
  sheet: { ST: 2, DEX: 3, WIS: 4, CON: 7, karma: 2, characters: { 'Brenda the Unplugged': 0 } },
  hand: ['BQC-TREA-016', 'BQC-DOOR-101'],
  active: ['BQC-TREA-025', 'BQC-TREA-003'],
};
const BRENDA = {
  figurine: 'BQC-FIG-01',
  at: '11.LR',
  sheet: { ST: 2, DEX: 4, WIS: 8, CON: 6, karma: 4, characters: { 'Sir Gherkin': 0 } },
  travels: 2,
  hand: ['BQC-TREA-041', 'BQC-DOOR-096'],
};
const AT = { turn: 7, round: 4, bridge: SPINE };

/** A curse behind the door. */
const CURSE: LessonScene = {
  given: {
    ...AT,
    phase: 'equip',
    heroes: { A: { ...BRENDA, active: ['BQC-TREA-022', 'BQC-TREA-001'] }, B: GHERKIN },
    decks: { door: ['BQC-DOOR-057'], spell: ['BQC-SPEL-05'] },
  },
};

/** A monster that does something at first contact, and is too strong for one. */
const NOTARY: LessonScene = {
  given: {
    ...AT,
    phase: 'equip',
    heroes: { A: { ...BRENDA, active: ['BQC-TREA-022'] }, B: GHERKIN },
    decks: { door: ['BQC-DOOR-027'], treasure: ['BQC-TREA-010', 'BQC-TREA-030'] },
  },
  rolls: [4, 9, 0],
};

/** Two monsters that break her defence, one of them a figurine. */
const DEATH: LessonScene = {
  given: {
    ...AT,
    phase: 'equip',
    heroes: {
      A: {
        ...BRENDA,
        sheet: { ...BRENDA.sheet, CON: 5, figurines: { 'BQC-FIG-05': -4 } },
        active: ['BQC-TREA-022'],
      },
      B: { ...GHERKIN, at: '20.LR' },
    },
    figures: { 'BQC-FIG-05': '11.LL' },
    decks: {
      // Her door, Bo's and what he loots, then her new hand.
      door: [
        ...['BQC-DOOR-006', 'BQC-DOOR-115', 'BQC-DOOR-051'],
        ...['BQC-DOOR-097', 'BQC-DOOR-004', 'BQC-DOOR-080', 'BQC-DOOR-074'],
      ],
      treasure: ['BQC-TREA-031', 'BQC-TREA-011', 'BQC-TREA-058', 'BQC-TREA-077'],
    },
  },
  rolls: [
    { purpose: 'strength', result: 2 },
    { purpose: 'strength', result: 4 },
    { purpose: 'split', result: 6 },
    { purpose: 'split', result: 6 },
    { purpose: 'run-away', result: 10 },
    { purpose: 'run-away', result: 7 },
    { purpose: 'con-check', result: 11 },
  ],
};

const STEPS: readonly LessonStep[] = [
  { text: say('curse'), scene: CURSE, look: ['own table'], act: act('equip', 'done', 'curse') },
  { text: say('karma'), until: { type: 'curse-struck' }, look: ['hero'] },
  {
    text: say('contact'),
    scene: NOTARY,
    look: ['location-11'],
    act: act('equip', 'done', 'contact'),
  },
  { text: say('check'), look: ['hero'], act: act('avoid-by-wisdom', 'yes', 'check') },
  { text: say('help'), look: ['combat versus'], act: act('window-action', 'help/1', 'help') },
  {
    text: say('share'),
    act: { about: 'choice.share-of-helper', accepts: [1], hint: say('share.hint') },
  },
  {
    text: say('helped'),
    replies: [{ seat: 1, about: 'choice.help-or-not', choose: 'agree' }],
    look: ['combat players'],
    act: act('window-claim', 'pass', 'helped'),
  },
  { text: say('shared'), until: { type: 'combat-ended' }, look: ['own table'] },
  { text: say('ambush'), scene: DEATH, look: ['location-11'], act: act('equip', 'done', 'ambush') },
  { text: say('broken'), look: ['combat versus'], act: act('window-broken', 'pass', 'broken') },
  { text: say('run'), look: ['combat monsters'], act: act('run-from', 'BQC-DOOR-006#1', 'run') },
  { text: say('death'), look: ['hero'], act: act('check-against-death', 'yes', 'death') },
  { text: say('dead'), until: { type: 'died' }, act: act('re-enter', 'yes', 'dead') },
  { text: say('again'), look: ['own'] },
];

/** What goes wrong: curses, checks, broken defences, death; and who helps. */
export const TROUBLE_LESSON = lesson('trouble', ['Ada', 'Bo'], STEPS);
