import { type ClosedOption, choose, type Flow, type Option, type Seat } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { ADVANCED_IDS, ITEMS } from '../content/items.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import {
  type BingoState,
  type CardId,
  type ItemId,
  POWER_IDS,
  type PowerId,
  playerAt,
} from '../model.ts';
import type { BingoTable } from '../table.ts';
import { equip } from './equipment.ts';
import {
  closedPlays,
  laterStepFour,
  type PlayOption,
  playOptions,
  playPower,
} from './power-windows.ts';
import { whyNotThere } from './whereabouts.ts';

/**
 * Step 4: buys, puts back basic items and plays cards, one thing after another, as long as the
 * player likes; then those who are done this round may play what fits a later step 4.
 *
 * @ids done, buy/<card>, put-back/<item>, play/<card>, play/<card>/<square>
 */
export function* purchases(t: BingoTable, seat: Seat): Flow<void> {
  for (;;) {
    const options = stepFourOptions(t.state, seat);
    if (options.length === 1) break;
    const can = whatCanBeDone(options);
    const taken = yield* choose(t, seat, 'choice.step-4', options, {
      rule: 'UB-BUY-06',
      params: { can },
      // Whoever has a better item has this question in every turn, and may be done with it for good.
      reaction: can === 'back' ? GO_ON : undefined,
      closed: () => closedInStepFour(t.state, seat),
      fallback: 0,
    });
    if ('buys' in taken) buyItem(t, seat, taken.buys);
    else if ('buysPower' in taken) buyPower(t, seat, taken.buysPower);
    else if ('putsBack' in taken) putBack(t, seat, taken.putsBack);
    else if ('play' in taken) playPower(t, seat, taken.play, taken.square);
    else break;
  }
  yield* laterStepFour(t, seat);
}

interface BuyItem extends Option {
  readonly buys: ItemId;
}
interface BuyPower extends Option {
  readonly buysPower: PowerId;
}
interface PutBack extends Option {
  readonly putsBack: ItemId;
}
type StepFourOption = Option | BuyItem | BuyPower | PutBack | PlayOption;

const DONE: Option = { id: 'done' };
/** To go on whenever nothing can be done but to put an item back. */
const GO_ON = { key: 'put-back', take: 0, decline: 0 };

const BUY_ITEM: Readonly<Record<ItemId, BuyItem>> = mapOf(Object.values(ITEMS), (item) => ({
  ...buyOption(item.id, item.price),
  buys: item.id,
}));
const BUY_POWER: Readonly<Record<PowerId, BuyPower>> = mapOf(
  Object.values(POWER_CARDS),
  (card) => ({ ...buyOption(card.id, card.price), buysPower: card.id }),
);
/** The same as a list, with prices: it is looked through in every step 4. */
const POWER_OFFERS = POWER_IDS.map((id) => ({
  id,
  price: POWER_CARDS[id].price,
  option: BUY_POWER[id],
}));
const PUT_BACK: Readonly<Record<ItemId, PutBack>> = mapOf(Object.values(ITEMS), (item) => ({
  id: `put-back/${item.id}`,
  names: { act: 'put-back', card: item.id },
  text: { key: 'option.put-back', params: { card: { key: `card.${item.id}` } } },
  putsBack: item.id,
}));

/** What a player can do in step 4, with being done as the first. */
function stepFourOptions(state: BingoState, seat: Seat): readonly StepFourOption[] {
  const { stored, reserve, powers } = playerAt(state, seat);
  const options: StepFourOption[] = [DONE];
  if (stored > 0) {
    for (const item of state.market.items) {
      if (ITEMS[item].price <= stored) options.push(BUY_ITEM[item]);
    }
    for (const { id, price, option } of POWER_OFFERS) {
      if (price <= stored && state.market.powers[id] > 0) options.push(option);
    }
  }
  for (const item of reserve) options.push(PUT_BACK[item]);
  if (powers.length > 0) options.push(...playOptions(state, seat, 'own-step-4'));
  return options;
}

