import {
  type GivenRecord,
  readCount,
  readDistinct,
  readFlag,
  readRecord,
  readTexts,
  wrong,
} from '@tablewright/engine/given';
import type { Card, Character, Monster, Settings, Sheet, StepName, Token } from '../model.ts';
import { columnOf, damagedSpaces, emptySpaces, orderedTokens, spaceOf } from '../rules/deck.ts';
import { placeToken } from '../rules/sheets.ts';
import { countSpaces, firstInSpiral, spaceNamed } from '../rules/squares.ts';

const CARD_KEYS = ['layout', 'markers'] as const;
const SHEET_KEYS = [
  ...CARD_KEYS,
  'health',
  'damage',
  'pool',
  'pending',
  'beside',
  'duds',
  'shields',
  'at',
] as const;
/** What may be said of a character. */
export const CHARACTER_KEYS = [...SHEET_KEYS, 'hidden', 'engulfed', 'slime', 'moves'] as const;
/** What may be said of the monster. */
export const MONSTER_KEYS = [...SHEET_KEYS, 'skips', 'pierced', 'pinned'] as const;
/** What may be said of the team. */
export const TEAM_KEYS = CARD_KEYS;

/** Steps that may begin with pending tokens. */
const PENDING_STEPS: readonly StepName[] = ['prevent', 'take'];
/** Steps that may begin with an empty pool. */
const EMPTY_POOL_STEPS: readonly StepName[] = ['prevent', 'take', 'check'];

/** Gives cards the ordered layout (BA-DECK-10). */
export function orderCards(cards: readonly Card[], settings: Settings): void {
  const tokens = orderedTokens(settings);
  for (const card of cards) (card.tokens as string[]).splice(0, 25, ...tokens);
}

/** Changes of layout, markers, and for sheets everything else that lies on the cards. */
export function layCards(
  cards: readonly Card[],
  given: GivenRecord,
  key: string,
  deck: readonly Token[],
): void {
  changeLayout(cards, given.layout, `${key}.layout`, deck);
  const markers = readTexts(given.markers, `${key}.markers`);
  if (markers !== undefined) {
    for (const card of cards) card.marked = 0;
    putOn(cards, markers, `${key}.markers`, 'marked');
  }
}

/** Puts a token at each named space; what was there goes where that token was. */
function changeLayout(
  cards: readonly Card[],
  given: unknown,
  key: string,
  deck: readonly Token[],
): void {
  if (given === undefined) return;
  const record = readRecord(given, key, Object.keys(Object(given)));
  const laid: { readonly card: Card; readonly space: number; readonly token: string }[] = [];
  for (const [square, token] of Object.entries(record ?? {})) {
    const { card, space } = placeNamed(cards, square, key);
    if (typeof token !== 'string' || !deck.includes(token) || columnOf(token) !== space % 5) {
      wrong(key, `puts "${String(token)}" at ${square}; it must be a token of that column`);
    }
    for (const before of laid) {
      if (before.card !== card) continue;
      if (before.space === space) wrong(key, `names ${square} twice; a space has one token`);
      if (before.token === token) {
        wrong(key, `puts ${token} at ${square} and elsewhere; a token is on a card once`);
      }
    }
    laid.push({ card, space, token });
    const tokens = card.tokens as string[];
    const from = spaceOf(card, token);
    if (from >= 0) tokens[from] = tokens[space] ?? '';
    tokens[space] = token;
  }
}

function putOn(
  cards: readonly Card[],
  squares: readonly string[],
  key: string,
  kind: 'marked' | 'health' | 'damage',
): void {
  for (const square of squares) {
    const { card, space } = placeNamed(cards, square, key);
    if (((card.marked | card.health | card.damage) & (1 << space)) !== 0) {
      wrong(key, `names ${square}, where something lies already`);
    }
    card[kind] |= 1 << space;
  }
}

function placeNamed(cards: readonly Card[], name: string, key: string) {
  const [, number = '1', square = ''] = /^(?:([12])\/)?([BINGO][1-5])$/.exec(name) ?? [];
  const card = cards[Number(number) - 1];
  const space = spaceNamed(square);
  if (card === undefined || space < 0) {
    wrong(key, `names "${name}"; spaces are B1 to O5, on a second card 2/B1 to 2/O5`);
  }
  return { card, space };
}

/** Where play begins, and with which tokens. */
interface Setting {
  readonly step: StepName;
  readonly deck: readonly Token[];
}

