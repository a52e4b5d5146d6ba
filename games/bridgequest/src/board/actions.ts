import type { ChoiceView, Option } from '@tablewright/engine';
import type { ActionFace, ActionKind, ActionsFace } from '@tablewright/table-kit/board';
import * as sign from '@tablewright/table-kit/emblems';
import { type PrintedCard, printedCard } from '../explain/index.ts';
import type { BridgeView } from '../view.ts';
import { emblemOf } from './cards/card-print.ts';
import { putAwayText } from './put-away.ts';
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
const KINDS = [
  'move',
  'declare',
  'equip',
  'play',
  'people',
  'avoid',
  'fight',
  'tap',
  'bridge',
] as const;
type Kind = (typeof KINDS)[number];

/** What the beginning of an option’s id says: its kind, and its picture where no card has one. */
const DEEDS: Readonly<Record<string, readonly [Kind, string]>> = {
  walk: ['move', sign.walkingBoot],
  'run-away': ['fight', sign.run],
  avoid: ['avoid', sign.brain],
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
  'change-row': ['bridge', sign.ringedPlanet],
  'change-column': ['bridge', sign.ringedPlanet],
  'open-portal': ['bridge', sign.magicPortal],
  bend: ['bridge', sign.magicSwirl],
  'leave-game': ['bridge', sign.village],
  'close-bridge': ['bridge', sign.closedDoors],
};

/** What can be done in a turn or a combat as a bar of actions; what goes on stays in sight. */
export function actions(
  view: BridgeView,
  choice: ChoiceView,
  locale: string,
): ActionsFace | undefined {
  const end = endOf(choice);
  if (end === undefined) return undefined;
  speakOnBoard(locale);
  const worthOf = worthFor(view, choice.seat);
  const all = choice.options
    .filter(({ id }) => id !== end)
    .toSorted((a, b) => worthOf(b) - worthOf(a));
  const kinds = KINDS.map(
    (id): ActionKind => ({
      id,
      name: boardText(`board.action.${id}`),
      actions: all
        .filter((option) => kindOf(option) === id)
        .map((option) => faceOf(view, choice.seat, option)),
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
  return kind ?? (option.names?.source === undefined ? 'play' : 'declare');
}

function faceOf(view: BridgeView, seat: number, option: Option): ActionFace {
  const { id, names = {} } = option;
  const card = printedCard(String(names.card ?? names.source ?? ''));
  const emblem = card === undefined ? (deedOf(option)?.[1] ?? sign.cardJoker) : emblemOf(card);
  const says = putAwayText(view, seat, option);
  return { id, emblem, mark: 'at-will', ...(says === undefined ? {} : { says }) };
}

/** Below every bonus that a card has: what finds no room comes after what does. */
const NO_ROOM = -100;
/** Of what is no gear: after it, in the order of the rules. */
const NO_GEAR = -1000;

/** By what the actions of a kind are ordered: gear for which there is room first, the strongest on top. */
function worthFor({ rooms }: BridgeView, seat: number): (option: Option) => number {
  const slots = rooms?.[seat]?.slots;
  return ({ id, names = {} }) => {
    const card = id.startsWith('equip/') ? printedCard(String(names.card)) : undefined;
    if (card === undefined) return NO_GEAR;
    const [slot, needs] = needOf(card);
    const room =
      slots === undefined || !Object.hasOwn(slots, slot) ? undefined : slots[slot as 'hand'];
    const fits = room === undefined || room.used + needs <= room.of;
    return bonusOf(card) + (fits ? 0 : NO_ROOM);
  };
}

/** Which slot gear takes, and how much of it. */
function needOf(card: PrintedCard): readonly [slot: string, needs: number] {
  if (card.type !== 'item') return [card.type, 1];
  return [card.slot, card.slot === 'hand' ? card.hands : 1];
}

/** What a card adds to a fight, dice as their average. */
function bonusOf(card: PrintedCard): number {
  const { bonus = 0 } = card as { readonly bonus?: unknown };
  if (typeof bonus === 'number') return bonus;
  if (typeof bonus !== 'object' || bonus === null || !('dice' in bonus)) return 0;
  const { dice, sides, sign: way } = bonus as { dice: number; sides: number; sign: number };
  return (way < 0 ? -1 : 1) * dice * ((sides + 1) / 2);
}
