import type { Flow } from '@tablewright/engine';
import { contentOf, type D20 } from '../../table.ts';
import { playerSeats } from '../deciding/decide.ts';
import { addCharacter } from '../making/creature.ts';

/** Each seat gets a character that comes with the game, and companions fill the party (DT-TAB-03, DT-OPT-16). */
export function* characters(t: D20): Flow<void> {
  yield* [];
  const ready = Object.values(contentOf(t).ready);
  for (const seat of playerSeats(t)) {
    const sheet = ready[seat % ready.length]?.sheet;
    if (sheet !== undefined) addCharacter(t, sheet, { by: 'seat', seat }, seat);
  }
}
