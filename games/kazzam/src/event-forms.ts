import type { EventForms, NamedNumber } from '@tablewright/engine';
import type { KazzamEvent } from './events.ts';
import type { Form } from './given/forms.ts';
import { creature, orb, square, team } from './given/names.ts';
import { type KazzamState, STATUSES } from './model.ts';

const CREATURE = named('creature', creature);
const CELL = named('square', square);
const TEAM = named('team', team);
const ORB = named('orb', orb);
const ANY_COLOUR = ['red', 'blue', 'neutral'] as const;

/** What each field of an event holds: scenarios name creatures, squares, teams and orbs as "given" does. */
export const EVENT_FORMS: EventForms<KazzamEvent> = {
  placed: { who: CREATURE, cell: CELL },
  initiative: { who: CREATURE, roll: 'number' },
  'roll-off': { dice: { list: 'number' }, team: TEAM },
  start: { who: CREATURE, group: 'number', roll: 'number', cell: CELL },
  order: { order: { list: CREATURE } },
  round: { round: 'number' },
  turn: { who: CREATURE },
  action: { who: CREATURE, action: 'text' },
  moved: { who: CREATURE, how: 'text', path: { list: CELL } },
  forced: {
    who: CREATURE,
    by: CREATURE,
    how: ['push', 'pull', 'slide', 'throw'],
    path: { list: CELL },
  },
  squeezed: { who: CREATURE },
  turned: { who: CREATURE, from: 'number', to: 'number' },
  'secret-roll': { who: CREATURE, of: CREATURE, roll: 'number', foreseen: 'flag' },
  'secret-shown': { who: CREATURE, of: CREATURE, roll: 'number', used: 'flag' },
  diverted: { who: CREATURE, of: CREATURE, status: STATUSES },
  save: {
    who: CREATURE,
    against: 'text',
    dice: { list: 'number' },
    foreseen: 'flag',
    saved: 'flag',
  },
  wild: {
    who: CREATURE,
    by: CREATURE,
    status: ['frenzied', 'panicked'],
    roll: 'number',
    foreseen: 'flag',
  },
  'own-roll': { who: CREATURE, roll: 'number' },
  lot: { who: CREATURE, what: ['creep-tie', 'creep-choice'], cells: { list: CELL }, cell: CELL },
  'hold-lot': { who: CREATURE, status: 'text', by: CREATURE, index: 'number' },
  'group-roll': { who: CREATURE, roll: 'number', face: 'number' },
  creep: { who: CREATURE, what: 'text', of: CREATURE, power: 'text' },
  boost: { who: CREATURE, of: CREATURE, boost: 'text' },
  reaction: { who: CREATURE, of: CREATURE, reaction: 'text' },
  opportunity: { who: CREATURE, by: CREATURE },
  damage: {
    who: CREATURE,
    by: CREATURE,
    kind: ['attack', 'opportunity', 'ongoing', 'terrain', 'other'],
    amount: 'number',
    ward: 'number',
    hp: 'number',
  },
  'hp-lost': { who: CREATURE, by: CREATURE, amount: 'number' },
  status: {
    who: CREATURE,
    by: CREATURE,
    status: STATUSES,
    source: 'text',
    amount: 'number',
    longer: 'flag',
    innate: 'flag',
  },
  'status-over': {
    who: CREATURE,
    by: CREATURE,
    status: STATUSES,
    source: 'text',
    amount: 'number',
    left: 'flag',
    innate: 'flag',
  },
  thrown: {
    who: CREATURE,
    of: CREATURE,
    roller: CREATURE,
    dice: { list: 'number' },
    foreseen: 'flag',
    natural: 'number',
  },
  attack: {
    who: CREATURE,
    of: CREATURE,
    roller: CREATURE,
    cell: CELL,
    power: 'text',
    dice: { list: 'number' },
    foreseen: 'flag',
    natural: 'number',
    bonus: 'number',
    tokens: 'number',
    result: 'number',
    advantages: { list: 'text' },
    disadvantages: { list: 'text' },
  },
  averted: { who: CREATURE, of: CREATURE },
  revived: { who: CREATURE, by: CREATURE, hp: 'number' },
  ignored: { who: CREATURE, of: CREATURE },
  healed: { who: CREATURE, by: CREATURE, amount: 'number' },
  'taken-out': { who: CREATURE, by: CREATURE },
  maximum: { who: CREATURE, hp: 'number' },
  points: { who: CREATURE, team: TEAM, points: 'number' },
  strike: { who: CREATURE, team: TEAM },
  orb: {
    who: CREATURE,
    what: ['picked-up', 'dunked', 'handed', 'taken-over', 'stolen', 'dropped', 'slid', 'returned'],
    orb: ORB,
    colour: ANY_COLOUR,
  },
  item: {
    who: CREATURE,
    what: ['picked-up', 'handed', 'taken-over', 'stolen', 'dropped', 'slid', 'made', 'used'],
    item: 'number',
    kind: 'text',
  },
  brought: { who: CREATURE, by: CREATURE, cell: CELL },
  portal: { who: CREATURE, whence: CELL, cell: CELL, letter: 'text' },
  arrived: { who: CREATURE, whence: CELL, cell: CELL, how: 'text' },
  struck: {
    who: CREATURE,
    thing: ['trap', 'wall'],
    cell: CELL,
    power: 'text',
    amount: 'number',
    left: 'number',
  },
  ruling: { who: CREATURE, what: 'text', amount: 'number', status: STATUSES },
  ending: { team: TEAM },
  over: { scores: { list: 'number' } },
};

/** Numbers that are written by name: a number stands for itself. */
function named(word: string, form: Form<number>): NamedNumber {
  return {
    word,
    read: (state, value, key) =>
      typeof value === 'number' ? value : form.read(state as KazzamState, value, key),
  };
}
