import type { ChoiceView, Option } from '@tablewright/engine';
import type { ActionFace, ActionKind, ActionsFace } from '@tablewright/table-kit/board';
import * as sign from '@tablewright/table-kit/emblems';
import { attackOdds, creatureIn, isMeantFor, turnLeft } from '../explain/index.ts';
import type { D20View } from '../view.ts';
import { gearEmblem } from './emblem-of.ts';
import { attackWords } from './odds-words.ts';
import { boardText, speakOnBoard } from './words.ts';

/** The kinds of deeds, in the order in which the bar shows them. */
const KINDS = ['attack', 'cast', 'power', 'task', 'people', 'item', 'way'] as const;
type Kind = (typeof KINDS)[number];

/** What the id of a deed begins with, and of which kind it is; the first that fits. */
const BEGINNINGS: readonly (readonly [start: string, kind: Kind, emblem?: string])[] = [
  ['attack-', 'attack'],
  ['grapple-', 'attack', sign.grab],
  ['let-go-', 'attack', sign.hand],
  ['cast-', 'cast', sign.magicSwirl],
  ['end-turn', 'way'],
  ['end-', 'cast', sign.brokenHeartZone],
  ['power-', 'power', sign.starSwirl],
  ['task-', 'task', sign.scrollUnfurled],
  ['unlisted', 'task', sign.brainstorm],
  ['improvise', 'task', sign.brainstorm],
  ['appeal-', 'people', sign.shouting],
  ['talk-', 'people', sign.shouting],
  ['assault-', 'people', sign.crossedSwords],
  ['carouse', 'people', sign.beerStein],
  ['wake-', 'people', sign.bugleCall],
  ['tend-', 'people', sign.healing],
  ['surgery-', 'people', sign.healing],
  ['patch-', 'people', sign.anvil],
  ['repair-', 'people', sign.anvil],
  ['extinguish-', 'people', sign.river],
  ['unhack-', 'people', sign.electric],
  ['reset-', 'people', sign.cycle],
  ['cool-', 'people', sign.snowflake],
  ['use-', 'item'],
  ['load-', 'item'],
  ['draw-', 'item'],
  ['drop-', 'item'],
  ['stow-', 'item'],
  ['pick-up-', 'item'],
  ['hand-', 'item'],
  ['put-on-', 'item'],
  ['take-off-', 'item'],
  ['special-item', 'item', sign.openTreasureChest],
  ['buy', 'item', sign.coins],
  ['sell', 'item', sign.coins],
  ['research', 'task', sign.openBook],
  ['exit-', 'way', sign.walkingBoot],
  ['retreat-', 'way', sign.run],
  ['towards-', 'way', sign.walkingBoot],
  ['away-', 'way', sign.run],
  ['rest', 'way', sign.campfire],
];

/** Kinds that take the action of a turn: each tells how many are left. */
const TAKE_ACTIONS: readonly Kind[] = ['attack', 'cast', 'power', 'task', 'people'];
/** Between fights the story comes first. */
const CALM_KINDS = ['task', 'people', 'way', 'cast', 'power', 'item', 'attack'] as const;

/**
 * What a turn, or a while between fights, can be made of, as a bar; walks are made on the map. What companions could do
 * comes after one’s own, by whom it is.
 */
export function actions(
  view: D20View,
  choice: ChoiceView,
  locale: string,
): ActionsFace | undefined {
  const { key } = choice.why;
  if (key !== 'choice.deed' && key !== 'choice.calm') return undefined;
  speakOnBoard(locale);
  const all = sensibleFirst(
    view,
    choice.options.filter(({ id }) => id !== END),
  );
  const left = turnLeft(view)?.actions ?? 0;
  const kinds = (key === 'choice.calm' ? CALM_KINDS : KINDS).map((id): ActionKind => {
    const counted = key === 'choice.deed' && left > 0 && TAKE_ACTIONS.includes(id);
    return {
      id,
      name: boardText(`board.action.${id}`),
      ...(counted ? { left } : {}),
      actions: all
        .filter((option) => byOf(option) === undefined && beginningOf(option)?.[1] === id)
        .map((option) => faceOf(view, option)),
    };
  });
  return {
    kinds: [...kinds, ...ofCompanions(view, all)].filter((kind) => kind.actions.length > 0),
    ...(choice.options.some(({ id }) => id === END) ? { end: END } : {}),
  };
}

const END = 'end-turn';

/** Whose deed it is, if it is a companion’s. */
const byOf = ({ names }: Option): number | undefined =>
  names?.by === undefined ? undefined : Number(names.by);

/** What each companion could do, the story first. */
function ofCompanions(view: D20View, all: readonly Option[]): readonly ActionKind[] {
  const place = (option: Option) => CALM_KINDS.indexOf(beginningOf(option)?.[1] ?? 'attack');
  return [...new Set(all.flatMap((option) => byOf(option) ?? []))].map((by) => ({
    id: `by-${by}`,
    name: creatureIn(view, by)?.name ?? '',
    actions: all
      .filter((option) => byOf(option) === by && beginningOf(option) !== undefined)
      .toSorted((a, b) => place(a) - place(b))
      .map((option) => faceOf(view, option)),
  }));
}

/** Spells on those for whom they are not meant, such as missiles on friends, come last of all. */
function sensibleFirst(view: D20View, options: readonly Option[]): readonly Option[] {
  const isOdd = ({ names = {} }: Option): number => {
    const { spell, form, creature } = names;
    if (typeof spell !== 'string' || typeof creature !== 'number') return 0;
    return isMeantFor(view, spell, String(form ?? spell), creature) ? 0 : 1;
  };
  return options.toSorted((a, b) => isOdd(a) - isOdd(b));
}

function beginningOf({ id, names }: Option): (typeof BEGINNINGS)[number] | undefined {
  const own = id.replace(/^by-\d+-/, '');
  const found = BEGINNINGS.find(([start]) => own.startsWith(start));
  if (found !== undefined) return found;
  return names?.power === undefined ? undefined : [own, 'power', sign.starSwirl];
}

function faceOf(view: D20View, option: Option): ActionFace {
  const { id, names = {} } = option;
  const emblem =
    beginningOf(option)?.[2] ??
    (typeof names.item === 'string' ? gearEmblem(names.item) : attackEmblem(String(names.attack)));
  const says = promised(view, option);
  return { id, emblem, mark: 'at-will', ...(says === undefined ? {} : { says }) };
}

/** A weapon, or what a body attacks with. */
function attackEmblem(attack: string): string {
  const weapon = attack.replace(/-(melee|thrown|ranged)$/, '');
  const emblem = gearEmblem(weapon);
  return emblem === sign.knapsack ? sign.crossedSwords : emblem;
}

/** What an attack promises, as far as it is known without what has been heard. */
function promised(view: D20View, { names = {} }: Option): string | undefined {
  const who = view.combat?.turn?.creature;
  const { attack, creature } = names;
  if (who === undefined || typeof attack !== 'string' || typeof creature !== 'number')
    return undefined;
  const odds = attackOdds(view, [], who, attack, creature);
  return odds === undefined ? undefined : attackWords(odds);
}
