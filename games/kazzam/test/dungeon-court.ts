import { type Beginning, begin, type Court, type Told, theirs } from './table.ts';

/** A small court over a small Dungeon: two exits, spawn squares of both teams, one neutral orb. */
export const MAP = [
  '........',
  '........',
  '........',
  '##E##F##',
  '',
  '##E##F##',
  's......t',
  's..3...t',
  's......t',
  '########',
];

/** Whoever is `out` has been Taken Out and comes back at its next turn. */
export function returning(
  athletes: readonly Told[],
  prepare: (court: Court) => void = () => undefined,
  beginning: Beginning = {},
): Court {
  const court = begin(
    { court: MAP, athletes: [theirs('Bo', '7,0'), ...athletes], turn: 'Bo' },
    beginning,
  );
  prepare(court);
  return court.answer('end-turn');
}

export function takenOut(name: string, more: { exit?: number; spent?: readonly string[] } = {}) {
  return (court: Court): void => {
    const creature = court.of(name);
    creature.cell = -1;
    creature.hp = 0;
    creature.spent = [...(more.spent ?? [])];
    creature.comes = { from: 'taken-out', exit: more.exit ?? -1 };
  };
}

export const SPAWN = ['dungeon(0,1)', 'dungeon(0,2)', 'dungeon(0,3)'];
