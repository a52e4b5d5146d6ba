import type { CreatureId, Effect, KazzamState, Until } from '../../../model.ts';
import { gainMissToken } from '../../../rules/attack/miss-token.ts';
import { timekeeperOf } from '../../../rules/court/actor-at.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, NOTES, putInPlay } from '../../../rules/effects/in-play.ts';
import { endsLater, removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';

/** A charm on an ally. */
interface Charming {
  readonly by: CreatureId;
  readonly on: CreatureId;
  /** Id of the charm. */
  readonly source: string;
}

/** On an ally that somebody has charmed, as long as anything of that charm runs (KC-CHM-09). */
const CHARMED = 'charmed';

/** Stands for a charm that leaves nothing that ends: it charms until its bearer's next turn ends. */
const SPELL = 'charm-time';

/** On whoever has a Charmer's Role Boost for one attack roll; its source is the rule that says so. */
const ONE_ROLL = 'boost-for-one-roll';

/** All charms that a creature has laid on another. */
function charmsOn({ effects }: KazzamState, by: CreatureId, on: CreatureId): readonly Effect[] {
  return effects.filter(
    (effect) => effect.kind === CHARMED && effect.on === on && effect.by === by,
  );
}

export const CHARMED_EFFECTS: readonly EffectDef[] = [
  {
    kind: CHARMED,
    on: {
      miss: {
        // One for each attack, whose first roll decides, and however many charms there are.
        after(t, { id, on, by }, { attacker }): undefined {
          if (attacker !== on || t.state.assault?.rolls.length !== 1) return;
          if (charmsOn(t.state, by, on)[0]?.id === id) gainMissToken(t, by);
        },
      },
    },
  },
  { kind: SPELL },
  {
    kind: ONE_ROLL,
    on: {
      attack: {
        after(t, { on, by, source }, { attacker, later }): undefined {
          const { state } = t;
          if (attacker !== on || later || state.assault?.rolls.length === 0) return;
          removeEffects(t, (effect) => isGift(effect, by, on), source);
        },
      },
    },
  },
];

/**
 * Notes that an ally is charmed, until the last of these has ended, or else to the end of its next
 * turn (KC-CHM-09). The same charm on it again is one charm. Returns the number of the charm.
 */
export function beCharmed(t: Kazzam, of: Charming, left: readonly number[]): number {
  const { state } = t;
  const { by, on, source } = of;
  const ends = left.length > 0 ? left : [leaveTime(state, of)];
  const known = charmsOn(state, by, on).find((effect) => effect.source === source);
  if (known !== undefined && known.until.ends === 'with') {
    known.until = { ends: 'with', effects: [...new Set([...known.until.effects, ...ends])] };
    return known.id;
  }
  const until: Until = { ends: 'with', effects: ends };
  const mark = state.nextEffect;
  return windows.attach(t, { kind: CHARMED, on, by, source, until, mark, amount: 0 }).id;
}

function leaveTime(state: KazzamState, { by, on, source }: Charming): number {
  const until = untilNextTurnEnds(state, on);
  return putInPlay(state, { kind: SPELL, on, by, source, until, amount: 0 }).id;
}

function isGift({ kind, ...effect }: Effect, by: CreatureId, on: CreatureId): boolean {
  return kind === NOTES.givenBoost && effect.by === by && effect.on === on;
}

/**
 * An ally has a Charmer's Role Boost to use as long as that charm lasts (KC-CHM-16).
 *
 * @param once the rule by which it is gone after its next attack roll, if one says so
 */
export function giveBoost(
  t: Kazzam,
  { by, on }: Pick<Charming, 'by' | 'on'>,
  charm: number,
  once: string | undefined,
): void {
  const { state } = t;
  const of = { on, by, source: 'charmer', amount: 0 } as const;
  const { id } = putInPlay(state, {
    ...of,
    kind: NOTES.givenBoost,
    until: { ends: 'with', effects: [charm] },
  });
  if (once === undefined) return;
  const until: Until = { ends: 'with', effects: [id] };
  windows.attach(t, { ...of, kind: ONE_ROLL, source: once, until, mark: state.nextEffect });
}

/** What a charm leaves on a creature: see {@link leave}. */
interface Left {
  readonly by: CreatureId;
  readonly on: CreatureId;
  readonly source: string;
  readonly until: Until;
  readonly amount?: number;
  readonly mark?: number | undefined;
  readonly data?: Effect['data'];
}

/**
 * Leaves an effect of a kind of its own on a creature. The same one again stays one, with the larger
 * number and the later end (KC-CONV-21). Returns its number.
 */
export function leave(t: Kazzam, kind: string, left: Left): number {
  const { state } = t;
  const { by, on, source, until, amount = 0, data } = left;
  const known = effectOn(state, kind, on);
  if (known === undefined) {
    const mark = left.mark ?? state.nextEffect;
    const more = data === undefined ? {} : { data };
    return windows.attach(t, { kind, on, by, source, until, mark, amount, ...more }).id;
  }
  known.amount = Math.max(known.amount, amount);
  prolong(state, known, until);
  return known.id;
}

/** Lets an effect end at the later of two ends; sustained anew it begins anew. */
export function prolong(state: KazzamState, effect: Effect, until: Until): void {
  const renewed = until.ends === 'failed-save' && effect.until.ends === 'failed-save';
  if (renewed || endsLater(state, until, effect.until)) effect.until = until;
}

/** Whether it is the next turn of its bearer, or a later one, from the turn on that it names. */
export function isInTurn(state: KazzamState, on: CreatureId, from: number): boolean {
  const { turn, creatures } = state;
  const keeper = timekeeperOf(state, on);
  return turn?.creature === keeper && (creatures[keeper]?.turns ?? 0) >= from;
}

/** The first turn of a creature that is its next one now. */
export function nextTurnOf(state: KazzamState, on: CreatureId): number {
  return (state.creatures[timekeeperOf(state, on)]?.turns ?? 0) + 1;
}
