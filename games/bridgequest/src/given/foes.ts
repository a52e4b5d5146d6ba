import { readCount, readFlag, readRecord, readWord, wrong } from '@tablewright/engine/given';
import type { Foe, FoeChange } from '../model.ts';
import { foeOf, isIllusion, originalOf } from '../rules/combat/foes.ts';
import {
  needed,
  readList,
  readRecords,
  readSeats,
  readText,
  readWhole,
  seatName,
  some,
  unless,
  type Written,
} from './fields.ts';
import { cardName, isCardOf, type Laying, meant, type Told, writePlace } from './laying.ts';
import { readFigureId } from './where.ts';

const KEYS = ['monster', 'rolled', 'split', 'changes', 'met', 'loose', 'with'] as const;
const NUMBERS = ['mst', 'loot', 'levels'] as const;
const WORDS = ['mark', 'ward'] as const;
/** An illusion: its original, and which of its illusions it is. */
const ILLUSION = /^(.+)\*(\d+)$/;

/** The monsters of a combat: ids, or records that say more. What lies on them is laid. */
export function readFoes(laying: Laying, value: unknown): Foe[] {
  const foes = (readList(value, 'combat.foes') ?? []).map((one, at) => {
    const key = `combat.foes.${at}`;
    const said = readRecord(typeof one === 'string' ? { monster: one } : one, key, KEYS) ?? {};
    return readFoe(laying, said, key);
  });
  const twice = foes.findIndex(({ id }, at) => foes.slice(0, at).some((foe) => foe.id === id));
  if (twice >= 0) wrong(`combat.foes.${twice}`, 'is in the combat already');
  return foes;
}

function readFoe(laying: Laying, one: Written, key: string): Foe {
  const id = readFoeId(laying, one.monster, `${key}.monster`);
  const split = readCount(one.split, `${key}.split`, 1);
  if (split !== undefined && split > 10) wrong(`${key}.split`, 'must be 1 to 10 (BQ-CMB-13)');
  laying.lay(`on/${id}`, one.with, `${key}.with`);
  return {
    ...foeOf(id, readFlag(one.loose, `${key}.loose`) ?? false),
    rolled: readWhole(one.rolled, `${key}.rolled`),
    tenths: split,
    changes: readRecords(one.changes, `${key}.changes`, ['source', 'verb', 'n', 'tag']).map(
      ({ one: change, where }) => readChange(laying, change, where),
    ),
    met: readSeats(one.met, `${key}.met`, laying.state.heroes.length),
  };
}

/** A monster of a combat by its id; an illusion as `BQC-DOOR-012#1*1`. */
export function readFoeId(told: Pick<Told, 'content'>, value: unknown, key: string): string {
  const [, original, number] = ILLUSION.exec(readText(value, key) ?? '') ?? [];
  if (original === undefined) return readFigureId(told, value, key);
  return `${readFigureId(told, original, key)}*${number}`;
}

/** See {@link readFoeId}. */
export function writeFoeId(told: Pick<Told, 'content'>, id: string): string {
  if (!isIllusion({ id })) return cardName(told, id);
  const original = originalOf({ id });
  return `${cardName(told, original)}${id.slice(original.length)}`;
}

function readChange(told: Told, change: Written, key: string): FoeChange {
  const source = meant(told, needed(readText(change.source, `${key}.source`), `${key}.source`));
  const verb = needed(readWord(change.verb, `${key}.verb`, [...NUMBERS, ...WORDS]), `${key}.verb`);
  const number = NUMBERS.find((one) => one === verb);
  if (number !== undefined)
    return { source, verb: number, n: needed(readWhole(change.n, `${key}.n`), `${key}.n`) };
  const word = WORDS.find((one) => one === verb) ?? 'mark';
  return { source, verb: word, tag: needed(readText(change.tag, `${key}.tag`), `${key}.tag`) };
}

/** A monster of a combat; one of which there is nothing more to say is its id. */
export function writeFoe(told: Told, foe: Foe): unknown {
  const monster = writeFoeId(told, foe.id);
  const more = {
    ...unless('rolled', foe.rolled, undefined),
    ...unless('split', foe.tenths, undefined),
    ...some(
      'changes',
      foe.changes.map((change) => ({ ...change, source: cardName(told, change.source) })),
    ),
    ...some('met', foe.met.map(seatName)),
    ...unless('loose', foe.isLoose, undefined),
    ...(isIllusion(foe) ? {} : writePlace(told, 'with', `on/${foe.id}`)),
  };
  return Object.keys(more).length === 0 ? monster : { monster, ...more };
}

/** The cards that lie in a combat if nothing else is said: monsters that are no figures of their own. */
export function cardsInCombat(told: Told): readonly string[] {
  const { combat, figures } = told.state;
  return (combat?.foes ?? [])
    .filter((foe) => !isIllusion(foe) && isCardOf(told, foe.id))
    .filter(({ id }) => !Object.hasOwn(figures, id))
    .map(({ id }) => id);
}
