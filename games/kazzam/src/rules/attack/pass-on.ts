import type { Flow } from '@tablewright/engine';
import {
  type CreatureId,
  type Effect,
  type KazzamState,
  NOBODY,
  STATUSES,
  type Status,
  type Until,
} from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { isStatus } from '../effects/content.ts';
import { isLight, removeEffects, sustained } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { grab, isRanged } from '../harm/grabs.ts';
import { inflict } from '../harm/inflict.ts';
import { knockProne } from '../harm/prone.ts';
import { standUp } from '../movement/stand.ts';

/** Two creatures, from the first of which a status passes to the second. */
export interface Passing {
  readonly from: CreatureId;
  readonly to: CreatureId;
}

/** Whoever stands in its place once the two are exchanged; third parties stay (KC-SHV-12). */
function exchanged({ from, to }: Passing, creature: CreatureId): CreatureId {
  if (creature === from) return to;
  return creature === to ? from : creature;
}

/** The same length, counted in the turns of whoever takes the place of the other (KC-SHV-12). */
function untilAfter(
  state: KazzamState,
  move: Passing,
  until: Until,
  renamed: ReadonlyMap<number, number>,
): Until {
  if (until.ends === 'with') {
    return { ends: 'with', effects: until.effects.map((id) => renamed.get(id) ?? id) };
  }
  // From its next turn on, whosever it was (KC-CHM-12).
  if (until.ends === 'failed-save') return sustained(state, move.to);
  if (!('turn' in until)) return until;
  const { ends, of, turn } = until;
  const now = exchanged(move, of);
  if (now === of) return until;
  // A turn that runs already is not the next one (KC-CONV-04).
  const left = Math.max(1, turn - creatureOf(state, of).turns);
  return { ends, of: now, turn: creatureOf(state, now).turns + left };
}

/** Statuses of a creature that could be moved, each with all that shares its mark (KZ-STAT-03). */
export function movable(t: Kazzam, on: CreatureId): readonly (readonly Effect[])[] {
  const own = t.state.effects.filter((effect) => effect.on === on && effect.innate !== true);
  const marks = [...new Set(own.filter((effect) => isStatus(t, effect)).map(({ mark }) => mark))];
  return marks.map((mark) => own.filter((effect) => effect.mark === mark));
}

/** Puts one status on its new bearer; returns what it is there. */
function* give(
  t: Kazzam,
  move: Passing,
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
  if (kind === 'grabbed' && by !== NOBODY) {
    const held = source.endsWith(`/${effect.by}`)
      ? source.slice(0, source.lastIndexOf('/'))
      : source;
    // A third party holds nobody beyond its reach (KZ-STAT-29).
    const light = isLight(effect) && by === effect.by;
    return yield* grab(t, { on, by, source: held, ranged: isRanged(effect), light, mark });
  }
  const more = data === undefined ? {} : { data };
  const status = STATUSES.find((one) => one === kind);
  if (status === undefined) {
    return windows.attach(t, { kind, on, by, source, until, amount, mark, ...more });
  }
  return yield* inflict(t, { kind: status, on, by, source, until, amount, mark, ...more });
}

/** Passes a status on with all that shares its mark (KC-SHV-12). */
export function* passOn(
  t: Kazzam,
  move: Passing,
  entries: readonly Effect[],
  rule: string,
): Flow<void> {
  // Who is no longer Prone stands.
  if (entries.some(({ kind }) => kind === 'prone')) yield* standUp(t, move.from);
  removeEffects(t, (effect) => entries.includes(effect), rule);
  const renamed = new Map<number, number>();
  const isHold = ({ kind, by }: Effect): boolean =>
    kind === ('grabbed' satisfies Status) && by !== NOBODY;
  const first = (entry: Effect): number => (isHold(entry) ? 0 : 1);
  for (const entry of [...entries].sort((a, b) => first(a) - first(b))) {
    const given = yield* give(t, move, entry, renamed);
    // What came with a Grab goes with it, if it takes no hold on this side.
    if (given === undefined && isHold(entry)) return;
    if (given !== undefined) renamed.set(entry.id, given.id);
  }
}
