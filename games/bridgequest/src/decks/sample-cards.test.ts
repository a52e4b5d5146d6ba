import { seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { readDecks } from '../content/read-decks.ts';
import type { Action } from '../effects/effect.ts';
import { VERBS } from '../effects/signatures.ts';
import { CONDITION_KINDS, DURATIONS, TARGETS, TRIGGERS } from '../effects/words.ts';
import { DECK_KIND } from './deck-document.ts';

test('[BQC-FX-11] decks at random are right, and say all that the grammar can', () => {
  const effects = Array.from({ length: 400 }, (_, seed) => {
    const read = readDecks(DECK_KIND.sample?.(seededSource(String(seed))));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return read.cards.flatMap((card) => card.effects);
  }).flat();
  const actions = effects.flatMap((effect) => effect.do.flatMap(withInner));
  const all = <T>(list: readonly T[]) => [...new Set(list)].filter((one) => one !== undefined);
  expect(all(actions.map(({ verb }) => verb)).sort()).toEqual([...VERBS].sort());
  expect(all(actions.map(({ target }) => target)).sort()).toEqual([...TARGETS].sort());
  expect(all(actions.map(({ duration }) => duration)).sort()).toEqual([...DURATIONS].sort());
  expect(all(effects.flatMap((effect) => effect.if.map(({ kind }) => kind))).sort()).toEqual(
    [...CONDITION_KINDS].sort(),
  );
  const played = TRIGGERS.filter((trigger) => trigger !== 'tick');
  expect(all(effects.map(({ trigger }) => trigger)).sort()).toEqual([...played].sort());
});

function withInner(action: Action): readonly Action[] {
  if (action.verb === 'check') return [action, ...action.pass, ...action.fail];
  if (action.verb === 'pick') return [action, ...action.options];
  return action.verb === 'pay' ? [action, ...action.do] : [action];
}
