import type { ChoiceView, Option } from '@tablewright/engine';
import type { ActionFace, ActionKind, ActionsFace } from '@tablewright/table-kit/board';
import * as sign from '@tablewright/table-kit/emblems';
import { printedCard } from '../explain/index.ts';
import type { BridgeView } from '../view.ts';
import { emblemOf } from './cards/card-print.ts';
import { boardText, speakOnBoard } from './words.ts';

/** The questions whose options are actions of a turn or a combat, with what ends them. */
const ENDS: Readonly<Record<string, string>> = {
  'choice.beginning-move': 'done',
  'choice.equip': 'done',
  'choice.charity': 'done',
  'choice.final-move': 'done',
  'choice.before-the-door': 'pass',
  'choice.window-declaration': 'pass',
  'choice.window-action': 'pass',
  'choice.window-claim': 'pass',
  'choice.window-broken': 'pass',
};

/** The kinds of actions, in the order in which the bar shows them. */
const KINDS = ['move', 'equip', 'play', 'people', 'fight', 'tap', 'worlds', 'leave'] as const;
type Kind = (typeof KINDS)[number];

/** What the beginning of an option’s id says: its kind, and its picture where no card has one. */
const DEEDS: Readonly<Record<string, readonly [Kind, string]>> = {
  walk: ['move', sign.walkingBoot],
  'run-away': ['fight', sign.run],
  avoid: ['fight', sign.brain],
  'change-gear': ['fight', sign.cycle],
  equip: ['equip', sign.broadsword],
  attach: ['equip', sign.anvil],
  carry: ['equip', sign.lightBackpack],
  take: ['equip', sign.openBook],
  use: ['equip', sign.openBook],
  'pick-up': ['equip', sign.grab],
  lay: ['tap', sign.cardDraw],
  tap: ['tap', sign.cardDraw],
  play: ['play', sign.cardJoker],
  become: ['play', sign.person],
  sell: ['play', sign.coins],
  help: ['people', sign.shakingHands],
  'ask-ally': ['people', sign.threeFriends],
  rescue: ['people', sign.imprisoned],
  trade: ['people', sign.swapBag],
  'pass-item': ['people', sign.swapBag],
  'change-row': ['worlds', sign.ringedPlanet],
  'change-column': ['worlds', sign.ringedPlanet],
  'open-portal': ['worlds', sign.magicPortal],
  bend: ['worlds', sign.magicSwirl],
  'leave-game': ['leave', sign.village],
  'close-bridge': ['leave', sign.closedDoors],
};

/** What can be done in a turn or a combat as a bar of actions; what goes on stays in sight. */
export function actions(
  _view: BridgeView,
  choice: ChoiceView,
  locale: string,
): ActionsFace | undefined {
  const end = endOf(choice);
  if (end === undefined) return undefined;
  speakOnBoard(locale);
  const all = choice.options.filter(({ id }) => id !== end);
  const kinds = KINDS.map(
    (id): ActionKind => ({
      id,
      name: boardText(`board.action.${id}`),
      actions: all.filter((option) => kindOf(option) === id).map(faceOf),
    }),
  );
  return { kinds: kinds.filter((kind) => kind.actions.length > 0), end };
}

/** What ends a choice of actions; nothing of any other choice. */
export const endOf = ({ why }: ChoiceView): string | undefined => ENDS[why.key];

const deedOf = ({ id }: Option) => DEEDS[id.split('/')[0] ?? ''];

/** Options that are no deed by name are a card that is played or used, or a bonus that is declared. */
function kindOf(option: Option): Kind {
  const [kind] = deedOf(option) ?? [];
  return kind ?? (option.names?.source === undefined ? 'play' : 'fight');
}

function faceOf(option: Option): ActionFace {
  const { id, names = {} } = option;
  const card = printedCard(String(names.card ?? names.source ?? ''));
  const emblem = card === undefined ? (deedOf(option)?.[1] ?? sign.cardJoker) : emblemOf(card);
  return { id, emblem, mark: 'at-will' };
}
