import type {
  BuilderPart,
  Draft,
  DraftFault,
  MemberFace,
  Reader,
} from '@tablewright/table-kit/builder-data';
import type { SheetData } from '@tablewright/table-kit/sheets';
import { heroFaces } from '../board/hero-faces.ts';
import { ICON_PATHS } from '../board/icon-paths.ts';
import { powerText, speakOnBoard } from '../board/words.ts';
import { CLASSES } from '../content/classes.ts';
import { CLASS_NAMES, type ClassName } from '../model.ts';
import { letterOfName } from '../options.ts';
import { classOf } from './party.ts';
import { builderText } from './words.ts';

/** Colours of the classes' pictures on a sheet, in degrees of OKLCH. */
const HUES: Readonly<Record<ClassName, number>> = {
  fighter: 30,
  mystic: 300,
  rogue: 250,
  healer: 140,
};

/** The one thing that is chosen for a hero: which sheet it plays. */
export function partsOf(draft: Draft, at: number, reader: Reader): readonly BuilderPart[] {
  const hero = draft.members[at];
  if (hero === undefined) return [];
  return [
    {
      id: 'class',
      title: builderText(reader, 'class'),
      count: 1,
      chosen: hero.chosen.class ?? [],
      options: CLASS_NAMES.map((id) => {
        const mate = draft.members.find((one, place) => place !== at && classOf(one) === id);
        return {
          id,
          name: reader.say({ key: `class.${id}` }),
          help: builderText(reader, `gives.${id}`),
          mark: builderText(reader, 'marks', { health: CLASSES[id].health }),
          emblem: ICON_PATHS[id],
          ...(mate === undefined
            ? {}
            : { taken: builderText(reader, 'taken', { who: mate.name }) }),
        };
      }),
    },
  ];
}

/** A hero at a glance. */
export function faceOf(draft: Draft, at: number, reader: Reader): MemberFace {
  const name = classOf(draft.members[at] ?? { name: '', chosen: {} });
  if (name === undefined) {
    return { what: '', how: '', emblem: ICON_PATHS.hidden, numbers: [], powers: [], open: 1 };
  }
  const { health } = CLASSES[name];
  return {
    what: reader.say({ key: `class.${name}` }),
    how: '',
    emblem: ICON_PATHS[name],
    face: portraitOf(draft, at),
    numbers: [{ id: 'health', label: builderText(reader, 'number.health'), value: health }],
    powers: [],
    open: 0,
  };
}

/** The portrait of a hero. */
function portraitOf({ members }: Draft, at: number): string | undefined {
  return heroFaces(members.map(({ name }) => name))[at];
}

/** The sheet of a hero: its health, and every power with what it does. */
export function sheetOf(draft: Draft, at: number, reader: Reader): SheetData {
  speakOnBoard(reader.locale);
  const hero = draft.members[at] ?? { name: '', chosen: {} };
  const name = classOf(hero);
  if (name === undefined) {
    return { title: hero.name, line: '', emblem: ICON_PATHS.hidden, hue: 60, groups: [] };
  }
  const { health, powers } = CLASSES[name];
  return {
    title: hero.name,
    line: reader.say({ key: `class.${name}` }),
    emblem: ICON_PATHS[name],
    face: portraitOf(draft, at),
    hue: HUES[name],
    groups: [
      {
        kind: 'numbers',
        title: builderText(reader, 'sheet.numbers'),
        numbers: [{ id: 'health', label: builderText(reader, 'number.health'), value: health }],
      },
      {
        kind: 'list',
        title: builderText(reader, 'sheet.powers'),
        items: powers.map(({ id }) => ({
          id,
          label: reader.say({ key: `power.${id}` }),
          note: powerText(id) ?? '',
        })),
      },
    ],
  };
}

/** What keeps a draft from being a party: classes that are open, names that cannot be (BA-SETUP-07). */
export function faultsOf({ members }: Draft, reader: Reader): readonly DraftFault[] {
  return members.flatMap((hero, member) => {
    const who = hero.name.trim();
    const letter = letterOfName(who);
    const other = members.slice(0, member).find(({ name }) => letterOfName(name) === letter);
    const said = (message: string): DraftFault => ({ member, message });
    const number = member + 1;
    const name =
      who === ''
        ? [said(builderText(reader, 'fault.nameless', { number }))]
        : letter < 0
          ? [said(builderText(reader, 'fault.letter', { who }))]
          : other === undefined
            ? []
            : [said(builderText(reader, 'fault.same', { who, other: other.name }))];
    const open = classOf(hero) === undefined;
    const shown = who === '' ? String(number) : who;
    return [...(open ? [said(builderText(reader, 'fault.class', { who: shown }))] : []), ...name];
  });
}
