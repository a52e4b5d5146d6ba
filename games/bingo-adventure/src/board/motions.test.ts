import { expect, test } from 'vitest';
import type { AdventureEvent } from '../events.ts';
import { motionsOf } from './motions.ts';
import { speakOnBoard } from './words.ts';

speakOnBoard('en');

test('a marker goes from the token that was drawn to its square', () => {
  const marked: AdventureEvent = {
    ...{ type: 'marker-placed', rule: 'BA-MARK-01', sheet: 'rogue', name: 'Nim' },
    ...{ card: 0, square: 'I4' },
  };
  expect(motionsOf(marked)).toEqual([
    { kind: 'flies', from: ['token'], to: ['square/rogue/0/I4', 'sheet/rogue'] },
  ]);
});

test('whom the monster targets is shown before it is hit', () => {
  const targeted: AdventureEvent = {
    ...{ type: 'target-drawn', rule: 'BA-TGT-01', sheet: 'healer', name: 'Gala' },
    ...{ power: 'claw-claw-bite', token: 'HA' },
  };
  expect(motionsOf(targeted)).toContainEqual({
    ...{ kind: 'flies', from: ['sheet/monster'], to: ['sheet/healer'] },
  });
});

test('a hit is said on whom it befell', () => {
  const hit: AdventureEvent = {
    ...{ type: 'hit', rule: 'BA-ASGN-01', sheet: 'fighter', name: 'Bron' },
    ...{ power: 'claw-claw-bite', points: 3 },
  };
  expect(motionsOf(hit)).toContainEqual({
    ...{ kind: 'says', at: ['sheet/fighter'], text: '−3', tone: 'bad' },
  });
});
