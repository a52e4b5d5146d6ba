import type { BuilderOption, BuilderPart } from '@tablewright/table-kit/builder-data';
import * as sign from '@tablewright/table-kit/emblems';
import { GEAR_EMBLEMS } from '../content/emblems.ts';
import { PACKS } from '../content/gear/packs.ts';
import { costOf, priceOf } from '../sheets/equipment.ts';
import { contentOf } from '../table.ts';
import { BOUGHT, baseOf, creationOf, KEPT, oneOf, PART, pickPart } from './character.ts';
import { another, itemOf, optionsOfThing, picksOfPack } from './equipment.ts';
import { givesText } from './gives.ts';
import { fundsOf } from './ground.ts';
import type { Making } from './making.ts';
import { thingHelp, thingName } from './thing-words.ts';
import { builderText } from './words.ts';

/** Things to begin with: of a pack, bought, or those that somebody has (DT-CHAR-06, DT-EQ-00). */
export function gearParts(making: Making): readonly BuilderPart[] {
  const { member } = making;
  const pack = oneOf(member.chosen, PART.pack);
  return [
    packPart(making),
    ...(pack === KEPT ? [keptPart(making)] : []),
    ...(pack === BOUGHT ? [boughtPart(making)] : []),
    ...pickParts(making, pack),
  ];
}

function packPart({ ground, member, reader }: Making): BuilderPart {
  const option = (id: string, params = {}): BuilderOption => ({
    id,
    name: builderText(reader, `pack.${id as 'bought'}`),
    help: builderText(reader, `pack.${id as 'bought'}.help`, params),
  });
  const kept = baseOf(member) === undefined ? [] : [option(KEPT)];
  return {
    id: PART.pack,
    title: builderText(reader, 'part.pack'),
    count: 1,
    options: [
      ...kept,
      ...PACKS.map(({ id }) => option(id)),
      option(BOUGHT, { funds: fundsOf(ground) }),
    ],
    chosen: member.chosen[PART.pack] ?? [],
  };
}

/** One part for each pick of a pack, and for what roles add to it. */
function pickParts(making: Making, pack: string | undefined): readonly BuilderPart[] {
  const { member, creation, reader } = making;
  return picksOfPack(pack, creation.roles).map(({ count, of }, at) => {
    const id = pickPart(at);
    const chosen = member.chosen[id] ?? [];
    const isFull = count > 1 && chosen.length >= count;
    const list = of.length === 1 ? 'pick.one' : 'pick';
    const name = of.length === 1 ? thingName(of[0] ?? '', reader) : '';
    return {
      id,
      title: builderText(reader, list, { at: at + 1, name, count }),
      count,
      options: of.map(
        (option): BuilderOption => ({
          ...thing(making, option, chosen.includes(option)),
          ...(isFull && !chosen.includes(option)
            ? { closed: builderText(reader, 'closed.full') }
            : {}),
        }),
      ),
      chosen,
    };
  });
}

/** What is bought with the coins that were rolled, or with as many as are rolled on average. */
function boughtPart(making: Making): BuilderPart {
  const { ground, member, reader } = making;
  const content = contentOf(ground.rules);
  const chosen = member.chosen[PART.bought] ?? [];
  const funds = fundsOf(ground);
  const left = funds - costOf(content, chosen.map(itemOf));
  const offered = Object.keys(content.gear).flatMap((kind) =>
    optionsOfThing(ground, kind).flatMap((first) => {
      const price = priceOf(content, itemOf(first));
      if (price === undefined || price > funds) return [];
      const copies = [first];
      while (chosen.includes(copies.at(-1) ?? '')) copies.push(another(copies.at(-1) ?? ''));
      return copies.map((option) => ({ option, price }));
    }),
  );
  return {
    id: PART.bought,
    title: builderText(reader, 'bought', { left, funds }),
    count: offered.length,
    least: 0,
    options: offered.map(({ option, price }): BuilderOption => {
      const isTaken = chosen.includes(option);
      const params = { price, left };
      return {
        ...thing(making, option, isTaken),
        mark: builderText(reader, 'price', { price }),
        ...(isTaken || price <= left ? {} : { closed: builderText(reader, 'closed.dear', params) }),
      };
    }),
    chosen,
  };
}

/** What somebody has who is changed: it can be put away, and taken back. */
function keptPart(making: Making): BuilderPart {
  const { ground, member, reader } = making;
  const gear = baseOf(member)?.gear ?? [];
  return {
    id: PART.kept,
    title: builderText(reader, 'part.kept'),
    count: gear.length,
    least: 0,
    options: gear.map(
      ({ kind }, at): BuilderOption => ({
        id: String(at),
        name: thingName(kind, reader),
        help: thingHelp(ground, kind, reader),
        emblem: GEAR_EMBLEMS[kind] ?? sign.knapsack,
      }),
    ),
    chosen: member.chosen[PART.kept] ?? [],
  };
}

/** A thing with what it is for and what it gives in numbers: what it gave, if it is taken. */
function thing(making: Making, option: string, isTaken: boolean): BuilderOption {
  const { ground, member, creation, reader } = making;
  const help = thingHelp(ground, option, reader);
  const kind = contentOf(ground.rules).gear[itemOf(option).kind];
  const counts = kind?.armor !== undefined || kind?.isShield === true || kind?.weapon !== undefined;
  const gives = counts
    ? givesText(
        ground,
        { ...creation, gear: isTaken ? without(making, option) : creation.gear },
        isTaken
          ? creation
          : creationOf(ground, { ...member, chosen: having(member.chosen, option) }),
        reader,
      )
    : '';
  return {
    id: option,
    name: thingName(option, reader),
    help: gives === '' ? help : `${help} ${builderText(reader, 'thing.gives', { gives })}`,
    emblem: GEAR_EMBLEMS[itemOf(option).kind] ?? sign.knapsack,
  };
}

/** What is chosen with a thing more, as bought: things are worn and held alike wherever they come from. */
function having(chosen: Making['member']['chosen'], option: string): Making['member']['chosen'] {
  const carried = Object.entries(chosen).flatMap(([part, ids]) =>
    part.startsWith('gear.') || part === PART.bought ? ids : [],
  );
  return { ...chosen, [PART.pack]: [BOUGHT], [PART.bought]: [...carried, option] };
}

function without(
  { ground, member }: Making,
  option: string,
): ReturnType<typeof creationOf>['gear'] {
  const chosen = Object.fromEntries(
    Object.entries(member.chosen).map(([part, ids]) => [part, ids.filter((id) => id !== option)]),
  );
  return creationOf(ground, { ...member, chosen }).gear;
}
