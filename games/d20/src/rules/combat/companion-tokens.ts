import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isUp } from '../creature.ts';
import { survive } from '../harm/deaths.ts';
import { isHere } from '../place/distance.ts';
import { isHealer } from './finisher.ts';

/** In a fight in which nobody stands who could heal, companions spend tokens on whoever of the party lies there (DT-BOT-02). */
export function* companionsHelp(t: D20): Flow<void> {
  if (t.state.combat === undefined) return;
  for (const fallen of partyHere(t)) {
    if (fallen.hp > 0 || partyHere(t).some((one) => isUp(one) && isHealer(t, one))) continue;
    const holders = partyHere(t).filter(({ run, tokens }) => run.by === 'companion' && tokens > 0);
    const spender = holders.includes(fallen) ? fallen : holders[0];
    if (spender !== undefined) yield* survive(t, spender, fallen);
  }
}

/** Characters of the party who live and are in the scene. */
const partyHere = ({ state }: D20): readonly Creature[] =>
  state.creatures.filter(
    (one) =>
      one.character !== undefined && one.side === 'party' && one.life === 'alive' && isHere(one),
  );
