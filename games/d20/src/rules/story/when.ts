import type { When } from '../../content/adventure-deeds.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { momentOf, partyOf, personHere, playing } from '../adventure/adventure.ts';
import { spellsOf } from '../bearers/known-spells.ts';
import { creatureOf, isUp } from '../creature.ts';
import { isHere } from '../place/distance.ts';
import { carriesLight } from '../place/sight.ts';
import { readyFoes } from './ready-foes.ts';

/** Whether something holds now. */
export function holds(t: D20, when: When | undefined): boolean {
  if (when === undefined) return true;
  if ('all' in when) return when.all.every((one) => holds(t, one));
  if ('any' in when) return when.any.some((one) => holds(t, one));
  if ('not' in when) return !holds(t, when.not);
  return 'attitude' in when || 'person' in when || 'foes' in when
    ? holdsOfPeople(t, when)
    : holdsOfStory(t, when);
}

type OfPeople = Extract<When, { attitude: string } | { person: string } | { foes: string }>;
type OfStory = Exclude<When, OfPeople | { all: unknown } | { any: unknown } | { not: unknown }>;

function holdsOfPeople(t: D20, when: OfPeople): boolean {
  if ('attitude' in when) return personHere(t, when.attitude)?.attitude === when.is;
  if ('person' in when) {
    const person = personHere(t, when.person);
    if (person === undefined) return false;
    if (when.is === 'here') return isHere(person);
    return when.is === 'alive' ? person.life === 'alive' : !isUp(person);
  }
  const ids = playing(t).story.rows[when.foes] ?? [];
  const out = ids.map((id) => creatureOf(t.state, id)).filter((one) => !(isUp(one) && isHere(one)));
  return ids.length > 0 && out.length >= ids.length * when.down;
}

function holdsOfStory(t: D20, when: OfStory): boolean {
  const { story } = playing(t);
  if ('flag' in when) return story.flags.includes(when.flag);
  if ('counter' in when) return (story.counters[when.counter] ?? 0) >= when.atLeast;
  if ('fact' in when) return story.facts.includes(when.fact);
  if ('past' in when) return t.state.clock >= momentOf(story, when.past);
  if ('round' in when) return t.state.clock - story.entered >= when.round - 1;
  if ('from' in when) return story.from === when.from;
  if ('has' in when)
    return partyOf(t).some(({ items }) => items.some(({ kind }) => kind === when.has));
  if ('party' in when) return partyOf(t).length >= when.party;
  if ('task' in when) {
    const key = `${story.scene}/${when.task}`;
    return when.is === 'done' ? story.done.includes(key) : (story.failed[key] ?? 0) > 0;
  }
  if ('quiet' in when) return readyFoes(t).length === 0;
  if ('flame' in when) return t.state.creatures.some((one) => isHere(one) && carriesLight(t, one));
  return partyOf(t).some((one) => isAble(t, one, when.can));
}

/** What somebody could do about something. */
function isAble(t: D20, creature: Creature, what: 'turn-undead' | 'fire' | 'cure'): boolean {
  if (!isUp(creature)) return false;
  if (what === 'turn-undead') return creature.traits.includes('turn-away-undead');
  if (what === 'cure') return spellsOf(t, creature).some(({ id }) => id.startsWith('cure-'));
  return creature.items.some(({ kind }) => FIRE.includes(kind));
}

/** Things that make fire. */
const FIRE: readonly string[] = [
  'torches',
  'lantern',
  'oil-flask',
  'plasma-cutter',
  'flame-projector',
];