/** Which kinds of act are open, for the question: `buy`, `back`, `play`, joined by `_`. */
function whatCanBeDone(options: readonly StepFourOption[]): string {
  const kinds = [
    ...(options.some((option) => 'buys' in option || 'buysPower' in option) ? ['buy'] : []),
    ...(options.some((option) => 'putsBack' in option) ? ['back'] : []),
    ...(options.some((option) => 'play' in option) ? ['play'] : []),
  ];
  return kinds.join('_');
}

/** What a player might want to do in step 4 and cannot, and why. */
function closedInStepFour(state: BingoState, seat: Seat): ClosedOption[] {
  const { items } = playerAt(state, seat);
  const inSlot = { key: 'because.in-slot', rule: 'UB-BUY-04' };
  return [
    ...tooDear(state, seat),
    ...ADVANCED_IDS.filter((item) => !state.market.items.includes(item)).map((item) => ({
      ...BUY_ITEM[item],
      because: whyNotThere(state, seat, item),
    })),
    ...Object.values(items)
      .filter((item) => ITEMS[item].basic)
      .map((item) => ({ ...PUT_BACK[item], because: inSlot })),
    ...closedPlays(state, seat, 'own-step-4'),
  ];
}

function tooDear(state: BingoState, seat: Seat): ClosedOption[] {
  const { stored, items } = playerAt(state, seat);
  const { capacity } = BATTERIES[items.battery];
  const because = (price: number) => {
    const rule = price > capacity ? 'UB-BUY-08' : 'UB-BUY-01';
    return { key: 'because.price', params: { stored }, rule };
  };
  const sold = { key: 'because.sold-out', rule: 'UB-BUY-07' };
  return [
    ...state.market.items
      .filter((item) => ITEMS[item].price > stored)
      .map((item) => ({ ...BUY_ITEM[item], because: because(ITEMS[item].price) })),
    ...POWER_IDS.filter(
      (id) => POWER_CARDS[id].price > stored || state.market.powers[id] === 0,
    ).map((id) => ({
      ...BUY_POWER[id],
      because: state.market.powers[id] === 0 ? sold : because(POWER_CARDS[id].price),
    })),
  ];
}

function buyItem(t: BingoTable, seat: Seat, item: ItemId): void {
  payPrice(t, seat, item, ITEMS[item].price, 'UB-BUY-01');
  const { market } = t.state;
  market.items.splice(market.items.indexOf(item), 1);
  equip(t, seat, item);
}

function buyPower(t: BingoTable, seat: Seat, power: PowerId): void {
  payPrice(t, seat, power, POWER_CARDS[power].price, 'UB-PWR-00');
  t.state.market.powers[power] -= 1;
  playerAt(t.state, seat).powers.push(power);
}

/** Prices come out of stored E, and after step 2 what is spent goes to the pool at once. */
function payPrice(t: BingoTable, seat: Seat, card: CardId, price: number, rule: string): void {
  const player = playerAt(t.state, seat);
  player.stored -= price;
  player.pool += price;
  t.state.tally.purchases += 1;
  t.state.tally.energyPaid += price;
  t.tell?.({ type: 'bought', rule, seat, card, price });
}

function putBack(t: BingoTable, seat: Seat, item: ItemId): void {
  const player = playerAt(t.state, seat);
  player.reserve = player.reserve.filter((other) => other !== item);
  t.tell?.({ type: 'put-back', rule: 'UB-BUY-04', seat, item });
  equip(t, seat, item);
}

function buyOption(card: CardId, price: number): Option {
  return {
    id: `buy/${card}`,
    names: { act: 'buy', card },
    text: { key: 'option.buy', params: { card: { key: `card.${card}` }, price } },
  };
}

function mapOf<I extends { readonly id: string }, O>(
  list: readonly I[],
  make: (item: I) => O,
): Record<I['id'], O> {
  return Object.fromEntries(list.map((item) => [item.id, make(item)])) as Record<I['id'], O>;
}
