import { type RandomSource, sampleOf } from '@tablewright/engine';
import type { CardData } from '../content/card-data.ts';
import { DEFAULT_DECKS } from '../content/default-decks.ts';
import { sampleEffect } from './sample-effect.ts';

/** Most cards of a sample. */
const MOST = 40;
/** One card in so many says something that was made up. */
const MADE_UP = 2;

/** Cards that can occur: those of the game under other ids, many of which do something that no card of the game does. */
export function sampleCards(random: Pick<RandomSource, 'index'>): readonly unknown[] {
  const count = 1 + random.index(MOST, 'cards');
  const deck = random.index(1000, 'deck');
  return sampleOf(DEFAULT_DECKS, count, random).map((card, at) => {
    const own = { ...card, id: `own-${deck}-${at}`, name: `Card ${at}` };
    if (random.index(MADE_UP, 'made-up') > 0) return own;
    const when = triggersOf(card);
    const made = sampleEffect(when[random.index(when.length, 'trigger')] ?? 'play', random);
    // In place of what it said half of the time, as a card is played for the first thing that it does then.
    const said = random.index(2, 'beside') === 0 ? (card.effects ?? []) : [];
    return { ...own, effects: [...said, made] };
  });
}

/** When cards of each type do something; those that say nothing of it are played. */
const TRIGGERS = triggersByType();

const triggersOf = ({ type }: CardData): readonly string[] => TRIGGERS.get(type) ?? ['play'];

function triggersByType(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { type, effects = [] } of DEFAULT_DECKS) {
    for (const effect of effects) {
      const when = String(effect).split(/[: ]/)[0] ?? 'play';
      found.set(type, (found.get(type) ?? new Set()).add(when));
    }
  }
  return new Map([...found].map(([type, when]) => [type, [...when].sort()]));
}
