import type { Seat } from '@tablewright/engine';
import type { Effect } from '../../effects/effect.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { worldsAt, ZONES } from '../../zones.ts';
import { workingOf } from '../effects/in-force.ts';
import { isMetQuietly } from '../effects/met.ts';
import { noteUse } from '../effects/noted.ts';
import { figureOf, locationOf } from '../standing/figures.ts';

const VERBS = ['setdie', 'redie', 'reroll'] as const;

/** Something by which a seat can answer a roll (BQC-VERB-34 to -36). */
export interface DieMeans {
  readonly card: CardId;
  readonly verb: (typeof VERBS)[number];
  /** A card that is played lies there; what is used stays where it is. */
  readonly from?: 'hand' | 'karma';
  /** What is used, and how often it may be (BQC-FX-06). */
  readonly use?: { readonly what: string; readonly until: 'c' | 't' | 'g' };
}

/**
 * What a seat has for a roll: cards of its hand and of its Karma, what its active cards can do, and the world that
 * its hero is in (BQC-TRIG-01, -04).
 */
export function dieMeansOf(t: Bridge, seat: Seat): readonly DieMeans[] {
  const hero = t.state.heroes[seat];
  if (hero === undefined) return [];
  const played = (['hand', 'karma'] as const).flatMap((from) =>
    ZONES.at(t.state, `${from}/${seat}`).flatMap((card) =>
      verbsOf(t, hero, card, 'play').map(({ verb }) => ({ card, verb, from })),
    ),
  );
  const location = locationOf(figureOf(t.state, hero));
  const lying = [
    ...workingOf(t, hero).map(({ id }) => id),
    ...(location === undefined ? [] : worldsAt(t.state, location)),
  ];
  const used = lying.flatMap((card) =>
    verbsOf(t, hero, card, 'use').flatMap(({ verb, effect, at }): readonly DieMeans[] => {
      const { limit = 't' } = effect;
      // What is paid each time is no answer to a roll by itself.
      if (limit === 'n') return [];
      const use = { what: `${seat}/${card}/${at}`, until: limit };
      const isSpent = t.state.used.some(({ what }) => what === use.what);
      return isSpent ? [] : [{ card, verb, use }];
    }),
  );
  return [...played, ...used];
}

function verbsOf(t: Bridge, hero: Hero, card: CardId, trigger: Effect['trigger']) {
  return cardOf(t, card).effects.flatMap((effect, at) => {
    if (effect.trigger !== trigger) return [];
    const verbs = effect.do.flatMap(({ verb }) => VERBS.find((one) => one === verb) ?? []);
    if (verbs.length === 0 || !isMetQuietly(t, hero, effect)) return [];
    return verbs.map((verb) => ({ verb, effect, at }));
  });
}

/** Discards what was played, and notes what was used. */
export function spendMeans(t: Bridge, seat: Seat, { card, from, use }: DieMeans): void {
  noteUse(t, card);
  if (use !== undefined) t.state.used.push(use);
  if (from === undefined) return;
  const { family } = cardOf(t, card);
  if (family === 'pocket' || family === 'pocketTreasure') return;
  ZONES.move(t, [card], `${from}/${seat}`, `${family}-discard`, { rule: 'BQC-TRIG-01', seat });
}
