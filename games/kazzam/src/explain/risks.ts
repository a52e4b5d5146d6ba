import type { Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { textOf } from '../content-names.ts';
import { type CreatureId, type KazzamState, NOBODY, type Trap } from '../model.ts';
import { isOnMap } from '../rules/court/creatures.ts';
import { trapBlockOf } from '../rules/effects/content.ts';
import type { RiskEvent } from '../rules/effects/moments.ts';
import { windows } from '../rules/effects/windows.ts';
import { opportunityWorth } from '../rules/movement/opportunity.ts';
import { grantedByStep } from '../rules/movement/safe-steps.ts';
import { badGroundAt } from '../rules/terrain/terrain.ts';
import { TRAP_DAMAGE, trapsSprungAt } from '../rules/terrain/traps.ts';
import { dangersAt } from '../rules/terrain/zones.ts';
import { nameOfTrap } from './squares.ts';
import { tableFor } from './table.ts';

/** Something that a step would bring upon whoever takes it. */
export interface Risk {
  readonly kind: 'opportunity' | 'zone' | 'trap' | 'pit' | 'slick' | 'creature';
  /** The creature that it comes from; -1 for none. */
  readonly by: CreatureId;
  /** The zone, trap or power; nothing where the creature itself is it. */
  readonly name: Text | undefined;
  /** Damage before Ward and Resist, or HP lost; 0 where that is not all, or not what it does. */
  readonly amount: number;
  /** Where: the square that is left, for an Opportunity, else the one that is come to. */
  readonly at: Cell;
  /** What has the same key comes about once on a whole way. */
  readonly key: string;
  /** How bad it is beside others: about what it costs in HP. */
  readonly weight: number;
}

/** How the one goes whose risks are asked for. */
export interface Going {
  /**
   * Whether leaving squares grants Opportunities: to all, by a Shift only to whoever has marked the one
   * who goes (KZ-MOVE-08, KZ-STAT-39), or to nobody.
   */
  readonly grants: 'all' | 'marker' | 'none';
  /** Whether somebody else moves it, so that it falls into Pits (KR-SPEC-22). */
  readonly forced: boolean;
}

/** What a fall or a snap trap costs beside damage: the rest of the way, and getting up or loose. */
const STOPPED = 4;

/**
 * What a step would bring upon a creature, for many steps from one moment: Opportunities (KZ-OPP-02),
 * zones (KZ-ZONE-02), traps (KR-SPEC-15, KR-SPEC-17), bad ground (KR-SPEC-22, KR-SPEC-23) and what
 * creatures do to whoever comes or goes (KZ-CREEP-13).
 */
export function riskReader(
  view: KazzamState,
  who: CreatureId,
  going: Going,
): (from: Cell, to: Cell) => readonly Risk[] {
  const mover = view.creatures[who];
  if (mover === undefined || !isOnMap(mover)) return () => NONE;
  const known = new Map<string, readonly Risk[]>();
  const onGround = new Map<Cell, readonly Risk[]>();
  return (from, to) => {
    const step = `${from}/${to}`;
    let risks = known.get(step);
    if (risks === undefined) {
      let below = onGround.get(to);
      if (below === undefined) {
        below = groundRisks(view, who, to, going.forced);
        onGround.set(to, below);
      }
      risks = [...granted(view, who, from, to, going), ...below, ...besides(view, who, from, to)];
      if (risks.length === 0) risks = NONE;
      known.set(step, risks);
    }
    return risks;
  };
}

const NONE: readonly Risk[] = [];

function granted(
  view: KazzamState,
  who: CreatureId,
  from: Cell,
  to: Cell,
  { grants }: Going,
): readonly Risk[] {
  if (grants === 'none') return NONE;
  const t = tableFor(view);
  const once = view.options.opportunityLimit === 'oncePerAction';
  return grantedByStep(t, who, from, to, grants === 'marker').map((by): Risk => {
    const amount = opportunityWorth(t, by, who);
    // Each square that is left counts, or each enemy (KZ-OPP-03).
    const key = `opportunity/${by}${once ? '' : `/${from}/${to}`}`;
    return { kind: 'opportunity', by, name: undefined, amount, at: from, key, weight: amount };
  });
}

function groundRisks(
  view: KazzamState,
  who: CreatureId,
  at: Cell,
  forced: boolean,
): readonly Risk[] {
  const zones = dangersAt(view, who, at).map(({ id, source, by, amount }): Risk => {
    const weight = Math.max(1, amount);
    return { kind: 'zone', by, name: textOf(source), amount, at, key: `zone/${id}`, weight };
  });
  const traps = trapsSprungAt(tableFor(view), who, at).map((trap): Risk => {
    const { id, by } = trap;
    const amount = damageOf(view, trap);
    const name = textOf(nameOfTrap(trap));
    return { kind: 'trap', by, name, amount, at, key: `trap/${id}`, weight: amount || STOPPED };
  });
  const bad = badGroundAt(view, who, at, forced).map((kind): Risk => {
    const amount = kind === 'pit' ? 1 : 0;
    const name = { key: `terrain.${kind}` };
    return { kind, by: NOBODY, name, amount, at, key: `${kind}/${at}`, weight: amount || STOPPED };
  });
  return [...zones, ...traps, ...bad];
}

/** What a trap would deal to whoever springs it. */
function damageOf(view: KazzamState, trap: Trap): number {
  if (trap.kind !== 'built') return trap.kind === 'damage' ? TRAP_DAMAGE : 0;
  const { damage } = trapBlockOf(tableFor(view), trap);
  return damage === 0 ? 0 : damage + trap.more;
}

/** What creatures and their powers do to whoever comes to them or leaves them. */
function besides(view: KazzamState, who: CreatureId, from: Cell, to: Cell): readonly Risk[] {
  const t = tableFor(view);
  if (!windows.hears(t, 'risk')) return NONE;
  const asked: RiskEvent = { type: 'risk', creature: who, from, to, risks: [] };
  return windows.modify(t, asked).risks.map(({ by, source, amount }): Risk => {
    const name = source === undefined ? undefined : textOf(source);
    const key = `creature/${by}/${source ?? ''}`;
    return { kind: 'creature', by, name, amount, at: to, key, weight: Math.max(1, amount) };
  });
}

/** Risks of one kind and one origin on a whole way. */
export interface RiskFacts {
  readonly kind: Risk['kind'];
  /** Whom or what it comes from. */
  readonly name: Text;
  readonly count: number;
  /** Of all of them together; see {@link Risk.amount}. */
  readonly amount: number;
  /** Where: see {@link Risk.at}. */
  readonly at: readonly Cell[];
}

/** Risks put together by what they come from, the worst first. */
export function riskFacts(view: KazzamState, risks: readonly Risk[]): readonly RiskFacts[] {
  const found = new Map<string, Risk[]>();
  for (const risk of risks) {
    const { kind, by, name } = risk;
    const of = `${kind}/${by}/${name?.key ?? ''}`;
    found.set(of, [...(found.get(of) ?? []), risk]);
  }
  const sum = (list: readonly Risk[], of: 'amount' | 'weight') =>
    list.reduce((all, risk) => all + risk[of], 0);
  return [...found.values()]
    .toSorted((a, b) => sum(b, 'weight') - sum(a, 'weight'))
    .flatMap((list) => {
      const [first] = list;
      if (first === undefined) return [];
      const { kind, by, name } = first;
      return [
        {
          kind,
          name: name ?? { key: 'creature', params: { name: view.creatures[by]?.name ?? '' } },
          count: list.length,
          amount: sum(list, 'amount'),
          at: list.map(({ at }) => at),
        },
      ];
    });
}
