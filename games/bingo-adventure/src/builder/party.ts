import { sampleOf } from '@tablewright/engine';
import {
  type Chance,
  type Draft,
  type DraftMember,
  withMember,
} from '@tablewright/table-kit/builder-data';
import { CLASS_NAMES, type ClassName } from '../model.ts';
import { DEFAULT_NAMES, letterOfName } from '../options.ts';

/** Most heroes of a party (BA-COMP-01). */
export const MOST_HEROES = 4;

/** The class of a hero, if it has one. */
export function classOf({ chosen }: DraftMember): ClassName | undefined {
  return CLASS_NAMES.find((name) => chosen.class?.includes(name));
}

/** A hero of that class, by the name that it has where nobody gives it one. */
export function heroOf(name: ClassName): DraftMember {
  return { name: DEFAULT_NAMES[name], chosen: { class: [name] } };
}

/** So many heroes of whom nothing is known. */
export function emptyParty(count: number): Draft {
  return { name: '', members: Array.from({ length: count }, () => ({ name: '', chosen: {} })) };
}

/** The party with so many heroes. */
export function resized(draft: Draft, count: number): Draft {
  const { members } = emptyParty(Math.max(0, count - draft.members.length));
  return settled({ ...draft, members: [...draft.members.slice(0, count), ...members] });
}

/** Gives a hero a class; whoever had it has that of the hero (BA-COMP-02). */
export function choose(draft: Draft, at: number, option: string): Draft {
  const wanted = CLASS_NAMES.find((name) => name === option);
  const hero = draft.members[at];
  if (wanted === undefined || hero === undefined) return draft;
  const mate = draft.members.findIndex((other) => classOf(other) === wanted);
  const own = classOf(hero);
  const freed = mate < 0 || mate === at ? draft : playing(draft, mate, own);
  return settled(playing(freed, at, wanted));
}

/** A hero with another class; a name that came with a class goes with it. */
function playing(draft: Draft, at: number, name: ClassName | undefined): Draft {
  const { name: called = '' } = draft.members[at] ?? {};
  const given = Object.values(DEFAULT_NAMES).includes(called) || called === '';
  return withMember(draft, at, {
    chosen: name === undefined ? {} : { class: [name] },
    ...(given ? { name: name === undefined ? '' : DEFAULT_NAMES[name] } : {}),
  });
}

/** The last of four has the class that is left: a single answer is not asked. */
function settled(draft: Draft): Draft {
  const left = CLASS_NAMES.filter((name) => draft.members.every((one) => classOf(one) !== name));
  const [only] = left;
  const at = draft.members.findIndex((one) => classOf(one) === undefined);
  return only === undefined || left.length > 1 || at < 0 ? draft : playing(draft, at, only);
}

/** Gives classes and names to those who have none. */
export function fill(draft: Draft, at: number | undefined, random: Chance): Draft {
  return draft.members.reduce((so, hero, place) => {
    if (at !== undefined && place !== at) return so;
    const left = CLASS_NAMES.filter((name) => so.members.every((one) => classOf(one) !== name));
    const [drawn] = sampleOf(left, 1, random);
    const wanted = classOf(so.members[place] ?? hero) ?? drawn;
    const dressed = wanted === undefined ? so : choose(so, place, wanted);
    return named(dressed, place);
  }, draft);
}

/** A name with a letter that is free, for whoever has none that can be (BA-SETUP-07). */
function named(draft: Draft, at: number): Draft {
  const { name = '' } = draft.members[at] ?? {};
  const others = draft.members.flatMap((one, place) =>
    place === at ? [] : [letterOfName(one.name)],
  );
  const letter = letterOfName(name);
  if (letter >= 0 && !others.includes(letter)) return draft;
  const free = SPARE_NAMES.find((spare) => !others.includes(letterOfName(spare))) ?? name;
  return withMember(draft, at, { name: free });
}

/** A name for each letter. */
const SPARE_NAMES = [...Object.values(DEFAULT_NAMES), 'Orla'];
