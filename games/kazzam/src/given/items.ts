import { wrong } from '@tablewright/engine/given';
import { type Item, NOBODY, NOWHERE } from '../model.ts';
import { contentOf } from '../rules/effects/content.ts';
import { ORB } from '../rules/effects/item-def.ts';
import { itemCell } from '../rules/harm/items.ts';
import type { Moment } from '../table.ts';
import { readRecords, type Written } from './fields.ts';
import { flag, word } from './forms.ts';
import { creature, square } from './names.ts';

const KEYS = ['item', 'by', 'at', 'heldBy', 'gone'];

/** What powers have made, also what is used up, in the order in which it was made. */
export function writeItems({ state }: Moment): readonly Written[] {
  return state.items.flatMap((one) => (one.kind === ORB ? [] : [writeItem(state, one)]));
}

function writeItem(state: Moment['state'], one: Item): Written {
  const { kind, by, place } = one;
  return {
    item: kind,
    ...(by === NOBODY ? {} : { by: creature.write(state, by) }),
    ...(place.at === 'gone' ? { gone: true } : {}),
    ...(place.at === 'held' ? { heldBy: creature.write(state, place.creature) } : {}),
    ...(place.at === 'ground' ? { at: square.write(state, itemCell(state, one)) } : {}),
  };
}

/** Items that powers have made; they are numbered behind the orbs. */
export function layItems(moment: Moment, value: unknown): void {
  const { state } = moment;
  const kinds = [...contentOf(moment).items.keys()];
  for (const { one, where } of readRecords(value, 'items', KEYS)) {
    if (kinds.length === 0) wrong(where, 'is not known: no power of this game makes an item');
    const kind = word(kinds).read(state, one.item, `${where}.item`);
    const by = one.by === undefined ? NOBODY : creature.read(state, one.by, `${where}.by`);
    const place = placeOf(moment, one, where);
    state.items.push({ kind, team: undefined, groups: [], ofDungeon: false, home: -1, by, place });
  }
}

function placeOf({ state }: Moment, one: Written, where: string): Item['place'] {
  const told = ['at', 'heldBy', 'gone'].filter((key) => one[key] !== undefined);
  if (told.length !== 1) wrong(where, 'needs one of "at", "heldBy", "gone": true');
  if (one.gone !== undefined && flag.read(state, one.gone, `${where}.gone`)) return { at: 'gone' };
  if (one.heldBy !== undefined)
    return { at: 'held', creature: creature.read(state, one.heldBy, `${where}.heldBy`) };
  const cell = square.read(state, one.at, `${where}.at`);
  if (cell === NOWHERE) wrong(`${where}.at`, 'must be a square, or "gone": true');
  return { at: 'ground', cell };
}
