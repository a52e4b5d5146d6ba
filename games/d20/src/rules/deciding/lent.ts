import type { Observer, Seat } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';

/** Whether somebody of whoever runs the game is played by a seat for a while (DT-PLAY-04). */
export const isLentTo = ({ run }: Pick<Creature, 'run'>, seat: Observer): boolean =>
  run.by === 'seat' && run.seat === seat && run.lent !== undefined;

/** A seat plays somebody of whoever runs the game, whose numbers it sees from now on (DT-PLAY-04, -05). */
export function lendTo(t: D20, creature: Creature, seat: Seat, lent: 'scene' | 'session'): void {
  creature.run = { by: 'seat', seat, lent };
  t.reveal();
  t.tell?.({ type: 'lent', rule: 'DT-PLAY-05', creature: creature.id, to: seat });
}

/** Whoever runs the game plays it again: either side may end it, and it ends with its scene (DT-PLAY-04). */
export function takeBack(t: D20, creature: Creature): void {
  if (creature.run.by !== 'seat' || creature.run.lent === undefined) return;
  creature.run = { by: 'master' };
  t.tell?.({ type: 'lent', rule: 'DT-PLAY-04', creature: creature.id, to: undefined });
}
