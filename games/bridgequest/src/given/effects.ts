import { readCount, readWord, wrong } from '@tablewright/engine/given';
import type { Action } from '../effects/effect.ts';
import { readActions } from '../effects/read-effect.ts';
import { DURATIONS } from '../effects/words.ts';
import { writtenActions } from '../effects/write-effect.ts';
import type { BridgeState, Lasting } from '../model.ts';
import {
  needed,
  readRecords,
  readSeat,
  readText,
  seatName,
  some,
  unless,
  type Written,
} from './fields.ts';
import { cardName, meant, type Told } from './laying.ts';

/** For how long a use counts: the combat, the turn, the game. */
const USES = ['c', 't', 'g'] as const;

/** Lays what effects have done that is not over, and what was used. */
export function layEffects(told: Told, all: Written): void {
  const { state } = told;
  let last = 0;
  state.lasting = readRecords(all.lasting, 'lasting', [
    'id',
    'source',
    'target',
    'does',
    'until',
  ]).map(({ one, where }) => {
    const lasting = readLasting(told, one, where, last + 1);
    last = Math.max(last, lasting.id);
    return lasting;
  });
  state.nextLasting = readCount(all.nextLasting, 'nextLasting', last + 1) ?? last + 1;
  state.turnBegan = readCount(all.turnBegan, 'turnBegan', 1) ?? 1;
  state.used = readRecords(all.used, 'used', ['what', 'until']).map(({ one, where }) => ({
    what: needed(readText(one.what, `${where}.what`), `${where}.what`),
    until: needed(readWord(one.until, `${where}.until`, USES), `${where}.until`),
  }));
}

function readLasting(told: Told, one: Written, key: string, next: number): Lasting {
  const { heroes } = told.state;
  return {
    id: readCount(one.id, `${key}.id`, 1) ?? next,
    source: meant(told, needed(readText(one.source, `${key}.source`), `${key}.source`)),
    target: needed(readSeat(one.target, `${key}.target`, heroes.length), `${key}.target`),
    action: readAction(one.does, `${key}.does`),
    until: needed(readWord(one.until, `${key}.until`, DURATIONS), `${key}.until`),
  };
}

function readAction(value: unknown, key: string): Action {
  const text = needed(readText(value, key), key);
  const [action, ...more] =
    readActions(text, key, ({ message }) => wrong(key, `is no effect: ${message}`)) ?? [];
  if (action === undefined || more.length > 0) return wrong(key, 'must be one action of a card');
  return action;
}

/** See {@link layEffects}. */
export function writeEffects(told: Told): Written {
  const { lasting, nextLasting, turnBegan, used } = told.state;
  const last = Math.max(0, ...lasting.map(({ id }) => id));
  return {
    ...some(
      'lasting',
      lasting.map(({ id, source, target, action, until }) => ({
        ...{ id, source: cardName(told, source), target: seatName(target) },
        ...{ does: writtenActions([action]), until },
      })),
    ),
    ...unless('nextLasting', nextLasting, last + 1),
    ...unless('turnBegan', turnBegan, 1),
    ...some('used', used as BridgeState['used']),
  };
}