/** Everything on a sheet; health tokens that are not mentioned follow (BA-INV-02). */
export function laySheet(sheet: Sheet, given: GivenRecord, key: string, rest: Setting): void {
  const { step, deck } = rest;
  layCards(sheet.cards, given, key, deck);
  const damage = readTexts(given.damage, `${key}.damage`);
  const health = readTexts(given.health, `${key}.health`);
  if (damage !== undefined) putOn(sheet.cards, damage, `${key}.damage`, 'damage');
  if (health !== undefined) putOn(sheet.cards, health, `${key}.health`, 'health');
  const beside = readTokens(given.beside, `${key}.beside`);
  sheet.besideHealth = beside.health;
  sheet.besideDamage = beside.damage;
  const pending = readTokens(given.pending, `${key}.pending`);
  if (pending.health + pending.damage > 0 && !PENDING_STEPS.includes(step)) {
    wrong(`${key}.pending`, `is possible only when the step is ${PENDING_STEPS.join(' or ')}`);
  }
  sheet.pendingHealth = pending.health;
  sheet.pendingDamage = pending.damage;
  const pool = readCount(given.pool, `${key}.pool`);
  balanceHealth(sheet, pool, health !== undefined, key);
  if (sheet.pool === 0 && !EMPTY_POOL_STEPS.includes(step)) {
    wrong(`${key}.pool`, `must be at least 1 before the step ${step} (BA-INV-08)`);
  }
  if (sheet.pool > 0 && pending.damage > 0) {
    wrong(`${key}.pending`, 'has damage tokens although the pool is not empty (BA-INV-07)');
  }
  sheet.duds = readCount(given.duds, `${key}.duds`) ?? sheet.duds;
  sheet.shields = readCount(given.shields, `${key}.shields`) ?? sheet.shields;
}

function readTokens(value: unknown, key: string): { health: number; damage: number } {
  const given = readRecord(value, key, ['health', 'damage']);
  return {
    health: readCount(given?.health, `${key}.health`) ?? 0,
    damage: readCount(given?.damage, `${key}.damage`) ?? 0,
  };
}

/** Pool and tokens on the card add up to the rating; one of them may be left to follow. */
function balanceHealth(sheet: Sheet, pool: number | undefined, placed: boolean, key: string): void {
  let out = sheet.pendingHealth + sheet.besideHealth;
  for (const card of sheet.cards) out += countSpaces(card.health);
  const left = sheet.rating - out;
  if (left < 0)
    wrong(key, `has ${out} health tokens out of the pool; the rating is ${sheet.rating}`);
  if (pool === undefined) {
    sheet.pool = left;
    return;
  }
  if (pool > left || (placed && pool !== left)) {
    wrong(
      `${key}.pool`,
      `is ${pool}, but ${left} of the ${sheet.rating} health tokens are in the pool (BA-INV-02)`,
    );
  }
  sheet.pool = pool;
  for (let missing = left - pool; missing > 0; missing -= 1) {
    const card = sheet.cards.find((one) => emptySpaces(one) !== 0);
    if (card !== undefined) {
      placeToken(card, firstInSpiral(emptySpaces(card)), 'health');
    } else if (sheet.cards.every((one) => damagedSpaces(one) === 0x1ffffff)) {
      sheet.besideHealth += 1;
    } else {
      wrong(`${key}.pool`, `leaves ${missing} health tokens with no empty space; name theirs`);
    }
  }
}

/** What only characters have. */
export function layCharacter(
  character: Character,
  given: GivenRecord,
  key: string,
  rest: Setting,
): void {
  laySheet(character, given, key, rest);
  character.hidden = readFlag(given.hidden, `${key}.hidden`) ?? false;
  character.engulfed = readFlag(given.engulfed, `${key}.engulfed`) ?? false;
  character.slime = readCount(given.slime, `${key}.slime`) ?? 0;
  character.moves = readCount(given.moves, `${key}.moves`) ?? 0;
  if (character.moves > 2) wrong(`${key}.moves`, 'must be 0, 1 or 2 (BA-RPG-11)');
  character.place = readPlace(given.at, `${key}.at`, character.place);
}

/** What only the monster has; skip tokens are named by power. */
export function layMonster(
  monster: Monster,
  given: GivenRecord,
  key: string,
  rest: Setting,
  powers: readonly { readonly id: string; readonly circle: string }[],
): void {
  laySheet(monster, given, key, rest);
  for (const power of readDistinct(given.skips, `${key}.skips`) ?? []) {
    const index = powers.findIndex(({ id }) => id === power);
    if (powers[index]?.circle !== 'skip') {
      const able = powers.filter(({ circle }) => circle === 'skip').map(({ id }) => id);
      wrong(`${key}.skips`, `names "${power}"; skip circles have ${able.join(', ')} (BA-MON-04)`);
    }
    monster.skips[index] = 1;
  }
  monster.pierced = readCount(given.pierced, `${key}.pierced`) ?? 0;
  monster.pinned = readFlag(given.pinned, `${key}.pinned`) ?? false;
  monster.place = readPlace(given.at, `${key}.at`, monster.place);
}

/** A square of the field as [column, row], both from 1 to 9 (BA-RPG-12). */
function readPlace(value: unknown, key: string, before: number): number {
  if (value === undefined) return before;
  const [column, row] = Array.isArray(value) ? (value as unknown[]) : [];
  const inside = (one: unknown): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= 1 && one <= 9;
  if (before < 0) wrong(key, 'needs the option rpgMovement');
  if (!inside(column) || !inside(row)) wrong(key, 'must be [column, row], each from 1 to 9');
  return column - 1 + 9 * (row - 1);
}
