import { didYouMean, GivenError, type Seat } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { PLAYER_SET } from '../content/components.ts';
import { BASIC_ITEMS, ITEM_IDS } from '../content/items.ts';
import {
  BATTERY_IDS,
  type BingoState,
  type ItemId,
  LAZOR_IDS,
  type LetterFace,
  NOBODY,
  type NumberFace,
  type PlayerState,
  POWER_IDS,
  playerAt,
  SEAT_LETTERS,
  type Selection,
  SHIELD_IDS,
  SLOTS,
} from '../model.ts';
import { costOfSelection, fixedBlock } from '../rules/selection.ts';
import { selectionsOf } from '../rules/selection-options.ts';
import { countSquares, LETTERS, LINES, NUMBERS, squareNamed } from '../squares.ts';

/** What a starting position may say about a player. */
export const PLAYER_KEYS = [
  'scored',
  'health',
  'pool',
  'stored',
  'available',
  'committed',
  'lazor',
  'shield',
  'battery',
  'reserve',
  'powers',
  'disabled',
  'disabledNext',
  'lastRoll',
  'dice',
  'choosesDie',
  'selects',
  'blockLeft',
  'damageTaken',
  'damageReflected',
] as const;

const LETTER_FACES: readonly LetterFace[] = [...LETTERS, '*', ''];
const NUMBER_FACES: readonly NumberFace[] = [...NUMBERS, '*', ''];

/** Lays out what lies before one player. */
export function givenPlayer(
  state: BingoState,
  seat: Seat,
  given: Readonly<Record<string, unknown>>,
  where: string,
): void {
  const player = playerAt(state, seat);
  player.items.lazor = readOne(given.lazor ?? 'basic-lazor', LAZOR_IDS, `${where}.lazor`);
  player.items.shield = readOne(given.shield ?? 'basic-shield', SHIELD_IDS, `${where}.shield`);
  player.items.battery = readOne(given.battery ?? 'basic-battery', BATTERY_IDS, `${where}.battery`);
  fillReserve(player, given, where);
  player.powers = readList(given.powers ?? [], `${where}.powers`).map((id) =>
    readOne(id, POWER_IDS, `${where}.powers`),
  );
  player.scored = readSquares(state, given, where);
  player.health = readWhole(given, 'health', where, PLAYER_SET.health, 1, PLAYER_SET.health);
  player.choosesDie = readFlag(given, 'choosesDie', where);
  player.damageTaken = readWhole(given, 'damageTaken', where, 0, 0, 100);
  readLastRoll(player, given.lastRoll, `${where}.lastRoll`);
  readDice(player, given.dice, `${where}.dice`);
  player.selection = readSelection(state, seat, given.selects, `${where}.selects`);
  const block = player.selection === undefined ? 0 : fixedBlock(player.selection);
  player.blockLeft = readWhole(given, 'blockLeft', where, block, 0, block);
  readEnergy(state, player, given, where);
  for (const [key, since] of [
    ['disabled', state.round - 1],
    ['disabledNext', state.round],
  ] as const) {
    for (const id of readList(given[key] ?? [], `${where}.${key}`)) {
      const held: ItemId[] = [...SLOTS.map((slot) => player.items[slot]), ...player.reserve];
      const item = readOne(id, held, `${where}.${key}`);
      const owner = Object.values(BASIC_ITEMS).includes(item) ? seat : NOBODY;
      state.tokens.push({ item, seat: owner, since, through: since + 1 });
    }
  }
}

/** The error for a key, with what would be right. */
export function wrong(where: string, message: string): GivenError {
  return new GivenError(`"${where}" ${message}`);
}

/** Throws for a key that is none of those known. */
export function refuseUnknown(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
  where: string,
): void {
  for (const key of Object.keys(record)) {
    if (!known.includes(key)) {
      const like = didYouMean(key, known);
      throw wrong(`${where}.${key}`, `is not known${like}; known are ${known.join(', ')}`);
    }
  }
}

/** Reads an object. */
export function readRecord(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(where, 'is an object');
  }
  return value as Readonly<Record<string, unknown>>;
}

/** Reads a list of texts. */
export function readList(value: unknown, where: string): readonly string[] {
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) {
    throw wrong(where, 'is a list of names');
  }
  return value as readonly string[];
}

/** Reads one of a list of names. */
export function readOne<T extends string>(value: unknown, known: readonly T[], where: string): T {
  const found = known.find((item) => item === value);
  if (found === undefined) {
    const like = typeof value === 'string' ? didYouMean(value, known) : '';
    throw wrong(where, `is one of ${known.join(', ')}, not ${JSON.stringify(value)}${like}`);
  }
  return found;
}

/** Reads a whole number; without `fallback` it must be there. */
export function readWhole(
  record: Readonly<Record<string, unknown>>,
  key: string,
  where: string,
  fallback: number | undefined,
  min: number,
  max: number,
): number {
  const value = record[key] ?? fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw wrong(
      `${where}.${key}`,
      `is a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`,
    );
  }
  return value;
}

/** Reads true or false; false if it is not there. */
export function readFlag(
  record: Readonly<Record<string, unknown>>,
  key: string,
  where: string,
): boolean {
  const value = record[key] ?? false;
  if (typeof value !== 'boolean') throw wrong(`${where}.${key}`, 'is true or false');
  return value;
}

