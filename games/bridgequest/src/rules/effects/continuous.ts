import type { Card } from '../../content/card.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Trigger } from '../../effects/words.ts';
import type { CardId } from '../../model.ts';

/** An effect of a card that works of itself as long as its card lies there. */
export interface Continuous {
  readonly effect: Effect;
  /** Its place among the effects of the card. */
  readonly at: number;
  /** Whether a condition asks for a tag, which other effects may give (BQC-VERB-31). */
  readonly asksForTags: boolean;
  /** The kind of monsters that it is about, where its condition asks for one (BQC-COND-04). */
  readonly among: string | undefined;
}

/** When effects work: always, or then and in a fight too, in a fight alone, on whoever is in the world. */
const TIMES = {
  active: ['active'],
  'active-in-combat': ['active', 'fight'],
  fight: ['fight'],
  here: ['here'],
} as const satisfies Readonly<Record<string, readonly Trigger[]>>;
/** See {@link TIMES}. */
export type Time = keyof typeof TIMES;

type ByTime = Readonly<Record<Time, readonly Continuous[]>>;

/** Cards never change: what each of them does is sorted once. */
const SORTED = new WeakMap<Card, ByTime>();

/** What a card does at a time, in the order in which it says so. */
export function continuousOf(card: Card, time: Time): readonly Continuous[] {
  let sorted = SORTED.get(card);
  if (sorted === undefined) {
    sorted = sortedOf(card);
    SORTED.set(card, sorted);
  }
  return sorted[time];
}

/** Names an effect among all that are in force. */
export function keyOf(source: CardId, at: number): string {
  return `${source}/${at}`;
}

function sortedOf({ effects }: Card): ByTime {
  const all = effects.map(
    (effect, at): Continuous => ({
      ...{ effect, at },
      asksForTags: effect.if.some(({ kind }) => kind === 'tag'),
      among: kindMeant(effect),
    }),
  );
  const of = (triggers: readonly Trigger[]): readonly Continuous[] =>
    all.filter(({ effect }) => triggers.includes(effect.trigger));
  return {
    active: of(TIMES.active),
    'active-in-combat': of(TIMES['active-in-combat']),
    fight: of(TIMES.fight),
    here: of(TIMES.here),
  };
}

/** The kind of monsters that an effect is about, where its condition asks for one (BQC-COND-04). */
function kindMeant(effect: Effect): string | undefined {
  for (const condition of effect.if) if (condition.kind === 'mtag') return condition.is;
  return undefined;
}
