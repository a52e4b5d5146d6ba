import type { Builder, Draft } from '@tablewright/table-kit/builder-data';
import { CLASS_NAMES, type ClassName } from '../model.ts';
import { type AdventureOptions, charactersOf, controlOf, namesOf } from '../options.ts';
import { faceOf, faultsOf, partsOf, sheetOf } from './faces.ts';
import { choose, classOf, emptyParty, fill, heroOf, MOST_HEROES, resized } from './party.ts';
import { fromText, toText } from './text-form.ts';
import { builderText } from './words.ts';

/** A party as the settings of a match name it. */
interface Party {
  readonly characters: readonly ClassName[];
  readonly names: readonly string[];
}

/** How a party of heroes is put together: settings of the match (BA-COMP-01, BA-COMP-02, BA-SETUP-07). */
export const BUILDER: Builder<Party> = {
  nouns: (reader) => ({
    team: builderText(reader, 'party'),
    teamName: builderText(reader, 'party'),
    members: builderText(reader, 'heroes'),
  }),
  least: 1,
  most: MOST_HEROES,
  named: false,
  longestName: 24,
  empty: emptyParty,
  ready: () => [],
  draftOf,
  contentOf,
  faults: faultsOf,
  parts: partsOf,
  choose: (draft, at, _part, option) => choose(draft, at, option),
  fill,
  resized,
  face: faceOf,
  sheet: sheetOf,
  toText,
  fromText,
  settings: {
    read: (options, seatCount) => {
      const set = { ...UNSET, ...options } as unknown as AdventureOptions;
      const characters = charactersOf(set, seatCount);
      const names = namesOf(set, seatCount);
      return draftOf({ characters, names });
    },
    write: (draft, options) => {
      const { characters, names } = contentOf(draft);
      const set = { ...UNSET, ...options } as unknown as AdventureOptions;
      // Who plays whom is listed for each hero, and means nothing for another number of them.
      const fits = controlOf(set, MOST_HEROES).length === characters.length;
      return { characters, names, ...(set.control.length === 0 || fits ? {} : { control: [] }) };
    },
  },
};

const UNSET = { characters: [], names: [], control: [] };

function draftOf({ characters, names }: Party): Draft {
  const members = characters.map((name, at) => {
    const hero = heroOf(name);
    return { ...hero, name: names[at] ?? hero.name };
  });
  return { name: '', members };
}

function contentOf({ members }: Draft): Party {
  return {
    characters: members.map((hero) => classOf(hero) ?? CLASS_NAMES[0]),
    names: members.map(({ name }) => name.trim()),
  };
}
