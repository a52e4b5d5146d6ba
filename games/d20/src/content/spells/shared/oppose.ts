import type { Casting } from '../../spell.ts';

/** What a casting has to reach to undo what somebody of a Level has laid (DT-DIV-305, -505, DT-ARC-302). */
export const undoes = ({ total, saveTn }: Casting, level: number | undefined): boolean =>
  level === undefined || (total ?? saveTn) >= 10 + level;
