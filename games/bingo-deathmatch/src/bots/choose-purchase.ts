import { type Answer, type Choice, fallbackAnswer } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { ITEMS } from '../content/items.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import {
  type BingoView,
  type CardId,
  type ItemId,
  type PlayerState,
  type PowerId,
  playerAt,
} from '../model.ts';
import { bestOf } from './choose-squares.ts';
import { ENERGY_WORTH } from './worth.ts';

/** What having an item is worth for the rest of a match; a replacement is worth the difference. */
const ITEM_WORTH: Readonly<Record<ItemId, number>> = {
  'basic-lazor': 0,
  'focused-lazor': 5,
  'plasma-lazor': 12,
  'vampiric-lazor': 12,
  'diffracting-lazor': 12.5,
  'disabling-lazor': 11,
  'basic-shield': 0,
  'efficient-shield': 5.5,
  'reflector-shield': 3,
  'negator-shield': 4,
  'absorber-shield': 6.5,
  'ultra-shield': 6.5,
  'basic-battery': 0,
  'military-battery': 9,
  'barrier-battery': 7,
  'reactive-battery': 8,
  'chaotic-battery': 10,
  'tesseract-battery': 14,
};

/** What the first copy of a power card is worth in hand. */
const POWER_WORTH: Readonly<Record<PowerId, number>> = {
  'targeting-tessellator': 4.5,
  'charged-capacitor': 0,
  'backup-battery': 2,
  'continuum-compressor': 6,
  'entropy-engine': 0,
};

/** The purchase, or whatever else, that is worth most; nothing if none is worth its price. */
export function chooseStepFour(view: BingoView, seat: number, choice: Choice): Answer {
  if (choice.kind !== 'one') return fallbackAnswer(choice);
  const player = playerAt(view, seat);
  return bestOf(choice.options, ({ id }) => {
    const [verb, card] = id.split('/');
    if (verb === 'buy') return purchaseWorth(player, card as CardId);
    if (verb === 'put-back') return putBackWorth(player, card as ItemId);
    if (verb === 'play') return playWorth(player, card as PowerId);
    return 0;
  });
}

/** What playing a card that stores energy brings now, beyond what could be done later. */
export function playWorth(player: PlayerState, card: PowerId): number {
  if (card !== 'charged-capacitor') return -1;
  return (capacitorGain(player, player.stored) - 2) * ENERGY_WORTH;
}

function purchaseWorth(player: PlayerState, card: CardId): number {
  if (card in POWER_CARDS) {
    const power = POWER_CARDS[card as PowerId];
    if (power.id === 'charged-capacitor') {
      const gain = capacitorGain(player, player.stored - power.price);
      return player.damageTaken === 0 ? (gain - power.price - 0.5) * ENERGY_WORTH : -1;
    }
    const worth = player.powers.includes(power.id) ? 0 : POWER_WORTH[power.id];
    return worth - power.price * ENERGY_WORTH;
  }
  const item = ITEMS[card as ItemId];
  const old = player.items[item.slot];
  const left = player.stored - item.price;
  const spilt =
    item.slot === 'battery' ? Math.max(0, left - BATTERIES[item.id].capacity) * ENERGY_WORTH : 0;
  return ITEM_WORTH[item.id] - heldWorth(player, old) - item.price * ENERGY_WORTH - spilt;
}

/** A loaded battery is worth what is left on it. */
function heldWorth(player: PlayerState, item: ItemId): number {
  const loaded = item === player.items.battery && BATTERIES[player.items.battery].loaded;
  return typeof loaded === 'number' ? player.stored - 6 : ITEM_WORTH[item];
}

/** Worth it only to get rid of a battery that has run out. */
function putBackWorth(player: PlayerState, item: ItemId): number {
  const held = BATTERIES[player.items.battery];
  if (ITEMS[item].slot !== 'battery' || held.loaded === undefined) return -1;
  return player.stored < (held.activate.cost ?? 0) && player.stored <= 4 ? 3 : -1;
}

function capacitorGain(player: PlayerState, stored: number): number {
  const { capacity, loaded } = BATTERIES[player.items.battery];
  return loaded === undefined ? Math.min(4, capacity - stored) : 0;
}
