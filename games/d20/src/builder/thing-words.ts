import type { Reader } from '@tablewright/table-kit/builder-data';
import { gearCalled, tagCalled } from '../called.ts';
import type { GearKind } from '../content/gear-kind.ts';
import { countsMinutes } from '../explain/index.ts';
import { contentOf } from '../table.ts';
import { itemOf } from './equipment.ts';
import type { Ground } from './ground.ts';
import { builderText } from './words.ts';

/** What a thing is called, with what is special about it, and which of several it is. */
export function thingName(option: string, reader: Reader): string {
  const [thing = '', count] = option.split('#');
  const [kind = '', mark] = thing.split('+');
  const name = reader.say(gearCalled(kind));
  const special =
    mark === undefined
      ? name
      : builderText(reader, `thing.${mark === 'silver' ? 'silver' : 'holy'}`, { name });
  return count === undefined
    ? special
    : builderText(reader, 'thing.more', { name: special, count });
}

/** What a thing is for, in a line. */
export function thingHelp({ rules }: Ground, option: string, reader: Reader): string {
  const kind = contentOf(rules).gear[itemOf(option).kind];
  if (kind === undefined) return '';
  const lines = [
    ...weaponLine(kind, reader),
    ...armorLine(kind, reader),
    ...(kind.isShield === true ? [builderText(reader, 'thing.shield')] : []),
    ...(kind.tends === undefined ? [] : [builderText(reader, 'thing.tends')]),
    ...(kind.isFocus === true ? [builderText(reader, 'thing.focus')] : []),
    ...(kind.lights === true ? [builderText(reader, 'thing.lights')] : []),
    ...(kind.isFuel === true ? [builderText(reader, 'thing.fuel')] : []),
    ...tagsLine('thing.advantage', kind.advantage, reader),
    ...tagsLine('thing.needed', kind.needed, reader),
    ...(kind.action === undefined ? [] : [builderText(reader, 'thing.action')]),
    ...usesLine(kind, reader),
  ];
  return lines.length === 0 ? builderText(reader, 'thing.plain') : lines.join(' ');
}

function usesLine({ id, uses }: GearKind, reader: Reader): readonly string[] {
  if (uses === undefined) return [];
  return countsMinutes(id)
    ? [builderText(reader, 'thing.hours', { count: uses / 60 })]
    : [builderText(reader, 'thing.uses', { count: uses })];
}

function weaponLine({ weapon }: GearKind, reader: Reader): readonly string[] {
  if (weapon === undefined) return [];
  const { category, hands, uses } = weapon;
  const ways = uses.map(({ use, band }) =>
    builderText(reader, `thing.${use}`, { band: reader.say({ key: `term.${band}` }) }),
  );
  const list = new Intl.ListFormat(reader.locale).format(ways);
  return [builderText(reader, 'thing.weapon', { category, hands, ways: list })];
}

function armorLine({ armor }: GearKind, reader: Reader): readonly string[] {
  if (armor === undefined) return [];
  const { base, addsDex, slows } = armor;
  const dex = addsDex ? 'yes' : 'no';
  return [builderText(reader, 'thing.armor', { base, dex, slows })];
}

function tagsLine(
  key: 'thing.advantage' | 'thing.needed',
  tags: readonly string[] | undefined,
  reader: Reader,
): readonly string[] {
  if (tags === undefined || tags.length === 0) return [];
  const list = new Intl.ListFormat(reader.locale).format(
    tags.map((tag) => reader.say(tagCalled(tag))),
  );
  return [builderText(reader, key, { list })];
}
