import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { canTakeOff, takesOff } from '../../../rules/actions/take-off.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { confirm } from '../../../rules/effects/ask.ts';
import type { DamagedEvent } from '../../../rules/effects/moments.ts';
import { BITS, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { consume, freeHands, makeItem } from '../../../rules/harm/items.ts';
import { recover } from '../../../rules/harm/recover.ts';
import type { Kazzam } from '../../../table.ts';

/** An Elixir: what it does to who drinks it (KC-BRW-09). */
export interface Elixir {
  readonly id: string;
  readonly rule: string;
  readonly drunk: (t: Kazzam, drinker: CreatureId, by: CreatureId) => Flow<void>;
  /** For bots: what it is worth to who drinks it, in points of the score. */
  readonly worth: (state: KazzamState, drinker: CreatureId) => number;
  readonly on?: Ability['on'];
}

const PHOENIX = 'phoenix-elixir';

/** HP that a Phoenix Elixir gives back. */
const HEALS = 2;

function missing(state: KazzamState, id: CreatureId): number {
  const { hp, maxHp } = creatureOf(state, id);
  return Math.max(0, maxHp - hp);
}

/** Heals who drinks it; its holder may drink it as a Reaction to damage (KC-BRW-26). */
const phoenix: Elixir = {
  id: PHOENIX,
  rule: 'KC-BRW-26',
  *drunk(t, who, by) {
    yield* recover(t, { who, amount: HEALS, by, rule: 'KC-BRW-26' });
  },
  worth: (state, id) => 0.1 * Math.min(HEALS, missing(state, id)),
  on: { damaged: { after: (t, { on }, { total }) => react(t, on, total) } },
};

/** A flask of this Brewer's that somebody holds. */
function phoenixOf({ items }: KazzamState, holder: CreatureId, by: CreatureId): number | undefined {
  const found = items.findIndex(
    ({ kind, by: maker, place }) =>
      kind === PHOENIX && maker === by && place.at === 'held' && place.creature === holder,
  );
  return found < 0 ? undefined : found;
}

/** Whoever was damaged may drink a Phoenix Elixir that it holds, and another one while it is hurt. */
function* react(t: Kazzam, by: CreatureId, { to }: DamagedEvent['total']): Flow<void> {
  const { state } = t;
  for (;;) {
    const flask = to < 0 ? undefined : phoenixOf(state, to, by);
    if (flask === undefined) return;
    const holder = creatureOf(state, to);
    if (holder.kind !== 'athlete' || !isOnMap(holder) || has(holder, BITS.stunned)) return;
    if (missing(state, to) === 0) return;
    const drinks = yield* confirm(t, to, 'drink-phoenix', {
      rule: 'KC-BRW-26',
      usual: true,
      reaction: { key: 'drink-phoenix', take: 1, decline: 0 },
    });
    if (!drinks) return;
    consume(t, to, flask, 'KC-BRW-26');
    yield* phoenix.drunk(t, to, by);
  }
}

/** Flying until the end of the drinker's next turn; taking off grants Opportunities (KC-BRW-27). */
const gryphon: Elixir = {
  id: 'gryphon-elixir',
  rule: 'KC-BRW-27',
  *drunk(t, on, by) {
    const { state } = t;
    // Who flies already goes on flying; who cannot take off has drunk for nothing.
    const flies = has(creatureOf(state, on), BITS.flying);
    if (!flies && !(canTakeOff(state, on) && (yield* takesOff(t, on)))) return;
    const until = untilNextTurnEnds(state, on);
    yield* inflict(t, { kind: 'flying', on, by, source: 'gryphon-elixir', until });
  },
  worth: () => 0.05,
};

/** One more Move Action in this turn (KC-BRW-28). */
const sleipnir: Elixir = {
  id: 'sleipnir-elixir',
  rule: 'KC-BRW-28',
  *drunk({ state }, on) {
    if (state.turn?.creature === on) state.turn.moveActions += 1;
    yield* [];
  },
  worth: () => 0.08,
};

/** The Elixirs, one of which a Brewer picks (KC-BRW-01). */
export const ELIXIRS: readonly Elixir[] = [phoenix, gryphon, sleipnir];

/** The Elixir of that id, if it is one. */
export function elixirOf(id: string): Elixir | undefined {
  return ELIXIRS.find((elixir) => elixir.id === id);
}

/**
 * One fresh flask for the start, and for each return from being Taken Out (KC-BRW-05, KC-BRW-06). A
 * given position that says what a Brewer has made or holds has it all.
 */
function* stockUp(t: Kazzam, creature: CreatureId, kind: string): Flow<void> {
  const { step, items } = t.state;
  const isTold = step === 'ready' && items.some(({ by }) => by === creature);
  if (isTold || freeHands(creatureOf(t.state, creature)) === 0) return;
  const place = { at: 'held', creature } as const;
  makeItem(t, { kind, by: creature, place }, 'KC-BRW-05');
  yield* [];
}

/** The ability that the pick of an Elixir is. */
export function abilityOfElixir({ id, rule, on }: Elixir): Ability {
  return {
    id: `brewer/${id}`,
    rule,
    ready: (t, who) => stockUp(t, who, id),
    ...(on === undefined ? {} : { on }),
  };
}
