import type { Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { textOf } from '../content-names.ts';
import { type CreatureId, type Effect, type KazzamState, STATUSES, type Status } from '../model.ts';
import { sharedData } from '../rules/effects/effect-data.ts';
import { DAMAGING_ZONE } from '../rules/effects/in-play.ts';
import { isStatusKind } from '../rules/effects/status.ts';
import { BLOODIED_RULE, STATUS_RECORDS } from '../statuses.ts';
import { type QuestFacts, questFacts } from './quests.ts';

/** When something in play ends of itself. */
export type EndFacts =
  | { readonly ends: 'never' | 'save' | 'failed-save' | 'escape' | 'with' | 'match' }
  | {
      readonly ends: 'turn-start' | 'turn-end';
      /** The name of the creature whose turn it is. */
      readonly of: string;
      /** Whether it lasts past the next such moment of that creature. */
      readonly later: boolean;
    };

/** Something in play: a status on a creature, or what a power or trait has left behind. */
export interface InPlay {
  readonly id: number;
  readonly name: Text;
  /** Its number, if it has a limited one. */
  readonly amount: number | undefined;
  /** The creature that bears it; -1 for what lies on squares only. */
  readonly on: CreatureId;
  /** The creature whose power or trait made it; -1 for the map. */
  readonly by: CreatureId;
  /** The name of that creature, unless it bears it itself. */
  readonly from: string | undefined;
  /** The power or trait that made it. */
  readonly source: Text;
  readonly end: EndFacts;
  /** The rule that says what it is, if it is a status. */
  readonly rule: string | undefined;
  /** Its squares, if it lies on any. */
  readonly cells: readonly Cell[];
  /** A zone fills its squares, a mark stands on one; `undefined` if it lies on no square. */
  readonly lies: 'zone' | 'mark' | undefined;
  /** Whether it hurts whoever comes into it (KZ-ZONE-02). */
  readonly harms: boolean;
  /** What it asks for, if it is a quest. */
  readonly quest: QuestFacts | undefined;
}

/** What is in play on a creature, without what it has for the whole match. */
export function inPlayOn(view: KazzamState, who: CreatureId): readonly InPlay[] {
  return view.effects
    .filter(({ on, innate }) => on === who && innate !== true)
    .map((effect) => inPlay(view, effect));
}

/** What is in play on squares: zones, warps, portals. */
export function inPlayOnSquares(view: KazzamState): readonly InPlay[] {
  return view.effects
    .filter((effect) => liesAs(effect) !== undefined)
    .map((effect) => inPlay(view, effect));
}

/** Explains something in play. */
export function inPlay(view: KazzamState, effect: Effect): InPlay {
  const { id, kind, amount, on, by, source } = effect;
  return {
    id,
    name: textOf(kind),
    amount: amount > 0 && amount < BOUNDLESS ? amount : undefined,
    on,
    by,
    from: by === on ? undefined : view.creatures[by]?.name,
    source: textOf(source),
    end: endOf(view, effect),
    rule: isStatusKind(kind) ? STATUS_RECORDS[kind].rule : undefined,
    cells: cellsOf(effect),
    lies: liesAs(effect),
    harms: kind === DAMAGING_ZONE.kind,
    quest: questFacts(view, effect),
  };
}

/** Numbers from here on stand for "without end". */
const BOUNDLESS = 100;

function liesAs(effect: Effect): InPlay['lies'] {
  const { cell, cells } = sharedData(effect);
  if (cells !== undefined) return 'zone';
  return cell === undefined ? undefined : 'mark';
}

function cellsOf(effect: Effect): readonly Cell[] {
  const { cell, cells } = sharedData(effect);
  return cells ?? (cell === undefined ? [] : [cell]);
}

function endOf({ creatures }: KazzamState, { until, innate }: Effect): EndFacts {
  if (innate === true) return { ends: 'never' };
  if (until.ends !== 'turn-start' && until.ends !== 'turn-end') return { ends: until.ends };
  const of = creatures[until.of];
  const next = (of?.turns ?? 0) + (until.ends === 'turn-start' ? 1 : 0);
  return { ends: until.ends, of: of?.name ?? '', later: until.turn > next };
}

/** A status with the rule that says what it is. */
export interface StatusEntry {
  readonly status: Status | 'bloodied';
  readonly name: Text;
  readonly help: Text;
  readonly rule: string;
}

/** All statuses. */
export function statusGlossary(): readonly StatusEntry[] {
  return [...STATUSES, 'bloodied' as const].map((status) => ({
    status,
    name: { key: `status.${status}` },
    help: { key: `status.${status}.help` },
    rule: status === 'bloodied' ? BLOODIED_RULE : STATUS_RECORDS[status].rule,
  }));
}
