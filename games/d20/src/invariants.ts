import type { Invariant } from '@tablewright/engine';
import { ofBodies } from './invariants/of-bodies.ts';
import { ofCharacters } from './invariants/of-characters.ts';
import { ofFights } from './invariants/of-fights.ts';
import { OF_TABLES } from './invariants/of-tables.ts';
import type { D20State } from './model.ts';
import type { D20Content } from './table.ts';

/** What holds whenever a session waits for an answer (DT-INV); what only the log can show is asked of the log. */
export function invariantsOf(content: D20Content): readonly Invariant<D20State>[] {
  return [...ofBodies(content), ...ofCharacters(content), ...ofFights(content), ...OF_TABLES];
}
