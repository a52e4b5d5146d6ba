import type { OneChoice } from '@tablewright/engine';
import type { Card, Gear } from '../content/card.ts';
import { cardNamed, cardOfOption, indexed, knownAt, type Outlook, strengthOf } from './outlook.ts';

const isGear = (card: Card | undefined): card is Gear =>
  card?.type === 'item' || card?.type === 'steed' || card?.type === 'ally';

/** The change of gear that makes the hero stronger; nothing if none does. */
export function betterGear(look: Outlook, choice: OneChoice): number | undefined {
  const options = indexed(choice);
  let best: { readonly at: number; readonly gain: number } | undefined;
  for (const { at, option } of options) {
    const card = cardOfOption(look, option);
    if (card === undefined) continue;
    const gain = gainOf(look, option.id, card);
    if (gain > 0 && gain > (best?.gain ?? 0)) best = { at, gain };
  }
  return best?.at;
}

function gainOf(look: Outlook, id: string, card: Card): number {
  if (id.startsWith('equip/')) {
    if (card.type === 'potion') return 0.5;
    return isGear(card) ? strengthOf(card) - displaced(look, card) : 0;
  }
  if (id.startsWith('carry/')) return strengthOf(card);
  if (id.startsWith('attach/')) return Math.max(0, strengthOf(card));
  if (id.startsWith('become/')) return hasSuch(look, card) ? 0 : 1 + strengthOf(card);
  if (id.startsWith('pick-up/') || id.startsWith('take/')) return 1 + strengthOf(card);
  return 0;
}

/** What would have to be tapped to make room for a piece of gear, in points of strength. */
function displaced(look: Outlook, { slot, hands, isBig }: Gear): number {
  const slots = look.view.rooms[look.seat]?.slots;
  const active = knownAt(look, `active/${look.seat}`)
    .map((one) => cardNamed(look, one))
    .filter(isGear);
  const free = (
    what: 'hand' | 'head' | 'foot' | 'armor' | 'big' | 'steed' | 'ally' | 'pet',
  ): number => (slots?.[what].of ?? 0) - (slots?.[what].used ?? 0);
  const weakest = (all: readonly Gear[], needed: number): number => {
    const ordered = [...all].sort((a, b) => strengthOf(a) - strengthOf(b));
    return ordered.slice(0, needed).reduce((sum, one) => sum + strengthOf(one), 0);
  };
  const lost: number[] = [0];
  if (isBig && free('big') < 1)
    lost.push(
      weakest(
        active.filter((one) => one.isBig),
        1,
      ),
    );
  if (slot === 'hand') {
    const missing = hands - free('hand');
    if (missing > 0)
      lost.push(
        weakest(
          active.filter((one) => one.hands > 0),
          missing,
        ),
      );
  } else if (slot !== 'none' && free(slot) < 1) {
    lost.push(
      weakest(
        active.filter((one) => one.slot === slot),
        1,
      ),
    );
  }
  return lost.reduce((sum, n) => sum + n, 0);
}

const hasSuch = (look: Outlook, card: Card): boolean =>
  card.type !== 'power' &&
  card.type !== 'helper' &&
  knownAt(look, `active/${look.seat}`).some((one) => cardNamed(look, one)?.type === card.type);
