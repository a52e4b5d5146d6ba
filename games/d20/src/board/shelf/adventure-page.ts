import type { Text } from '@tablewright/engine';
import * as sign from '@tablewright/table-kit/emblems';
import type { SheetData, SheetGroup } from '@tablewright/table-kit/sheets';
import { namedAs } from '../../called.ts';
import { type Adventure, adventureFacts, type ReadyFacts } from '../../explain/index.ts';
import { roleEmblem } from '../emblem-of.ts';
import { shelfText } from './words.ts';

type Say = (text: Text) => string;

/** Pictures of the worlds in which adventures play. */
const WORLDS: Readonly<Record<string, string>> = {
  fantasy: sign.castle,
  gaslight: sign.village,
  sf: sign.ringedPlanet,
};
/** Of the ground behind its picture: leather. */
const HUE = 55;

/** An adventure as those may see it who are going to play it. */
export function adventurePage(adventure: Adventure, say: Say, locale = 'en'): SheetData {
  const { title, genre, level, xp, premise, time } = adventure;
  const { scenes, endings, veils, ready } = adventureFacts(adventure);
  const world = say({ key: `document.adventure.genre.${genre}` });
  const written = new Intl.NumberFormat(locale);
  const number = (id: 'level' | 'xp' | 'scenes' | 'endings', value: number) => ({
    ...{ id, value, label: shelfText(`shelf.adventure.${id}`), shown: written.format(value) },
  });
  const groups: readonly SheetGroup[] = [
    {
      kind: 'text',
      title: shelfText('shelf.adventure.premise'),
      text: [premise, shelfText('shelf.adventure.begins', { time })].join('\n\n'),
    },
    {
      kind: 'numbers',
      title: shelfText('shelf.adventure.shape'),
      numbers: [
        number('level', level),
        number('xp', xp),
        number('scenes', scenes),
        number('endings', endings),
      ],
    },
    {
      kind: 'list',
      title: shelfText('shelf.adventure.ready'),
      items: ready.map((one) => ({
        ...{ id: `ready/${one.id}`, label: one.name, emblem: roleEmblem(one.roles[0] ?? '') },
        note: readyLine(one, say),
      })),
    },
    {
      kind: 'text',
      title: shelfText('shelf.adventure.veils'),
      text: veils.map((tag) => say({ key: `option.${tag}` })).join(' · '),
    },
  ];
  return {
    ...{ title, hue: HUE, emblem: WORLDS[genre] ?? sign.compass },
    line: shelfText('shelf.adventure.line', { genre: world, level }),
    groups: groups.filter(hasAny),
  };
}

const hasAny = (group: SheetGroup): boolean =>
  group.kind === 'list' ? group.items.length > 0 : group.kind !== 'text' || group.text !== '';

function readyLine({ level, heritage, roles }: ReadyFacts, say: Say): string {
  const names = [
    say(namedAs('heritage', heritage)),
    ...roles.map((role) => say(namedAs('role', role))),
  ];
  return shelfText('shelf.adventure.ready.one', { level, what: names.join(', ') });
}
