import type { Flow } from '@tablewright/engine';
import {
  type CreatureId,
  type Effect,
  type KazzamState,
  STATUSES,
  type Status,
  type Until,
} from '../../../model.ts';
import { canTakeOff, takesOff } from '../../../rules/actions/take-off.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { isStatus } from '../../../rules/effects/content.ts';
import { BITS, has, removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { grab, isRanged } from '../../../rules/harm/grabs.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import { standUp } from '../../../rules/movement/stand.ts';
import type { Kazzam } from '../../../table.ts';
import { isArmed } from './reach-of-blade.ts';
import type { Spell } from './spells.ts';

/** Two creatures between which a status moves. */
interface Move {
  readonly from: CreatureId;
  readonly to: CreatureId;
}

/** Whoever stands in its place once the two are exchanged; third parties stay (KC-SHV-12). */
function exchanged({ from, to }: Move, creature: CreatureId): CreatureId {
  if (creature === from) return to;
  return creature === to ? from : creature;
}

/** The same length, counted in the turns of whoever takes the place of the other (KC-SHV-12). */
function untilAfter(
  state: KazzamState,
  move: Move,
  until: Until,
  renamed: ReadonlyMap<number, number>,
): Until {
  if (until.ends === 'with') {
    return { ends: 'with', effects: until.effects.map((id) => renamed.get(id) ?? id) };
  }
  if (!('turn' in until)) return until;
  const { ends, of, turn } = until;
  const now = exchanged(move, of);
  if (now === of) return until;
  // A turn that runs already is not the next one (KC-CONV-04).
  const left = Math.max(1, turn - creatureOf(state, of).turns);
  return { ends, of: now, turn: creatureOf(state, now).turns + left };
}

/** Statuses of a creature that could be moved, each with all that shares its mark (KZ-STAT-03). */
function movable(t: Kazzam, on: CreatureId): readonly (readonly Effect[])[] {
  const own = t.state.effects.filter((effect) => effect.on === on && effect.innate !== true);
  const marks = [...new Set(own.filter((effect) => isStatus(t, effect)).map(({ mark }) => mark))];
  return marks.map((mark) => own.filter((effect) => effect.mark === mark));
}

/** Whether it would make the thief fly, by its own doing (KZ-STAT-24). */
function isTakeOff(
  state: KazzamState,
  on: CreatureId,
  { to }: Move,
  entries: readonly Effect[],
): boolean {
  const flying: Status = 'flying';
  return (
    to === on &&
    !has(creatureOf(state, on), BITS[flying]) &&
    entries.some(({ kind }) => kind === flying)
  );
}

/** Puts one status on its new bearer; returns what it is there. */
function* give(
  t: Kazzam,
  move: Move,
  effect: Effect,
  renamed: ReadonlyMap<number, number>,
): Flow<Effect | undefined> {
  const { state } = t;
  const { to: on } = move;
  const { kind, source, amount, mark, data } = effect;
  const by = exchanged(move, effect.by);
  const until = untilAfter(state, move, effect.until, renamed);
  if (kind === 'prone') {
    yield* knockProne(t, on, by, source);
    return undefined;
  }
  if (kind === 'grabbed') {
    const held = source.endsWith(`/${effect.by}`)
      ? source.slice(0, source.lastIndexOf('/'))
      : source;
    // A third party holds nobody beyond its reach (KZ-STAT-29).
    return yield* grab(t, { on, by, source: held, ranged: isRanged(effect), mark });
  }
  const more = data === undefined ? {} : { data };
  const status = STATUSES.find((one) => one === kind);
  if (status === undefined) {
    return windows.attach(t, { kind, on, by, source, until, amount, mark, ...more });
  }
  return yield* inflict(t, { kind: status, on, by, source, until, amount, mark, ...more });
}

/** Moves a status and all that shares its mark (KC-SHV-12). */
function* shift(t: Kazzam, move: Move, entries: readonly Effect[]): Flow<void> {
  // Who is no longer Prone stands.
  if (entries.some(({ kind }) => kind === 'prone')) yield* standUp(t, move.from);
  removeEffects(t, (effect) => entries.includes(effect), 'KC-SHV-12');
  const renamed = new Map<number, number>();
  const first = ({ kind }: Effect): number => (kind === ('grabbed' satisfies Status) ? 0 : 1);
  for (const entry of [...entries].sort((a, b) => first(a) - first(b))) {
    const given = yield* give(t, move, entry, renamed);
    // What came with a Grab goes with it, if it takes no hold on this side.
    if (given === undefined && entry.kind === ('grabbed' satisfies Status)) return;
    if (given !== undefined) renamed.set(entry.id, given.id);
  }
}

function nameOf(t: Kazzam, entries: readonly Effect[]): string {
  return entries
    .filter((effect) => isStatus(t, effect))
    .map(({ kind }) => kind)
    .join('-');
}

/** Asks which status changes sides, if any does. */
function* steal(t: Kazzam, on: CreatureId, target: CreatureId): Flow<void> {
  const { state } = t;
  if (!isArmed(state, on)) return;
  const optionsOf = (id: string, move: Move) =>
    movable(t, move.from).map((entries, at, all) => {
      const name = nameOf(t, entries);
      const before = all.slice(0, at).filter((other) => nameOf(t, other) === name).length;
      return {
        id: before === 0 ? `${id}-${name}` : `${id}-${name}-${before + 1}`,
        names: { status: entries[0]?.kind ?? '', of: move.from },
        move,
        entries,
      };
    });
  const options = [
    ...optionsOf('take', { from: target, to: on }),
    ...optionsOf('give', { from: on, to: target }),
  ].filter(({ move, entries }) => !isTakeOff(state, on, move, entries) || canTakeOff(state, on));
  if (options.length === 0) return;
  const chosen = yield* choose(t, on, 'status-thief', [...options, { id: 'nothing' }], {
    rule: 'KC-SHV-12',
    of: { of: target },
    fallback: options.length,
  });
  if (!('entries' in chosen)) return;
  const { move, entries } = chosen;
  if (isTakeOff(state, on, move, entries) && !(yield* takesOff(t, on))) return;
  // An Opportunity may have ended it.
  const left = entries.filter((entry) => state.effects.includes(entry));
  if (left.length > 0) yield* shift(t, move, left);
}

/** Status-Thief: a hit may take a status over, or pass one on (KC-SHV-12). */
export const statusThief: Spell = {
  kind: 'status-thief',
  bot: {
    worth: ({ t, id }) =>
      0.05 + 0.08 * t.state.effects.filter((one) => one.on === id && isStatus(t, one)).length,
  },
  rule: 'KC-SHV-12',
  sort: 'enchantment',
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.attacker !== on || !isArmed(t.state, on)) return;
        event.riders.push({
          id: 'status-thief',
          rule: 'KC-SHV-12',
          damage: 0,
          harms: true,
          run: () => steal(t, on, event.target),
        });
      },
    },
  },
};
