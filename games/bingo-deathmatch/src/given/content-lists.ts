/** What there is to name in a position, as lists for the page on scenarios: see `npm run pages`. */
import { COLOURED_SQUARES, COPIES } from '../content/components.ts';
import type { Item, PowerWindow, ShieldAction } from '../content/hooks.ts';
import { ITEM_IDS, ITEMS } from '../content/items.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import { squaresIn } from '../squares.ts';
import { TEXTS } from '../texts.ts';

type Row = readonly string[];

/** When power cards may be played, in words. */
const WINDOWS: Readonly<Record<PowerWindow, string>> = {
  'before-selection': 'before selection',
  reroll: 'after a roll',
  respawn: 'as its holder respawns',
  reward: 'when its holder has killed somebody',
  'own-step-4': 'in step 4 of its holder',
  'later-step-4': 'in step 4 of a later player',
};

/** Each list is a table: its head, then its rows. Costs and prices are in E. */
export const CONTENT_LISTS: Readonly<Record<string, readonly Row[]>> = {
  items: [
    ['item', 'name', 'slot', 'price', '`activate`', '`overcharge`', 'rule'],
    ...ITEM_IDS.map((id) => {
      const item = ITEMS[id];
      return [
        code(id),
        nameOf(id),
        code(item.slot),
        item.basic ? 'basic' : `${item.price}`,
        activateOf(item),
        overchargeOf(item),
        item.rule,
      ];
    }),
  ],
  batteries: [
    ['Battery', 'name', 'holds', 'supplies', 'loaded with'],
    ...ITEM_IDS.flatMap((id) => {
      const item = ITEMS[id];
      if (item.slot !== 'battery') return [];
      const { capacity, supply, loaded = '' } = item;
      return [[code(id), nameOf(id), `${capacity}`, `${supply}`, `${loaded}`]];
    }),
  ],
  'power-cards': [
    ['power card', 'name', 'price', 'copies', 'may be played', 'rule'],
    ...Object.values(POWER_CARDS).map(({ id, price, windows, rule }) => [
      code(id),
      nameOf(id),
      `${price}`,
      `${COPIES.powerCard}`,
      windows.map((window) => WINDOWS[window]).join('; '),
      rule,
    ]),
  ],
  'coloured-squares': [
    ['`coloured`', 'squares'],
    ...(['knight', 'cross'] as const).map((setting) => [
      code(setting),
      squaresIn(COLOURED_SQUARES[setting]).map(code).join(' '),
    ]),
  ],
};

function code(id: string): string {
  return `\`${id}\``;
}

function nameOf(id: string): string {
  return TEXTS[`card.${id}`] ?? id;
}

function activateOf(item: Item): string {
  return item.slot === 'battery' ? `costs ${item.activate.cost}` : effectOf(item, 'activate');
}

function overchargeOf(item: Item): string {
  return item.slot === 'battery' ? '' : effectOf(item, 'overcharge');
}

/** What an action of a Lazor or a Shield costs, and what it does in numbers. */
function effectOf(
  item: Exclude<Item, { readonly slot: 'battery' }>,
  name: 'activate' | 'overcharge',
): string {
  const action = item[name];
  if (action === undefined) return '';
  if ('block' in action) return `costs ${action.cost}: ${shielding(action)}`;
  const { cost, damage, adjacentDamage } = action;
  const beside = adjacentDamage === 0 ? '' : `, ${adjacentDamage} to a neighbour`;
  return `costs ${cost}: ${damage} damage${beside}`;
}

function shielding({ block, target }: ShieldAction): string {
  const what = block === 'paid' ? 'what is paid for' : block === 0 ? 'nothing' : `${block}`;
  return `blocks ${what}${target ? ', names a player' : ''}`;
}
