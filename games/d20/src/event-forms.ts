import type { EventForms } from '@tablewright/engine';
import { ABILITIES } from './abilities.ts';
import type { D20Event } from './events.ts';
import { ATTITUDES } from './model.ts';

const CREATURE = { creature: 'number' } as const;
const ITEM = { ...CREATURE, item: 'text' } as const;
const EFFECT = { ...CREATURE, effect: 'text' } as const;
const FACES = { list: 'number' } as const;
const DIE_AGAIN = {
  ...CREATURE,
  die: 'number',
  old: 'number',
  face: 'number',
  kept: 'number',
  natural: 'number',
  total: 'number',
} as const;
const WOUNDS = ['unhurt', 'hurt', 'badly-hurt', 'down', 'dead'] as const;
const WAYS = ['natural', 'magic', 'care', 'regeneration', 'blood', 'repair', 'token'] as const;
const MODES = ['advantage', 'disadvantage', 'straight'] as const;
const KINDS = ['check', 'initiative', 'attack', 'save', 'casting', 'turning'] as const;
const PHASES = ['lobby', 'scene', 'combat', 'rest', 'level-up', 'ended'] as const;
const ENDINGS = ['finished', 'defeated', 'left', 'closed', 'limit'] as const;
const LEFT = ['paid', 'bypassed', 'skipped'] as const;

/** What each field of an event holds. */
export const EVENT_FORMS: EventForms<D20Event> = {
  rolled: {
    ...CREATURE,
    kind: KINDS,
    ability: ABILITIES,
    tag: 'text',
    at: 'number',
    faces: FACES,
    mode: MODES,
    leans: { list: 'data' },
    natural: 'number',
    terms: { list: 'data' },
    total: 'number',
    target: 'number',
    success: 'flag',
  },
  'dice-rolled': { ...CREATURE, for: 'text', faces: FACES },
  tied: { ...CREATURE, with: 'number' },
  'let-pass': CREATURE,
  helpless: { ...CREATURE, ability: ABILITIES },
  rerolled: { ...DIE_AGAIN, by: 'number' },
  'point-spent': { ...DIE_AGAIN, points: 'number' },
  'fate-tempted': { ...CREATURE, points: 'number' },
  'fate-refused': CREATURE,
  'token-spent': { ...CREATURE, on: 'text', tokens: 'number' },
  'token-gained': { ...CREATURE, tokens: 'number' },
  'point-revives': { ...CREATURE, points: 'number' },
  hit: { ...CREATURE, at: 'number', attack: 'text', fromHiding: 'flag' },
  missed: { ...CREATURE, at: 'number' },
  'damage-rolled': {
    ...CREATURE,
    faces: FACES,
    dice: 'number',
    terms: { list: 'data' },
    amount: 'number',
  },
  'carried-over': { ...CREATURE, at: 'number', amount: 'number' },
  hurt: {
    ...CREATURE,
    amount: 'number',
    loss: 'number',
    wound: WOUNDS,
    by: 'number',
    tags: { list: 'text' },
    changedBy: { list: 'text' },
  },
  spared: { ...CREATURE, hazard: 'text' },
  fell: CREATURE,
  outlived: CREATURE,
  died: { ...CREATURE, by: 'number' },
  woke: CREATURE,
  healed: { ...CREATURE, amount: 'number', way: WAYS, by: 'number' },
  afflicted: { ...EFFECT, until: 'data', by: 'number' },
  prolonged: { ...EFFECT, until: 'data' },
  relieved: { ...EFFECT, how: 'text' },
  unaffected: EFFECT,
  'power-used': { ...CREATURE, power: 'text' },
  'zone-laid': { zone: 'text', by: 'number', until: 'data', shape: 'data' },
  'zone-ended': { zone: 'text' },
  'combat-began': { participants: { list: 'number' } },
  'round-began': { round: 'number' },
  surprised: CREATURE,
  named: { ...CREATURE, by: 'number' },
  'turn-began': CREATURE,
  'turn-passed': CREATURE,
  'turn-ended': CREATURE,
  moved: { ...CREATURE, feet: 'number', to: 'data' },
  'round-ended': { round: 'number' },
  morale: { group: 'number', faces: FACES, total: 'number', morale: 'number', holds: 'flag' },
  fled: CREATURE,
  'combat-ended': { how: 'text' },
  handled: { ...ITEM, how: 'text' },
  'handed-over': { ...ITEM, to: 'number' },
  'used-up': ITEM,
  cast: { ...CREATURE, spell: 'text', form: 'text', at: { list: 'number' } },
  'cast-failed': { ...CREATURE, spell: 'text' },
  strained: { ...CREATURE, spell: 'text' },
  'story-spell': { ...CREATURE, spell: 'text', form: 'text', until: 'data' },
  'clock-advanced': { rounds: 'number', clock: 'number' },
  rested: CREATURE,
  'phase-began': { phase: PHASES },
  described: { words: 'data' },
  counted: { counter: 'text', now: 'number' },
  learned: { fact: 'text' },
  given: { ...ITEM, count: 'number' },
  'lost-item': ITEM,
  gold: { gp: 'number' },
  'points-gained': { points: 'number' },
  'foes-left': { row: 'text' },
  'scene-began': { scene: 'text' },
  'scene-left': { scene: 'text', how: LEFT, xp: 'number' },
  'task-done': { ...CREATURE, task: 'text' },
  'task-failed': { ...CREATURE, task: 'text', times: 'number' },
  cost: { ...CREATURE, cost: 'text' },
  bargain: { ...CREATURE, accepted: 'flag' },
  setback: { ...CREATURE, what: 'text' },
  defeated: { times: 'number' },
  'level-gained': { ...CREATURE, level: 'number', hp: 'number' },
  xp: { ...CREATURE, xp: 'number', total: 'number' },
  'attitude-changed': { ...CREATURE, attitude: ATTITUDES },
  ended: { ending: ENDINGS },
};
