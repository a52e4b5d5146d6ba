import { robotGolem, wolfHead } from '@tablewright/table-kit/emblems';
import { facesOf } from '@tablewright/table-kit/faces';
import { COMPANION_EMBLEMS } from '../content/companion-emblems.ts';
import { CREEP_EMBLEMS } from '../content/creep-emblems.ts';
import type { CompanionKind, Creature } from '../model.ts';

/** What a creature looks like; nothing for what has neither, which has its letters. */
export interface Look {
  /** The address of the portrait of an athlete. */
  readonly face?: string | undefined;
  /** The picture of any other: one of the emblems of the kit. */
  readonly emblem?: string | undefined;
}

const COMPANIONS: Readonly<Record<CompanionKind, string>> = {
  summoned: wolfHead,
  automaton: robotGolem,
};

/** What each creature looks like, by its id. No two athletes of a match look alike. */
export function looksOf(
  creatures: readonly Pick<Creature, 'kind' | 'name' | 'block'>[],
): readonly Look[] {
  const athletes = creatures.filter(({ kind }) => kind === 'athlete');
  const faces = facesOf(
    'chalk',
    athletes.map(({ name }) => name),
  );
  return creatures.map((creature) => {
    const { kind, block } = creature;
    if (kind === 'athlete') return { face: faces[athletes.indexOf(creature)] };
    if (kind === 'creep') return { emblem: CREEP_EMBLEMS[block ?? ''] };
    return kind === 'thing' ? {} : { emblem: COMPANION_EMBLEMS[block ?? ''] ?? COMPANIONS[kind] };
  });
}
