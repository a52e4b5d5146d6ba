import type { Card, Monster, Sheet } from '../model.ts';
import { damagedSpaces, emptySpaces } from './deck.ts';
import { countSpaces, firstInSpiral, lastInSpiral } from './squares.ts';

/**
 * Assigns points of damage after shields: each takes a health token from the pool to the pending
 * pool, or, when that is empty, a damage token from the supply (BA-ASGN-01, BA-ASGN-03).
 */
export function assignPoints(sheet: Sheet, points: number): void {
  const health = Math.min(points, sheet.pool);
  sheet.pool -= health;
  sheet.pendingHealth += health;
  sheet.pendingDamage += points - health;
}

/** Tokens in the pending damage pool. */
export function pendingOf(sheet: Sheet): number {
  return sheet.pendingHealth + sheet.pendingDamage;
}

/**
 * Prevents up to so many points: damage tokens leave first, then health tokens return to the pool
 * (BA-PREV-01); more than is pending is lost (BA-PREV-04). Returns the points prevented.
 */
export function preventPoints(sheet: Sheet, points: number): number {
  const damage = Math.min(points, sheet.pendingDamage);
  const health = Math.min(points - damage, sheet.pendingHealth);
  sheet.pendingDamage -= damage;
  sheet.pendingHealth -= health;
  sheet.pool += health;
  return damage + health;
}

/** Health and damage tokens on and beside the cards (BA-TAKE-04). */
export function tokensOn(sheet: Sheet): number {
  let count = sheet.besideHealth + sheet.besideDamage;
  for (const card of sheet.cards) count += countSpaces(damagedSpaces(card));
  return count;
}

/** Health tokens on and beside the cards. */
export function healthOn(sheet: Sheet): number {
  let count = sheet.besideHealth;
  for (const card of sheet.cards) count += countSpaces(card.health);
  return count;
}

/**
 * Takes one health or damage token off a space (BA-HEAL-01): a health token to the pool, a damage
 * token to the supply; the space is empty then (BA-HEAL-03).
 */
export function healSpace(sheet: Sheet, card: Card, space: number): void {
  const bit = 1 << space;
  if ((card.health & bit) !== 0) {
    card.health &= ~bit;
    sheet.pool += 1;
  } else {
    card.damage &= ~bit;
  }
}

/**
 * Heals the monster by itself: tokens beside the card first, then in the reverse of the spiral,
 * last card first (BA-HEAL-09). Returns the tokens removed as spaces of each card.
 */
export function healMonster(
  monster: Monster,
  points: number,
): { beside: number; spaces: number[] } {
  const spaces = monster.cards.map(() => 0);
  let beside = 0;
  for (let left = points; left > 0; left -= 1) {
    if (monster.besideDamage > 0) {
      monster.besideDamage -= 1;
      beside += 1;
    } else if (monster.besideHealth > 0) {
      monster.besideHealth -= 1;
      monster.pool += 1;
      beside += 1;
    } else {
      for (let index = monster.cards.length - 1; index >= 0; index -= 1) {
        const card = monster.cards[index];
        const space = card === undefined ? -1 : lastInSpiral(damagedSpaces(card));
        if (card === undefined || space < 0) continue;
        healSpace(monster, card, space);
        spaces[index] = (spaces[index] ?? 0) | (1 << space);
        break;
      }
    }
  }
  return { beside, spaces };
}

/** Puts a token on a space; a marker there leaves first. Returns whether there was one. */
export function placeToken(card: Card, space: number, kind: 'health' | 'damage'): boolean {
  const bit = 1 << space;
  const marked = (card.marked & bit) !== 0;
  card.marked &= ~bit;
  card[kind] |= bit;
  return marked;
}

/**
 * Where the monster's next token goes: the first empty space in spiral order, card 1 before card
 * 2, else the first marked one, else beside the card (BA-MTAKE-02 to BA-MTAKE-05). Returns the
 * index of the card and the space, or -1 for beside.
 */
export function monsterSpace(monster: Monster): readonly [card: number, space: number] {
  for (let index = 0; index < monster.cards.length; index += 1) {
    const card = monster.cards[index];
    const space = card === undefined ? -1 : firstInSpiral(emptySpaces(card));
    if (space >= 0) return [index, space];
  }
  for (let index = 0; index < monster.cards.length; index += 1) {
    const card = monster.cards[index];
    const space = card === undefined ? -1 : firstInSpiral(card.marked);
    if (space >= 0) return [index, space];
  }
  return [-1, -1];
}
