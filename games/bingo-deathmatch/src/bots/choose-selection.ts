import { type Answer, type Choice, fallbackAnswer } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { costOf } from '../content/items.ts';
import { LAZORS } from '../content/lazors.ts';
import { SHIELDS } from '../content/shields.ts';
import {
  type Action,
  type BingoView,
  type ItemId,
  type LazorId,
  type PlayerState,
  playerAt,
  type ShieldId,
} from '../model.ts';
import { LINES } from '../squares.ts';
import { bestOf } from './choose-squares.ts';
import { cardWorth, ENERGY_WORTH, lineGain, lineLoss, rollWorth } from './worth.ts';

/** How likely a player who could shoot does so, and how likely a target has no Shield up. */
const SHOOTS = 0.3;
const UNSHIELDED = 0.8;

/** The selection that is worth most: a shot, a Shield, or energy. */
export function chooseSelection(view: BingoView, seat: number, choice: Choice): Answer {
  if (choice.kind !== 'one') return fallbackAnswer(choice);
  const player = playerAt(view, seat);
  const kills = view.players.map((target, other) =>
    other === seat ? 0 : killWorth(target, player),
  );
  const fear = fearOf(view, seat);
  return bestOf(choice.options, ({ names }) => {
    const item = names?.item as ItemId;
    const action = names?.action as Action;
    const saved = energyLeft(player, item, action) * ENERGY_WORTH;
    if (item in LAZORS) {
      return saved + shotWorth(view, kills, item as LazorId, action, names ?? {});
    }
    if (item in SHIELDS) return saved + shieldWorth(player, fear, item as ShieldId, action);
    return saved + batteryWorth(view, player, item, action);
  });
}

/** What killing a player brings: its squares, on average over lines, and that it loses them. */
export function killWorth(target: PlayerState, killer: PlayerState): number {
  let gain = 0;
  let loss = 0;
  for (const line of LINES) {
    gain += Math.min(lineGain(target, killer, line), 300);
    loss += lineLoss(target, line);
  }
  // The nearer the target is to winning, the more its loss is worth to everybody else.
  const danger = cardWorth(target.scored) / 60;
  return (gain + loss * Math.min(danger, 1)) / LINES.length;
}

function shotWorth(
  view: BingoView,
  kills: readonly number[],
  item: LazorId,
  action: Action,
  names: Readonly<Record<string, string | number>>,
): number {
  const lazor = LAZORS[item];
  const shot = action === 'overcharge' ? (lazor.overcharge ?? lazor.activate) : lazor.activate;
  const target = Number(names.target);
  let worth = hitWorth(view, kills, target, shot.damage);
  if (names.adjacent !== undefined) {
    worth += hitWorth(view, kills, Number(names.adjacent), shot.adjacentDamage);
  }
  return worth + (shot.rider === undefined ? 0 : ENERGY_WORTH);
}

function hitWorth(
  view: BingoView,
  kills: readonly number[],
  target: number,
  damage: number,
): number {
  const { health } = playerAt(view, target);
  const kill = kills[target] ?? 0;
  const share = damage >= health ? 1 : 0.3 * (damage / health);
  return UNSHIELDED * share * kill + damage * 0.05;
}

interface Fear {
  /** Damage to be expected. */
  readonly damage: number;
  /** What dying would cost. */
  readonly death: number;
}

function fearOf(view: BingoView, seat: number): Fear {
  const player = playerAt(view, seat);
  let damage = 0;
  let death = 0;
  for (let other = 0; other < view.players.length; other += 1) {
    if (other === seat) continue;
    const enemy = playerAt(view, other);
    let own = 0;
    let all = 0;
    for (const target of view.players) {
      if (target === enemy) continue;
      const worth = killWorth(target, enemy);
      all += worth;
      if (target === player) own = worth;
    }
    const share = all === 0 ? 1 / (view.players.length - 1) : own / all;
    damage += SHOOTS * share * mostDamage(enemy);
    death = Math.max(death, own);
  }
  for (const line of LINES) death += lineLoss(player, line) / LINES.length;
  return { damage, death };
}

/** The most that a player's Lazor can do with what it can pay. */
function mostDamage(player: PlayerState): number {
  const { activate, overcharge } = LAZORS[player.items.lazor];
  const purse = player.available + player.stored;
  if (overcharge !== undefined && overcharge.cost <= purse) return overcharge.damage;
  return activate.cost <= purse ? activate.damage : 0;
}

function shieldWorth(player: PlayerState, fear: Fear, item: ShieldId, action: Action): number {
  const shield = SHIELDS[item];
  const use = action === 'overcharge' ? shield.overcharge : shield.activate;
  const fixed = use?.block === 'all' ? 9 : use?.block === 'paid' ? 2 : (use?.block ?? 0);
  const blocked = Math.min(use?.target === true && fixed === 0 ? 9 : fixed, fear.damage * 2);
  const risk = Math.min(1, fear.damage / player.health);
  const covered = Math.min(1, blocked / Math.max(fear.damage * 2, 0.1));
  const lasting = action === 'overcharge' ? 0.8 : 1;
  return lasting * risk * covered * fear.death;
}

function batteryWorth(view: BingoView, player: PlayerState, item: ItemId, action: Action): number {
  if (action === 'decline') return 0;
  return costOf(item, action) === 0 ? 0 : rollWorth(view, player);
}

/** What will be stored after the round, as far as it can be told now. */
function energyLeft(player: PlayerState, item: ItemId, action: Action): number {
  const { capacity, loaded, bonusFor } = BATTERIES[player.items.battery];
  const slot = item in LAZORS ? 'lazor' : item in SHIELDS ? 'shield' : 'battery';
  const bonus = bonusFor === slot ? 1 : 0;
  const cost = costOf(item, action) ?? 0;
  const purse = player.available + bonus;
  if (loaded !== undefined) return player.stored - Math.max(0, cost - purse);
  const charged = slot === 'battery' && action === 'activate' ? (CHARGE[item] ?? 0) : 0;
  return Math.min(capacity, player.stored + purse - cost + charged);
}

/** What activating a Battery stores, at least. */
const CHARGE: Partial<Record<ItemId, number>> = {
  'basic-battery': 2,
  'military-battery': 3,
  'barrier-battery': 3,
  'reactive-battery': 3,
  'chaotic-battery': 4,
};
