import { distanceBetween } from '../../rules/place/distance.ts';
import { SIGHT_TAGS } from '../conditions/sight-tags.ts';
import type { GearKind } from '../gear-kind.ts';
import type { Trait } from '../trait.ts';
import { cutsDoors } from './doors.ts';

/** Tools, instruments and small things (DT-EQ-31, -36 to -38, -42 to -45, -47, -50 to -52, -54, -55); gadgets are a spy’s own (DT-EQ-53, DT-ROLE-07). */
export const TOOLS: readonly GearKind[] = [
  { id: 'thieves-tools', rule: 'DT-EQ-31', price: 25, needed: ['open-locks'] },
  { id: 'holy-symbol', rule: 'DT-EQ-36', price: 25, isFocus: true },
  { id: 'spell-book', rule: 'DT-EQ-37', price: 50, isFocus: true },
  { id: 'rope', rule: 'DT-EQ-38', price: 6, advantage: ['climb'] },
  { id: 'crowbar', rule: 'DT-EQ-42', price: 2, trait: 'crowbar' },
  { id: 'disguise-kit', rule: 'DT-EQ-43', price: 10, advantage: ['assume-identity'] },
  { id: 'magnifying-lens', rule: 'DT-EQ-44', price: 15, advantage: ['analyse-evidence'] },
  { id: 'forensic-kit', rule: 'DT-EQ-44', price: 15, advantage: ['analyse-evidence'] },
  { id: 'spyglass', rule: 'DT-EQ-45', price: 30, trait: 'spyglass' },
  { id: 'binoculars', rule: 'DT-EQ-45', price: 30, trait: 'spyglass' },
  { id: 'toolkit', rule: 'DT-EQ-47', price: 25, needed: ['repair-machine', 'ship-repair'] },
  {
    id: 'hand-scanner',
    rule: 'DT-EQ-50',
    price: 40,
    isTech: true,
    advantage: ['analyse-signal', 'identify-device'],
  },
  { id: 'comm-set', rule: 'DT-EQ-51', price: 5, isTech: true },
  { id: 'cyber-deck', rule: 'DT-EQ-52', price: 60, isTech: true, hacks: true },
  { id: 'small-things', rule: 'DT-EQ-54', price: 1 },
  { id: 'horse', rule: 'DT-EQ-55', price: 75, creature: 'horse' },
];

const FAR = 50;

/** Advantage for the eyes on what is farther than 50 feet (DT-EQ-45). */
const spyglass: Trait = {
  id: 'spyglass',
  rule: 'DT-EQ-45',
  roll: (w, { creature }, { kind, tag, target }) =>
    kind === 'check' &&
    tag !== undefined &&
    SIGHT_TAGS.includes(tag) &&
    target !== undefined &&
    distanceBetween(w, creature, target) > FAR
      ? [{ is: 'advantage', rule: 'DT-EQ-45', from: 'spyglass' }]
      : undefined,
};

/** Their rules. */
export const TOOL_TRAITS: readonly Trait[] = [spyglass, cutsDoors('crowbar', 'DT-EQ-42', false)];
