import type { CreatureId, Effect, KazzamState, Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { isStatus } from '../effects/content.ts';
import { BITS, has } from '../effects/status.ts';
import { movable, type Passing } from './pass-on.ts';

/** A status that could pass from one creature to another, as it is offered. */
export interface StatusOption {
  readonly id: string;
  readonly names: { readonly status: string; readonly of: CreatureId };
  readonly move: Passing;
  /** All that goes with it (KZ-STAT-03). */
  readonly entries: readonly Effect[];
}

/** What could pass from one creature to another, each under an id of its own (KC-SHV-12). */
export function statusOptions(t: Kazzam, id: string, move: Passing): readonly StatusOption[] {
  return movable(t, move.from).map((entries, at, all) => {
    const name = nameOf(t, entries);
    const before = all.slice(0, at).filter((other) => nameOf(t, other) === name).length;
    return {
      id: before === 0 ? `${id}-${name}` : `${id}-${name}-${before + 1}`,
      names: { status: entries[0]?.kind ?? '', of: move.from },
      move,
      entries,
    };
  });
}

function nameOf(t: Kazzam, entries: readonly Effect[]): string {
  return entries
    .filter((effect) => isStatus(t, effect))
    .map(({ kind }) => kind)
    .join('-');
}

/** Whether it would make whoever passes it on fly, by its own doing (KZ-STAT-24). */
export function isTakeOff(
  state: KazzamState,
  on: CreatureId,
  { move: { to }, entries }: Pick<StatusOption, 'move' | 'entries'>,
): boolean {
  const flying: Status = 'flying';
  return (
    to === on &&
    !has(creatureOf(state, on), BITS[flying]) &&
    entries.some(({ kind }) => kind === flying)
  );
}