/** Reads a seat: its letter, A being seat 0, or its number. */
export function readSeat(value: unknown, seats: number, where: string): Seat {
  const letters = SEAT_LETTERS.slice(0, seats);
  const at = letters.findIndex(
    (letter, seat) => letter === value || String(seat) === String(value),
  );
  if (at < 0) {
    throw wrong(where, `names a seat ${letters.join(', ')}, not ${JSON.stringify(value)}`);
  }
  return at;
}

function fillReserve(
  player: PlayerState,
  given: Readonly<Record<string, unknown>>,
  where: string,
): void {
  player.reserve = SLOTS.flatMap((slot) =>
    player.items[slot] === BASIC_ITEMS[slot] ? [] : [BASIC_ITEMS[slot]],
  );
  if (given.reserve === undefined) return;
  const named = readList(given.reserve, `${where}.reserve`);
  if ([...named].sort().join() !== [...player.reserve].sort().join()) {
    throw wrong(
      `${where}.reserve`,
      `holds the basic items that are not in their slots: ${player.reserve.join(', ') || 'none'}`,
    );
  }
  player.reserve = [...(named as ItemId[])];
}

function readSquares(
  state: BingoState,
  given: Readonly<Record<string, unknown>>,
  where: string,
): number {
  let mask = 0;
  for (const name of readList(given.scored ?? [], `${where}.scored`)) {
    const square = squareNamed(name);
    if (square < 0) throw wrong(`${where}.scored`, `lists squares B1 to O5, not "${name}"`);
    if ((mask & (1 << square)) !== 0)
      throw wrong(`${where}.scored`, `names ${name} once, not twice`);
    mask |= 1 << square;
  }
  const full = LINES.find((line) => (mask & line.mask) === line.mask);
  if (full !== undefined && state.result === undefined) {
    throw wrong(`${where}.scored`, `fills ${full.id}, and the match would be over`);
  }
  return mask;
}

function readLastRoll(player: PlayerState, value: unknown, where: string): void {
  if (value === undefined) return;
  const letter = LETTERS.find((face) => String(value).startsWith(face));
  const number = NUMBERS.find((face) => String(value).slice(1) === String(face));
  if (letter === undefined || number === undefined) {
    throw wrong(where, 'is a square, such as "N4"');
  }
  player.lastRoll.letter = letter;
  player.lastRoll.number = number;
}

/** Reads what both dice show as they lie, `-` for one that has not been rolled. */
function readDice(player: PlayerState, value: unknown, where: string): void {
  if (value === undefined) return;
  const [first = '', second = '', ...more] = String(value);
  const letter = LETTER_FACES.find((face) => (face || '-') === first);
  const number = NUMBER_FACES.find((face) => String(face || '-') === second);
  if (letter === undefined || number === undefined || more.length > 0) {
    throw wrong(where, 'is what both dice show, such as "N4", "*4" or "N-"');
  }
  player.dice.letter = letter;
  player.dice.number = number;
}

/** Reads an option id of the selection, in which seats may be letters. */
function readSelection(
  state: BingoState,
  seat: Seat,
  value: unknown,
  where: string,
): Selection | undefined {
  if (value === undefined) return undefined;
  if (state.phase !== 'resolve' && state.phase !== 'round-end') {
    throw wrong(where, 'goes with "phase": "resolve" only; before it, selections are answers');
  }
  const seats = state.players.length;
  const [name, action, ...targets] = String(value).split('/');
  const item = readOne(name, ITEM_IDS, where);
  const held: readonly ItemId[] = SLOTS.map((slot) => playerAt(state, seat).items[slot]);
  if (!held.includes(item) && !playerAt(state, seat).settled) {
    throw wrong(where, `names an item that is not in a slot: ${held.join(', ')}`);
  }
  const id = [item, action, ...targets.map((target) => readSeat(target, seats, where))].join('/');
  const options = selectionsOf(item, seat, seats);
  const option = options.find((other) => other.id === id);
  if (option === undefined) {
    throw wrong(where, `is one of ${options.map((other) => other.id).join(', ')}, not ${id}`);
  }
  return option.selection;
}

function readEnergy(
  state: BingoState,
  player: PlayerState,
  given: Readonly<Record<string, unknown>>,
  where: string,
): void {
  const { capacity } = BATTERIES[player.items.battery];
  const used = player.selection;
  const spent = used === undefined || player.settled ? 0 : costOfSelection(used);
  player.stored = readWhole(given, 'stored', where, 0, 0, capacity);
  player.available = readWhole(given, 'available', where, 0, 0, PLAYER_SET.cubes);
  player.committed = readWhole(given, 'committed', where, spent, 0, PLAYER_SET.cubes);
  const idle = state.phase === 'charge' || player.settled;
  if (idle && player.available + player.committed > 0 && !state.forced) {
    throw wrong(where, 'has available or committed E outside its part of the round');
  }
  const used40 =
    countSquares(player.scored) +
    player.health +
    player.stored +
    player.available +
    player.committed;
  player.pool = PLAYER_SET.cubes - used40;
  if (player.pool < (state.forced ? 0 : 1)) {
    throw wrong(where, `uses ${used40} of 40 cubes; at least one stays in the pool`);
  }
  if (given.pool !== undefined && given.pool !== player.pool) {
    throw wrong(`${where}.pool`, `is what is left of 40 cubes: ${player.pool}`);
  }
}
