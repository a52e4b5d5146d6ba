import type { EventForms } from '@tablewright/engine';
import { ITEM_IDS } from './content/items.ts';
import type { BingoEvent } from './events.ts';
import { ACTIONS, POWER_IDS } from './model.ts';
import { LETTERS, NUMBERS, SQUARES } from './squares.ts';

const ALSO = { also: { list: 'text' } } as const;
const OF_SEAT = { ...ALSO, seat: 'seat' } as const;
const AMOUNTS = { amount: 'number', wanted: 'number', short: 'text' } as const;
const LETTER_FACES = [...LETTERS, '*', ''] as const;
const NUMBER_FACES = [...NUMBERS, '*', ''] as const;

/** What each field of an event holds. */
export const EVENT_FORMS: EventForms<BingoEvent> = {
  'set-up': { ...ALSO, cubes: 'number', pool: 'number' },
  'first-player': OF_SEAT,
  'round-began': { ...OF_SEAT, round: 'number', order: { list: 'seat' } },
  supplied: { ...OF_SEAT, ...AMOUNTS },
  rolled: { ...OF_SEAT, letter: LETTER_FACES, number: NUMBER_FACES },
  'power-played': { ...OF_SEAT, card: POWER_IDS },
  'star-rerolled': { ...OF_SEAT, die: ['letter', 'number'] },
  rerolled: { ...OF_SEAT, by: 'seat', letter: LETTER_FACES, number: NUMBER_FACES },
  settled: { ...OF_SEAT, letter: LETTERS, number: NUMBERS, square: SQUARES },
  scored: {
    ...OF_SEAT,
    square: SQUARES,
    coloured: 'flag',
    from: ['pool', 'available', 'stored'],
  },
  'already-scored': { ...OF_SEAT, square: SQUARES },
  unscored: { ...OF_SEAT, square: SQUARES },
  stored: { ...OF_SEAT, ...AMOUNTS },
  selected: { ...OF_SEAT, item: ITEM_IDS, action: ACTIONS, target: 'seat', adjacent: 'seat' },
  passed: OF_SEAT,
  bonus: { ...OF_SEAT, ...AMOUNTS, item: ITEM_IDS },
  paid: { ...OF_SEAT, amount: 'number', fromAvailable: 'number', fromStored: 'number' },
  resolving: OF_SEAT,
  'battery-used': { ...OF_SEAT, item: ITEM_IDS },
  attacked: { ...OF_SEAT, extra: 'flag', packets: { list: 'data' } },
  blocked: { ...OF_SEAT, amount: 'number', of: 'number' },
  reflected: { ...OF_SEAT, target: 'seat', amount: 'number', waits: 'flag' },
  damaged: { ...OF_SEAT, amount: 'number', health: 'number', attackers: { list: 'seat' } },
  drained: { ...OF_SEAT, by: 'seat', amount: 'number', wanted: 'number' },
  stolen: { ...OF_SEAT, victim: 'seat', amount: 'number' },
  disabled: { ...OF_SEAT, by: 'seat', item: ITEM_IDS, through: 'number' },
  'die-promised': OF_SEAT,
  died: { ...OF_SEAT, killers: { list: 'seat' } },
  respawned: { ...OF_SEAT, health: 'number' },
  'reward-rolled': { ...OF_SEAT, dead: 'seat', letter: LETTER_FACES, number: NUMBER_FACES },
  'line-lost': { ...OF_SEAT, line: 'text', squares: { list: SQUARES } },
  'line-shared': { ...OF_SEAT, dead: 'seat', squares: { list: SQUARES } },
  'spent-returned': { ...OF_SEAT, amount: 'number' },
  leftover: { ...OF_SEAT, stored: 'number', returned: 'number' },
  bought: { ...OF_SEAT, card: [...ITEM_IDS, ...POWER_IDS], price: 'number' },
  replaced: { ...OF_SEAT, item: ITEM_IDS, to: ['market', 'reserve', 'removed'] },
  equipped: { ...OF_SEAT, item: ITEM_IDS },
  'put-back': { ...OF_SEAT, item: ITEM_IDS },
  'energy-moved': { ...OF_SEAT, kept: 'number', returned: 'number' },
  loaded: { ...OF_SEAT, amount: 'number', returned: 'number' },
  'token-removed': { ...OF_SEAT, item: ITEM_IDS },
  'round-ended': { ...OF_SEAT, round: 'number' },
  won: { ...OF_SEAT, line: 'text' },
  'game-ended': { ...ALSO, round: 'number' },
};
