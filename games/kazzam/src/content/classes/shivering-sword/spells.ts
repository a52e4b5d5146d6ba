import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { BotHint, Judge } from '../../../rules/effects/bot-hint.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { endMarked, holdsBy, isApart } from '../../../rules/harm/grabs.ts';
import type { Kazzam } from '../../../table.ts';

/** What a Shivering Sword keeps at work: one of each at all times (KC-SHV-07). */
const SORTS = ['enchantment', 'charm'] as const;

/** A Blade Enchantment or a Self-Charm. */
export interface Spell {
  /** The kind of effect that it is on its bearer while it is at work, and the source of what it leaves. */
  readonly kind: string;
  readonly rule: string;
  readonly sort: (typeof SORTS)[number];
  /** What it answers to while it is at work. */
  readonly on: Answers;
  /** What it brings at once; whatever has it as its source ends with it (KC-SHV-09). */
  readonly begins?: (t: Kazzam, id: CreatureId) => Flow<void> | undefined;
  readonly actions?: readonly Action[];
  /** What it is worth to have at work. */
  readonly bot: BotHint & { readonly worth: (judge: Judge) => number };
}

/** The id in builds of whoever knows it. */
export function pickOf({ kind }: Spell): string {
  return `shivering-sword/${kind}`;
}

/** Whether it is at work. */
export function isActive(state: KazzamState, id: CreatureId, kind: string): boolean {
  return effectOn(state, kind, id) !== undefined;
}

function isKnown(state: KazzamState, id: CreatureId, spell: Spell): boolean {
  const { picks = [] } = itemAt(state.builds, creatureOf(state, id).build) ?? {};
  return picks.includes(pickOf(spell));
}

function* activate(t: Kazzam, id: CreatureId, { kind, begins }: Spell): Flow<void> {
  const { state } = t;
  const until = { ends: 'match' } as const;
  const mark = state.nextEffect;
  windows.attach(t, { kind, on: id, by: id, source: kind, until, mark, amount: 0 });
  const flow = begins?.(t, id);
  if (flow !== undefined) yield* flow;
}

/** It stops at once, and what depends on it with it (KC-SHV-09). */
function stop(t: Kazzam, id: CreatureId, { kind }: Spell): void {
  const { state } = t;
  removeEffects(t, ({ by, source }) => by === id && source === kind, 'KC-SHV-09');
  // Without its reach it holds nobody beyond it (KZ-STAT-29).
  endMarked(
    t,
    holdsBy(state, id).filter((hold) => isApart(state, hold, {})),
    'KZ-STAT-29',
  );
}

/** Chooses what is at work when the match begins and after each Take-Out (KC-SHV-05, KC-SHV-06). */
export function* chooseSpells(t: Kazzam, id: CreatureId, all: readonly Spell[]): Flow<void> {
  const { state } = t;
  for (const spell of all) stop(t, id, spell);
  for (const sort of SORTS) {
    const known = all.filter((spell) => spell.sort === sort && isKnown(state, id, spell));
    if (known.length === 0) continue;
    const { spell } = yield* choose(
      t,
      id,
      `choose-${sort}`,
      known.map((spell) => ({ id: spell.kind, spell, bot: spell.bot })),
      { rule: 'KC-SHV-05' },
    );
    yield* activate(t, id, spell);
  }
}

/** Change Spell: another Enchantment or another Charm, as the first action of a turn (KC-SHV-08). */
export function changeSpell(all: readonly Spell[]): Action {
  const others = (state: KazzamState, id: CreatureId): readonly Spell[] =>
    all.filter((spell) => isKnown(state, id, spell) && !isActive(state, id, spell.kind));
  // What a spell is worth over the one of its sort that it would replace.
  const gainOf = (judge: Judge, spell: Spell): number => {
    const replaced = all.find(
      ({ sort, kind }) => sort === spell.sort && isActive(judge.t.state, judge.id, kind),
    );
    return spell.bot.worth(judge) - (replaced?.bot.worth(judge) ?? 0);
  };
  const action = plain(
    'change-spell',
    'free',
    'KC-SHV-08',
    ({ state }, id) => state.turn?.acted === false && others(state, id).length > 0,
    function* (t, id) {
      const { state } = t;
      const { spell } = yield* choose(
        t,
        id,
        'change-spell',
        others(state, id).map((spell) => ({
          id: spell.kind,
          spell,
          bot: { worth: (judge: Judge) => gainOf(judge, spell) },
        })),
        { rule: 'KC-SHV-08' },
      );
      for (const other of all) if (other.sort === spell.sort) stop(t, id, other);
      yield* activate(t, id, spell);
    },
  );
  const worth = (judge: Judge) =>
    Math.max(0, ...others(judge.t.state, judge.id).map((spell) => gainOf(judge, spell)));
  return { ...action, bot: { worth } };
}
