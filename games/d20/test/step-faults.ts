import type { D20Event } from '../src/events.ts';
import type { CreatureId, D20State } from '../src/model.ts';
import { DAY } from '../src/rules/effects/afflict.ts';

/** What of a state is held against the one after the next answer. */
interface Before {
  readonly clock: number;
  readonly points: number;
  readonly xp: ReadonlyMap<CreatureId, number>;
  readonly used: ReadonlyMap<CreatureId, Readonly<Record<string, number>>>;
  readonly bans: ReadonlyMap<CreatureId, ReadonlySet<string>>;
  /** How many things of each kind there are. */
  readonly things: ReadonlyMap<string, number>;
}

/** Who cannot move by itself, and who cannot cast. */
const HELD = ['immobilized', 'paralyzed', 'unconscious'] as const;
const BANS: readonly string[] = [...HELD, 'silenced'];

/** What is remembered of a state. */
export function remember({ clock, points, creatures, lying }: D20State): Before {
  const of = <T>(value: (one: D20State['creatures'][number]) => T) =>
    new Map(creatures.map((one) => [one.id, value(one)]));
  return {
    clock,
    points,
    xp: of(({ character }) => character?.xp ?? 0),
    used: of(({ used }) => ({ ...used })),
    things: thingsIn({ creatures, lying }),
    bans: of(({ effects }) => new Set(effects.map(({ kind }) => kind).filter(isBan))),
  };
}

/** What a success makes of strangers, and of enemies: one step (DT-SOC-03 to -05). */
const WARMER: Readonly<Record<string, string>> = {
  'DT-SOC-03': 'friendly',
  'DT-SOC-04': 'neutral',
};

const isBan = (kind: string): boolean => BANS.includes(kind);

/**
 * What cannot have become of a state by what was told meanwhile: the invariants that one state alone does not show
 * (DT-INV-06, -12, -13, -24, -25, -28 to -30, -32).
 */
export function stepFaults(
  before: Before,
  after: D20State,
  told: readonly D20Event[],
): readonly string[] {
  return [
    ...(after.clock < before.clock ? [`DT-INV-28: ${before.clock} to ${after.clock}`] : []),
    ...pointFaults(before, after, told),
    ...after.creatures.flatMap((one) => {
      const { id, used, character } = one;
      const had = before.used.get(id) ?? {};
      const early = Object.keys(used).filter(
        (key) =>
          key.startsWith('DT-') && had[key] !== undefined && isSoon(had[key], used[key] ?? 0),
      );
      return [
        ...(character !== undefined && character.xp < (before.xp.get(id) ?? 0)
          ? [`DT-INV-06: ${id}`]
          : []),
        ...early.map((key) => `DT-INV-30: ${id} uses ${key} at ${had[key]} and ${used[key]}`),
      ];
    }),
    ...deedFaults(before, told),
    ...thingFaults(before, after, told),
  ];
}

const isSoon = (first: number, second: number): boolean => first !== second && second - first < DAY;

/** How many things of each kind somebody has, or lie about. */
function thingsIn({ creatures, lying }: Pick<D20State, 'creatures' | 'lying'>) {
  const counts = new Map<string, number>();
  const all = [...creatures.flatMap(({ items }) => items), ...lying.map(({ item }) => item)];
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** What says that a thing is gone. */
const GONE: readonly string[] = ['used-up', 'lost-item', 'traded'];

/** Whether an event says so: whoever runs the game may take away what lies about (DT-GMC-02). */
const isGone = (event: D20Event): boolean =>
  event.type === 'object-put' ? event.how === 'gone' : GONE.includes(event.type);

/** Things are gone only by what says so (DT-INV-32): what lies about stays behind with its scene. */
function thingFaults(
  { things }: Before,
  after: D20State,
  told: readonly D20Event[],
): readonly string[] {
  if (told.some(({ type }) => type === 'scene-began')) return [];
  const now = thingsIn(after);
  const saidOf = (kind: string): number =>
    told.filter((event) => isGone(event) && 'item' in event && event.item === kind).length;
  return [...things].flatMap(([kind, count]) => {
    const gone = count - (now.get(kind) ?? 0) - saidOf(kind);
    return gone > 0 ? [`DT-INV-32: ${gone} of ${kind}`] : [];
  });
}

/** Complication points change only by what says so, and end where the last of it says (DT-INV-12). */
function pointFaults(
  before: Before,
  { points }: D20State,
  told: readonly D20Event[],
): readonly string[] {
  // A point is spent before the die that it buys is typed in, and told after.
  if (points === before.points || points === before.points - 1) return [];
  const said = told.findLast((event) => 'points' in event && typeof event.points === 'number');
  return said !== undefined && 'points' in said && said.points === points
    ? []
    : [`DT-INV-12: ${before.points} to ${points}`];
}

/** Nobody has two turns in a round, moves while it is held, casts while it is silenced, or warms up by two steps at once. */
function deedFaults({ bans }: Before, told: readonly D20Event[]): readonly string[] {
  const faults: string[] = [];
  const now = new Map([...bans].map(([id, kinds]) => [id, new Set(kinds)]));
  let acted = new Set<CreatureId>();
  // What it meets on its way may stop it, so only what lay on it before the answer counts.
  for (const event of told) {
    if (event.type === 'round-began') acted = new Set();
    if (event.type === 'turn-began') {
      if (acted.has(event.creature)) faults.push(`DT-INV-13: ${event.creature} again`);
      acted.add(event.creature);
    }
    if (event.type === 'relieved') now.get(event.creature)?.delete(event.effect);
    const has = (id: CreatureId, kinds: readonly string[]) =>
      kinds.some((kind) => now.get(id)?.has(kind) === true);
    if (event.type === 'moved' && has(event.creature, HELD))
      faults.push(`DT-INV-24: ${JSON.stringify(event)}`);
    if (event.type === 'cast' && has(event.creature, ['silenced']))
      faults.push(`DT-INV-25: ${JSON.stringify(event)}`);
    if (
      event.type === 'attitude-changed' &&
      (WARMER[event.rule] ?? event.attitude) !== event.attitude
    )
      faults.push(`DT-INV-29: ${JSON.stringify(event)}`);
  }
  return faults;
}
