import type { ChoiceView } from '@tablewright/engine';
import type { OptionNote } from '@tablewright/table-kit/board';
import {
  attackAsked,
  carriesOrb,
  exposedTo,
  hunting,
  oddsOn,
  opportunityFor,
  type Prospect,
  pointsToDunk,
  prospectsOf,
  wardNow,
  watchersOf,
  wokenByEnding,
  wokenByTaking,
} from '../explain/index.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import { boardText, speakOnBoard } from './words.ts';

/** So many targets are named with an action. */
const MOST_TARGETS = 3;
/** So much is said of a turn at once. */
const MOST_HINTS = 3;

/** What the options of a choice do, as far as it can be counted, and advice for a first match. */
export function notes(
  view: KazzamState,
  choice: ChoiceView,
  locale: string,
): readonly OptionNote[] {
  speakOnBoard(locale);
  switch (choice.why.key) {
    case 'action':
    case 'final-action':
      return turn(view, choice);
    case 'target':
    case 'targets':
    case 'next-target':
      return targets(view, choice);
    case 'opportunity':
      return opportunity(view, choice);
    case 'miss-tokens':
      return [{ text: boardText('board.hint.results'), hint: true }];
    case 'way.move':
      return walking(view, choice);
    default:
      return [];
  }
}

function turn(view: KazzamState, { about, options }: ChoiceView): readonly OptionNote[] {
  const who = about?.who;
  if (typeof who !== 'number' || view.creatures[who] === undefined) return [];
  const prospects = new Map(options.map(({ id }) => [id, prospectsOf(view, who, id)]));
  const advice = [
    ...points(view, who, options),
    ...dangers(view, who),
    ...boldest(view, [...prospects.values()].flat()),
  ].slice(0, MOST_HINTS);
  const whole = advice.map((text): OptionNote => ({ text, hint: true }));
  return [...whole, ...options.flatMap(({ id }) => action(view, who, id, prospects.get(id) ?? []))];
}

/** What brings points at once. */
function points(
  view: KazzamState,
  who: CreatureId,
  options: ChoiceView['options'],
): readonly string[] {
  const name = nameOf(view, who);
  const mayDunk = options.some(({ id }) => id === 'dunk');
  const count = mayDunk ? pointsToDunk(view, who) : 0;
  if (count > 0) return [boardText('board.hint.dunk', { name, count })];
  return carriesOrb(view, who) ? [boardText('board.hint.carries', { name })] : [];
}

/** Who waits for a mistake. */
function dangers(view: KazzamState, who: CreatureId): readonly string[] {
  const name = nameOf(view, who);
  const said: string[] = [];
  const watchers = watchersOf(view, who);
  if (watchers.length > 0) {
    said.push(boardText('board.hint.watched', { name, others: namesOf(view, watchers) }));
  }
  const woken = wokenByEnding(view, who);
  if (woken.length > 0) {
    said.push(boardText('board.hint.wakes', { others: namesOf(view, woken) }));
  }
  const hunters = hunting(view, who);
  if (hunters.length > 0) {
    said.push(boardText('board.hint.hunted', { name, others: namesOf(view, hunters) }));
  }
  return said;
}

/** Whom a hit would take out. */
function boldest(view: KazzamState, prospects: readonly Prospect[]): readonly string[] {
  const [best] = prospects.filter(({ takesOut }) => takesOut).sort((a, b) => b.hit - a.hit);
  if (best === undefined) return [];
  const { target, hit } = best;
  return [boardText('board.hint.takes-out', { name: nameOf(view, target), chance: hit })];
}

function action(
  view: KazzamState,
  who: CreatureId,
  id: string,
  found: readonly Prospect[],
): readonly OptionNote[] {
  const said: OptionNote[] = [];
  if (found.length > 0) {
    const text = found
      .slice(0, MOST_TARGETS)
      .map(({ target, hit, damage, ward }) =>
        boardText(keyFor('board.note.hits', damage, ward), {
          name: nameOf(view, target),
          chance: hit,
          ...dealtOf(damage, ward),
        }),
      )
      .join(' · ');
    said.push({ option: id, text });
  }
  const granted = id === 'walk' ? watchersOf(view, who) : exposedTo(view, who, id);
  if (granted.length > 0) {
    const text = boardText('board.hint.grants', { others: namesOf(view, granted) });
    said.push({ option: id, text, hint: true });
  }
  const woken = id === 'pick-up' ? wokenByTaking(view, who) : [];
  if (woken.length > 0) {
    const text = boardText('board.hint.offends', { others: namesOf(view, woken) });
    said.push({ option: id, text, hint: true });
  }
  return said;
}

function targets(view: KazzamState, choice: ChoiceView): readonly OptionNote[] {
  const attack = attackAsked(view, choice);
  return choice.options.flatMap(({ id, names }) => {
    const creature = view.creatures[Number(names?.creature ?? -1)];
    if (creature === undefined) return [];
    const { hp, maxHp } = creature;
    const health = boardText('board.note.hp', { hp, most: maxHp });
    const odds = attack === undefined ? undefined : oddsOn(view, attack, Number(names?.creature));
    if (odds === undefined) return [{ option: id, text: health }];
    const { hit: chance, damage, ward } = odds;
    const key = keyFor('board.note.chance', damage?.hit, ward);
    const said = boardText(key, { chance, ...dealtOf(damage?.hit, ward) });
    return [{ option: id, text: `${said} · ${health}` }];
  });
}

/** How a chance is told: alone, with the damage, and with what Ward stops of that. */
function keyFor<K extends 'board.note.hits' | 'board.note.chance'>(
  key: K,
  damage: number | undefined,
  ward: number,
): K | `${K}-for` | `${K}-for.ward` {
  if (damage === undefined) return key;
  return ward > 0 ? `${key}-for.ward` : `${key}-for`;
}

/** Damage, what Ward stops of it, and the HP that are lost then. */
function dealtOf(damage = 0, ward = 0) {
  const stopped = Math.min(ward, damage);
  return { damage, ward: stopped, lost: damage - stopped };
}

function opportunity(view: KazzamState, { why }: ChoiceView): readonly OptionNote[] {
  const who = Number(why.params?.who ?? -1);
  const of = Number(why.params?.of ?? -1);
  const creature = view.creatures[of];
  if (creature === undefined || view.creatures[who] === undefined) return [];
  const params = {
    damage: opportunityFor(view, who, of),
    name: creature.name,
    hp: creature.hp,
  };
  const { ward, lost } = dealtOf(params.damage, wardNow(view, of).total);
  const key = ward > 0 ? 'board.note.opportunity.ward' : 'board.note.opportunity';
  return [{ option: 'yes', text: boardText(key, { ...params, ward, lost }) }];
}

function walking(view: KazzamState, { why }: ChoiceView): readonly OptionNote[] {
  const who = Number(why.params?.who ?? -1);
  const watchers = watchersOf(view, who);
  if (watchers.length === 0) return [];
  const text = boardText('board.hint.leaving', { others: namesOf(view, watchers) });
  return [{ text, hint: true }];
}

function nameOf(view: KazzamState, who: CreatureId): string {
  return view.creatures[who]?.name ?? '';
}

function namesOf(view: KazzamState, list: readonly CreatureId[]): string {
  return list.map((one) => nameOf(view, one)).join(', ');
}
