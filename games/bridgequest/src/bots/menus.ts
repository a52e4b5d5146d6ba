import type { Answer, OneChoice } from '@tablewright/engine';
import type { Card } from '../content/card.ts';
import { fighterOf } from './fighter.ts';
import { betterGear } from './gearing.ts';
import { UNREACHABLE } from './journey.ts';
import { chancesAgainst, doorsOf, isLethal, sidesOf } from './odds.ts';
import { handSize, indexed, type Outlook, ownRow, playedBy } from './outlook.ts';
import { hasCompany, isKey, journeyFrom, soldNow, takesLeave, walksNow } from './travelling.ts';

/** The last option of a menu: nothing more is done. */
const done = (choice: OneChoice): number => choice.fallback ?? choice.options.length - 1;

const startsWith = (choice: OneChoice, start: string): number | undefined =>
  indexed(choice).find(({ option }) => option.id.startsWith(start))?.at;

/** What is worth doing at any time of the own turn. */
function anyTime(look: Outlook, choice: OneChoice): number | undefined {
  for (const { at, option } of indexed(choice)) {
    const card = playedBy(look, option);
    if (card === undefined || !option.id.startsWith('play/')) continue;
    if (card.type === 'gual' || isGift(card)) return at;
    if (isKey(look, option)) return at;
  }
  const better = betterGear(look, choice);
  if (better !== undefined) return better;
  const sale = startsWith(choice, 'sell');
  return sale !== undefined && soldNow(look).length > 0 ? sale : undefined;
}

/** What simply gives something, for nothing. */
function isGift({ effects, type }: Card): boolean {
  if (type === 'portal' || type === 'curse' || type === 'monster') return false;
  const actions = effects.filter(({ trigger }) => trigger === 'play').flatMap((one) => one.do);
  const gives = actions.some(
    (action) =>
      (action.verb === 'travel' && typeof action.n === 'number' && action.n > 0) ||
      action.verb === 'draw',
  );
  return gives && actions.every(({ verb }) => verb === 'travel' || verb === 'draw');
}

/** A move phase: goes home for good where that is best, goes for Boss Mode where it is near, else where it is safe. */
export function moves(look: Outlook, choice: OneChoice): Answer {
  const leave = startsWith(choice, 'leave-game');
  const better = anyTime(look, choice);
  if (better !== undefined) return better;
  if (leave !== undefined && takesLeave(look)) return leave;
  const change = startsWith(choice, 'change-row');
  if (change !== undefined && changesWorlds(look)) return change;
  const onward = startsWith(choice, 'walk');
  return onward !== undefined && walksNow(look) ? onward : done(choice);
}

/** Cards in hand that are kept when four of them are given for other worlds. */
const KEPT = 2;
const FOUR = 4;

/** Whether other worlds are worth four cards (BQ-CHG-06): where no way leads on, and travels for it are there. */
function changesWorlds(look: Outlook): boolean {
  const { home, bossMode } = journeyFrom(look);
  if (bossMode < UNREACHABLE) return false;
  if (ownRow(look) === 0) return handSize(look) >= FOUR + KEPT && look.me.travels > 5;
  return home === UNREACHABLE && look.me.travels >= 2;
}

/** Before the Door: everything that makes the hero stronger. */
export function equips(look: Outlook, choice: OneChoice): Answer {
  const better = anyTime(look, choice);
  if (better !== undefined) return better;
  const ally = startsWith(choice, 'ask-ally');
  return ally !== undefined && handSize(look) > 2 ? ally : done(choice);
}

/** The hand is too large: what is good is used, what is worth gold is laid down, what is harmless is played. */
export function charity(look: Outlook, choice: OneChoice): Answer {
  const better = anyTime(look, choice);
  if (better !== undefined) return better;
  const lay = startsWith(choice, 'lay/');
  if (lay !== undefined) return lay;
  const played = indexed(choice).filter(({ option }) => option.id.startsWith('play/'));
  const harmless = played.find(({ option }) => {
    const type = playedBy(look, option)?.type;
    if (type === 'portal' || type === 'helper') return true;
    return (type === 'curse' || type === 'wandering') && hasCompany(look);
  });
  return harmless?.at ?? done(choice);
}

/** A monster of the hand is fought if that should go well: it brings travels, and is no danger any more. */
export function looksAround(look: Outlook, choice: OneChoice): Answer {
  let best = { at: choice.fallback ?? 0, worth: 0.6 };
  for (const { at, option } of indexed(choice)) {
    const card = playedBy(look, option);
    if (card?.type !== 'monster') continue;
    const worth = worthOfTrouble(look, card);
    if (worth > best.worth) best = { at, worth };
  }
  return best.at;
}

function worthOfTrouble(look: Outlook, card: Card & { readonly type: 'monster' }): number {
  const sides = sidesOf(card.level);
  const fighter = fighterOf(look);
  const kills = [isLethal(card) ? 1 : 0];
  let sum = 0;
  for (let face = 1; face <= sides; face += 1) {
    for (const tenths of [1, 3, 5, 7, 9]) {
      const att = Math.floor((face * tenths) / 10);
      const { win, die } = chancesAgainst(
        doorsOf(look.cards),
        fighter,
        { att, def: face - att },
        kills,
      );
      sum += win - 4 * die;
    }
  }
  return sum / sides / 5;
}
