import type { OneChoice } from '@tablewright/engine';
import type { Card, Gear } from '../content/card.ts';
import { type Adds, addsOf, fighterOf } from './fighter.ts';
import { chancesOfKick, doorsOf, type Fighter } from './odds.ts';
import {
  cardNamed,
  cardOfOption,
  indexed,
  knownAt,
  monstersWith,
  type Outlook,
  strengthOf,
} from './outlook.ts';

const isGear = (card: Card | undefined): card is Gear =>
  card?.type === 'item' || card?.type === 'steed' || card?.type === 'ally';

/** A change has to be worth this much, so that no two undo each other for ever. */
const LEAST = 0.004;

/** The change of gear after which the hero is best prepared for its next fight; nothing if none is worth it. */
export function betterGear(look: Outlook, choice: OneChoice): number | undefined {
  let best: { readonly at: number; readonly gain: number } | undefined;
  const fighter = fighterOf(look);
  const now = readiness(look, fighter);
  for (const { at, option } of indexed(choice)) {
    const card = cardOfOption(look, option);
    if (card === undefined) continue;
    const gain = gainOf(look, option.id, card, { fighter, now });
    if (gain > LEAST && gain > (best?.gain ?? 0)) best = { at, gain };
  }
  return best?.at;
}

/** An attack that is enough for what is behind most Doors. */
const AMPLE = 10;

interface Present {
  readonly fighter: Fighter;
  readonly now: number;
}

/**
 * How well prepared somebody is: against monsters that are there sheer strength counts, else the fight behind a Door, for
 * which too large an attack is a danger (BQ-PD-02).
 */
function readiness(look: Outlook, fighter: Fighter): number {
  const { att, def, free, run } = fighter;
  const sheer = (att + def + free) * 0.004 + run * 0.004;
  if (look.view.bossMode !== undefined || monstersWith(look) > 0) return sheer * 5;
  const { win, die } = chancesOfKick(doorsOf(look.cards), fighter);
  return win - 4 * die + sheer;
}

function plus({ att, def, free, run, ...rest }: Fighter, adds: Adds, sign = 1): Fighter {
  return {
    ...rest,
    att: att + sign * adds.att,
    def: def + sign * adds.def,
    free: free + sign * adds.free,
    run: run + sign * adds.run,
  };
}

function gainOf(look: Outlook, id: string, card: Card, present: Present): number {
  if (id.startsWith('equip/')) {
    // What was tapped to make room does not come back, so that no two take turns for ever.
    const isTapped = knownAt(look, `tapped/${look.seat}`).includes(id.slice('equip/'.length));
    if (card.type === 'potion') return isTapped ? 0 : 0.5;
    if (!isGear(card) || (isTapped && !comesBack(look, card))) return 0;
    const gone = displaced(look, card);
    const without = gone.reduce((all, one) => plus(all, addsOf(one), -1), present.fighter);
    return readiness(look, plus(without, addsOf(card))) - present.now;
  }
  if (id.startsWith('tap/')) return gainOfTapping(look, id.slice(4), card, present);
  if (id.startsWith('carry/')) return withIt(look, card, present);
  if (id.startsWith('attach/'))
    return strengthOf(card) > 0 ? 0.01 + withIt(look, card, present) : 0;
  if (id.startsWith('become/')) return hasSuch(look, card) ? 0 : 1 + strengthOf(card);
  if (id.startsWith('pick-up/') || id.startsWith('take/')) return 1 + strengthOf(card);
  return 0;
}

const withIt = (look: Outlook, card: Card, { fighter, now }: Present): number =>
  readiness(look, plus(fighter, addsOf(card))) - now;

/** Only what adds exactly what is expected of it is tapped: equipping it again would then not look better. */
function gainOfTapping(look: Outlook, id: string, card: Card, { fighter, now }: Present): number {
  if (!isGear(card) || card.side !== 'ATT' || weapons(look) < 2) return 0;
  if (knownAt(look, `on/${id}`).length > 0) return 0;
  const adds = addsOf(card);
  const strength = look.view.rooms[look.seat]?.strength;
  const counted = strength?.att.filter(({ source }) => source === id) ?? [];
  const n = counted.reduce((sum, one) => sum + one.n, 0);
  if (n <= 0 || n !== adds.att || fighter.att - n < AMPLE) return 0;
  return readiness(look, plus(fighter, adds, -1)) - now;
}

/** How many pieces of gear add to the attack. */
const weapons = (look: Outlook): number =>
  knownAt(look, `active/${look.seat}`).filter((id) => {
    const card = cardNamed(look, id);
    return isGear(card) && card.side === 'ATT';
  }).length;

/**
 * Whether what was tapped may be equipped again: where there is room, and a weapon only where none is left. The last is never
 * tapped, so no two changes undo each other for ever, whatever other cards make of them.
 */
const comesBack = (look: Outlook, card: Gear): boolean =>
  hasRoom(look, card) && (card.side !== 'ATT' || weapons(look) === 0);

/** Whether a piece of gear fits in beside what is active. */
function hasRoom(look: Outlook, { slot, hands, isBig }: Gear): boolean {
  const slots = look.view.rooms[look.seat]?.slots;
  if (slots === undefined) return false;
  const free = (what: keyof typeof slots): number => slots[what].of - slots[what].used;
  if (isBig && free('big') < 1) return false;
  if (slot === 'none') return true;
  return free(slot) >= (slot === 'hand' ? hands : 1);
}

/** What would have to be tapped to make room for a piece of gear. */
function displaced(look: Outlook, { slot, hands, isBig }: Gear): readonly Gear[] {
  const slots = look.view.rooms[look.seat]?.slots;
  const active = knownAt(look, `active/${look.seat}`)
    .map((one) => cardNamed(look, one))
    .filter(isGear);
  const free = (
    what: 'hand' | 'head' | 'foot' | 'armor' | 'big' | 'steed' | 'ally' | 'pet',
  ): number => (slots?.[what].of ?? 0) - (slots?.[what].used ?? 0);
  const weakest = (all: readonly Gear[], needed: number): readonly Gear[] =>
    [...all].sort((a, b) => strengthOf(a) - strengthOf(b)).slice(0, needed);
  const lost: Gear[] = [];
  if (isBig && free('big') < 1)
    lost.push(
      ...weakest(
        active.filter((one) => one.isBig),
        1,
      ),
    );
  if (slot === 'hand') {
    const missing = hands - free('hand');
    if (missing > 0)
      lost.push(
        ...weakest(
          active.filter((one) => one.hands > 0),
          missing,
        ),
      );
  } else if (slot !== 'none' && free(slot) < 1) {
    lost.push(
      ...weakest(
        active.filter((one) => one.slot === slot),
        1,
      ),
    );
  }
  return [...new Set(lost)];
}

const hasSuch = (look: Outlook, card: Card): boolean =>
  card.type !== 'power' &&
  card.type !== 'helper' &&
  knownAt(look, `active/${look.seat}`).some((one) => cardNamed(look, one)?.type === card.type);
