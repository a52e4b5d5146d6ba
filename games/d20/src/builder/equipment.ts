import type { Chosen } from '@tablewright/table-kit/builder-data';
import { PACKS, type PackPick } from '../content/gear/packs.ts';
import { HALLOWED, SILVERED } from '../content/gear/prices.ts';
import type { Sheet, SheetItem } from '../content/sheet.ts';
import { handsFor } from '../rules/bearers/known-spells.ts';
import { traditionOf } from '../rules/levels/spells.ts';
import type { Draft as Creation } from '../sheets/creation.ts';
import { picksOf } from '../sheets/equipment.ts';
import { contentOf } from '../table.ts';
import type { Ground } from './ground.ts';

/** The picks of the pack that is taken; none where nothing is. */
export function picksOfPack(
  pack: string | undefined,
  roles: Creation['roles'],
): readonly PackPick[] {
  const found = PACKS.find(({ id }) => id === pack);
  return found === undefined ? [] : picksOf(found, { roles });
}

/** What is special about a weapon: nothing, its silver, its blessing. */
const MARKS: Readonly<Record<string, readonly string[]>> = { silver: SILVERED, holy: HALLOWED };

/** A thing by its option: its kind, what is special about it, and which of several it is: `rope`, `dagger+silver`, `rope#2`. */
export function itemOf(option: string): SheetItem {
  const [thing = ''] = option.split('#');
  const [kind = '', mark] = thing.split('+');
  const tags = mark === undefined ? undefined : MARKS[mark];
  return { kind, ...(tags === undefined ? {} : { tags }) };
}

/** Options of a thing: as it is, and where it is a weapon of silver or blessed. */
export function optionsOfThing(ground: Ground, kind: string): readonly string[] {
  const { weapon, price } = contentOf(ground.rules).gear[kind] ?? {};
  if (weapon === undefined || price === undefined) return [kind];
  return [kind, ...Object.keys(MARKS).map((mark) => `${kind}+${mark}`)];
}

/** The next of the same: `rope#2` after `rope`. */
export function another(option: string): string {
  const [thing = '', count = '1'] = option.split('#');
  return `${thing}#${Number(count) + 1}`;
}

/** Options that stand for the things of a sheet. */
export const keptItems = ({ gear }: Pick<Sheet, 'gear'>): readonly string[] =>
  gear.map((_, at) => String(at));

/** Everything that a character has: of its pack, bought, or kept, worn and held as it fits. */
export function carriedBy(
  ground: Ground,
  chosen: Chosen,
  creation: Creation,
  before: readonly SheetItem[],
): readonly SheetItem[] {
  const [pack] = chosen.pack ?? [];
  if (pack === 'kept') {
    const kept = before.filter((_, at) => chosen.kept?.includes(String(at)));
    return holds(ground, creation) ? kept : kept.map(putAway);
  }
  const options =
    pack === 'bought'
      ? (chosen.bought ?? [])
      : picksOfPack(pack, creation.roles).flatMap((_, at) => chosen[`gear.${at}`] ?? []);
  return fitted(ground, creation, options.map(itemOf));
}

function putAway({ is, ...item }: SheetItem): SheetItem {
  return is === undefined || is === 'held' ? item : { ...item, is };
}

/** Whether this heritage holds things (DT-HER-02). */
const holds = ({ rules }: Ground, { heritage = '' }: Creation): boolean =>
  contentOf(rules).heritages[heritage]?.bans?.includes('hold') !== true;

const HANDS = 2;

/** The first armor is worn; weapons are in hand first, then a shield; whoever casts keeps a hand free (DT-MAG-07). */
function fitted(
  ground: Ground,
  creation: Creation,
  items: readonly SheetItem[],
): readonly SheetItem[] {
  const { rules } = ground;
  const { gear } = contentOf(rules);
  const casts = creation.roles.some(({ id }) => traditionOf(id) !== undefined);
  let hands = holds(ground, creation) ? HANDS - (casts ? 1 : 0) : 0;
  const held = new Set<SheetItem>();
  const take = (item: SheetItem) => {
    const needed = handsFor(rules, item.kind);
    if (needed > hands) return;
    hands -= needed;
    held.add(item);
  };
  for (const item of items) if (gear[item.kind]?.weapon !== undefined) take(item);
  for (const item of items) if (gear[item.kind]?.isShield === true) take(item);
  const worn = items.find(({ kind }) => gear[kind]?.armor !== undefined);
  return items.map((item) => {
    const is = item === worn ? 'worn' : held.has(item) ? 'held' : undefined;
    return { ...item, ...(is === undefined ? {} : { is }) };
  });
}
