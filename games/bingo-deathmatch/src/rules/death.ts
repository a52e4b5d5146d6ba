import type { Flow, Seat } from '@tablewright/engine';
import { PLAYER_SET } from '../content/components.ts';
import type { Attack } from '../content/hooks.ts';
import { playerAt } from '../model.ts';
import type { BingoTable } from '../table.ts';
import { offerCard, playPower } from './power-windows.ts';
import { rewardLine } from './reward-roll.ts';
import { takeCube } from './score.ts';
import { transferLine } from './transfer.ts';

/**
 * A death in full: respawn, the window of the respawned, the reward roll with its windows, and the
 * transfer of the line to the killers.
 * @param killers in turn order; at least one
 * @param attack the step 1 in which it died
 */
export function* die(
  t: BingoTable,
  dead: Seat,
  killers: readonly Seat[],
  attack: Attack,
): Flow<void> {
  t.state.tally.deaths += 1;
  if (t.listening) {
    const reflected = attack.hits.some((hit) => hit.reflected && hit.open > 0);
    const also = [...(reflected ? ['UB-REFL-04'] : []), ...(attack.regular ? [] : ['UB-DEATH-10'])];
    t.tell?.({ type: 'died', rule: 'UB-DEATH-01', also, seat: dead, killers });
  }
  respawn(t, dead);
  for (;;) {
    const card = yield* offerCard(t, dead, 'respawn');
    if (card === undefined) break;
    playPower(t, dead, card, -1);
  }
  const line = yield* rewardLine(t, dead, killers);
  yield* transferLine(t, dead, killers, line);
}

/** Items, E, squares and disable tokens stay; only health is new. */
function respawn(t: BingoTable, dead: Seat): void {
  const player = playerAt(t.state, dead);
  while (player.health < PLAYER_SET.health) {
    takeCube(player);
    player.health += 1;
  }
  if (t.listening) {
    const { health } = player;
    t.tell?.({ type: 'respawned', rule: 'UB-DEATH-02', also: ['UB-DEATH-09'], seat: dead, health });
  }
}
