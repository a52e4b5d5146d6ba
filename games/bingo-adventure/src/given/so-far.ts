import {
  type GivenRecord,
  readCount,
  readFlag,
  readRecord,
  readWord,
  wrong,
} from '@tablewright/engine/given';
import { MONSTERS } from '../content/monsters.ts';
import { type AdventureState, CLASS_NAMES, type Tally } from '../model.ts';

const HIT_KEYS = ['power', 'character', 'amount', 'targeted', 'reduced'] as const;
const MARK_KEYS = ['placed', 'duds'] as const;

/** The monster's hits of this round, in the order in which they were drawn. */
export function addHits(state: AdventureState, value: unknown): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) wrong('hits', 'must be a list of objects');
  const { powers } = MONSTERS[state.monster.kind];
  for (const [index, entry] of (value as readonly unknown[]).entries()) {
    const key = `hits.${index}`;
    const given: GivenRecord = readRecord(entry, key, HIT_KEYS) ?? {};
    const power = readWord(
      given.power,
      `${key}.power`,
      powers.map(({ id }) => id),
    );
    const name = readWord(given.character, `${key}.character`, CLASS_NAMES);
    const character = state.characters.findIndex((one) => one.class === name);
    const amount = readCount(given.amount, `${key}.amount`);
    if (power === undefined || amount === undefined) wrong(key, 'needs a power and an amount');
    const reduced = readCount(given.reduced, `${key}.reduced`) ?? 0;
    if (reduced > amount) wrong(`${key}.reduced`, `is ${reduced} of ${amount}; at most all`);
    if (character < 0) wrong(`${key}.character`, 'must be a character in play');
    state.hits.push({
      power,
      character,
      amount,
      targeted: readFlag(given.targeted, `${key}.targeted`) ?? false,
      reduced,
    });
  }
}

/** What the last Mark phase did, and what the game has counted, for statistics. */
export function countSoFar(state: AdventureState, about: GivenRecord): void {
  const mark = readRecord(about.lastMark, 'lastMark', MARK_KEYS);
  for (const key of MARK_KEYS) {
    state.lastMark[key] = readCount(mark?.[key], `lastMark.${key}`) ?? 0;
  }
  const known = Object.keys(state.tally) as (keyof Tally)[];
  const tally = readRecord(about.tally, 'tally', known);
  for (const key of known) state.tally[key] = readCount(tally?.[key], `tally.${key}`) ?? 0;
}
