import type { SeenCard } from '@tablewright/cards';
import type {
  Card,
  CardBack,
  CardFact,
  CardGround,
  CardInPlay,
  CardLine,
  HiddenCard,
} from '@tablewright/table-kit/cards';
import * as sign from '@tablewright/table-kit/emblems';
import { DECK_EMBLEMS, SLOT_EMBLEMS, TAG_EMBLEMS, TYPE_EMBLEMS } from '../../content/emblems.ts';
import { describeActions, describeCondition, describeEffect } from '../../effects/describe.ts';
import { dieOfLevel, idOf, type PrintedCard, printedCard } from '../../explain/index.ts';
import { boardText, boardTextIfKnown, printed, signed } from '../words.ts';

/** What pictures of a kind stand on: known from afar. */
const GROUNDS: Readonly<Record<string, CardGround>> = {
  monster: { scene: 'land', hue: 28 },
  monsterEnhancer: { scene: 'rays', hue: 28 },
  curse: { scene: 'rings', hue: 320 },
  trap: { scene: 'arch', hue: 20 },
  disaster: { scene: 'rings', hue: 20 },
  wandering: { scene: 'land', hue: 60 },
  portal: { scene: 'chart', hue: 275 },
  world: { scene: 'chart', hue: 255 },
  item: { scene: 'lozenges', hue: 75 },
  steed: { scene: 'land', hue: 110 },
  ally: { scene: 'rays', hue: 160 },
  itemEnhancer: { scene: 'lozenges', hue: 40 },
  potion: { scene: 'waves', hue: 195 },
  helper: { scene: 'rays', hue: 85 },
  gual: { scene: 'rays', hue: 95 },
  power: { scene: 'rays', hue: 300 },
  dust: { scene: 'rings', hue: 200 },
  spell: { scene: 'rings', hue: 280 },
};
const IDENTITY: CardGround = { scene: 'arch', hue: 230 };

/** Hues of the decks, by what the backs of their cards say. */
const HUES: Readonly<Record<string, number>> = {
  DOOR: 45,
  TREA: 90,
  WORLD: 262,
  DUST: 200,
  SPEL: 300,
};

/** The back of a card of that deck. */
export function backOf(deck: string): CardBack {
  const name = boardTextIfKnown(`board.back.${deck}`) ?? boardText('board.back.own');
  return { deck, name, hue: HUES[deck] ?? 160, emblem: DECK_EMBLEMS[deck] ?? sign.cardJoker };
}

/** A card with its face up, in the reader’s words. */
export function faceOf(id: string, { tapped = false } = {}): Card {
  const card = printedCard(id);
  const deck = /^[A-Za-z]+-([A-Z]+)-/.exec(id)?.[1] ?? 'own';
  const looks = { id, design: idOf(id), back: backOf(deck), ...(tapped ? { tapped } : {}) };
  if (card === undefined) {
    const kind = boardText('board.card.own');
    return { ...looks, name: idOf(id), kind, ground: IDENTITY, emblem: sign.cardJoker };
  }
  const corner = cornerOf(card);
  return {
    ...looks,
    name: card.name,
    kind: kindOf(card),
    ground: GROUNDS[card.type] ?? IDENTITY,
    emblem: emblemOf(card),
    lines: linesOf(card),
    facts: factsOf(card),
    ...(corner === undefined ? {} : { corner }),
    ...(card.tags.length === 0
      ? {}
      : { tags: card.tags.map((tag) => boardText('board.card.tag', { tag })) }),
  };
}

/** The picture of a card. */
export function emblemOf(card: PrintedCard): string {
  const byTag = card.type === 'monster' ? card.tags.flatMap((tag) => TAG_EMBLEMS[tag] ?? []) : [];
  const slot = 'slot' in card ? card.slot : card.type;
  return (
    byTag[0] ??
    (card.type === 'item' ? SLOT_EMBLEMS[slot] : undefined) ??
    TYPE_EMBLEMS[card.type] ??
    SLOT_EMBLEMS[slot] ??
    sign.cardJoker
  );
}

function kindOf(card: PrintedCard): string {
  const more: string[] = [];
  if (card.type === 'item') {
    if (card.slot === 'hand' || card.hands > 0)
      more.push(boardText('board.kind.hands', { count: card.hands }));
    else if (card.slot !== 'none') more.push(boardText(`board.slot.${card.slot}`));
  }
  if ('isBig' in card && card.isBig) more.push(boardText('board.kind.big'));
  if (card.type === 'power') more.push(boardText('board.kind.rank', { rank: card.rank }));
  if (card.type === 'portal') more.push(printed({ key: `scope.${card.scope}` }));
  if (card.type === 'itemEnhancer' && card.fits !== 'any')
    more.push(boardText(`board.kind.fits.${card.fits}`));
  return [boardText(`board.kind.${card.type}`), ...more].join(' · ');
}

/** A bonus as it is printed: a number, dice, or what is counted. */
export function bonusText(bonus: unknown): string | undefined {
  if (bonus === 0) return undefined;
  if (typeof bonus === 'number') return signed(bonus);
  if (typeof bonus === 'string') return printed({ key: `amount.${bonus}.more` });
  if (typeof bonus !== 'object' || bonus === null || !('dice' in bonus)) return undefined;
  const { dice, sides, sign: way } = bonus as { dice: number; sides: number; sign: number };
  const die = boardText('board.foe.die', { sides });
  return `${way < 0 ? '−' : '+'}${dice === 1 ? '' : dice}${die}`;
}

function cornerOf(card: PrintedCard): CardFact | undefined {
  if (card.type === 'monster') return { label: boardText('board.level'), value: card.level };
  if (card.type === 'power') return { label: boardText('board.kind.power'), value: card.rank };
  const bonus = 'bonus' in card ? bonusText(card.bonus) : undefined;
  if (bonus !== undefined) return { label: boardText('board.fact.bonus'), value: bonus };
  if (card.type === 'potion' && card.plus !== undefined)
    return { label: boardText('board.fact.bonus'), value: signed(card.plus) };
  return undefined;
}

function factsOf(card: PrintedCard): readonly CardFact[] {
  const facts: CardFact[] = [];
  if (card.type === 'monster') {
    const { sides, plus } = dieOfLevel(card.level);
    const die = `${boardText('board.foe.die', { sides })}${plus > 0 ? signed(plus) : ''}`;
    facts.push(
      { label: boardText('board.fact.die'), value: die, emblem: sign.diceTwentyFacesTwenty },
      { label: boardText('board.travels'), value: card.travels, emblem: sign.compass },
      {
        label: boardText('board.fact.treasures'),
        value: card.treasures,
        emblem: sign.openTreasureChest,
      },
    );
  }
  if ('side' in card && bonusText(card.bonus) !== undefined) {
    const emblem = card.side === 'DEF' ? sign.shield : sign.crossedSwords;
    const side = boardText(`board.side.${card.side}`);
    facts.push({ label: boardText('board.fact.bonus'), value: side, emblem });
  }
  if (card.gold !== undefined)
    facts.push({ label: boardText('board.fact.gold'), value: card.gold, emblem: sign.twoCoins });
  return facts;
}

/** What a card says: who may use it, what it does, and the Bad Stuff of a monster. */
export function linesOf(card: PrintedCard): readonly CardLine[] {
  const lines: CardLine[] = [];
  if ('usableBy' in card && card.usableBy.length > 0) {
    const said = card.usableBy.map((one) => printed(describeCondition(one)));
    lines.push({
      text: boardText('board.card.usable', { if: said.join(', ') }),
      emblem: sign.padlock,
    });
  }
  for (const effect of card.effects) lines.push({ text: printed(describeEffect(effect)) });
  if (card.type === 'monster') {
    const text =
      card.bad.length === 0
        ? boardText('board.card.bad.none')
        : boardText('board.card.bad', { does: printed(describeActions(card.bad)) });
    lines.push({ text, emblem: sign.skullCrossedBones });
  }
  return lines;
}

/** A card in a sentence or two: what it is, its bonus, and what it does. */
export function briefOf(card: PrintedCard): string {
  const bonus = 'bonus' in card ? bonusText(card.bonus) : undefined;
  const side = 'side' in card ? ` ${boardText(`board.side.${card.side}`)}` : '';
  const what = bonus === undefined ? kindOf(card) : `${kindOf(card)}, ${bonus}${side}`;
  const level =
    card.type === 'monster' ? ` · ${boardText('board.foe.level', { level: card.level })}` : '';
  return [`${what}${level}.`, ...linesOf(card).map(({ text }) => text)].join(' ');
}

/** What a card is worth at a glance: what it is, its bonus, its gold. */
export function shortOf(card: PrintedCard): string {
  const bonus = 'bonus' in card ? bonusText(card.bonus) : undefined;
  const side = 'side' in card ? ` ${boardText(`board.side.${card.side}`)}` : '';
  return [
    kindOf(card),
    ...(bonus === undefined ? [] : [`${bonus}${side}`]),
    ...(card.gold === undefined ? [] : [`${card.gold} ${boardText('board.fact.gold')}`]),
  ].join(' · ');
}

/** Whether this observer sees the face of a card. */
const isSeen = (one: SeenCard): one is SeenCard & { readonly card: string } =>
  one.card !== undefined;

/** Cards of a place as they lie there: faces as far as they are seen, and what is attached to them. */
export function inPlayOf(
  cards: readonly SeenCard[] | undefined,
  { tapped = false } = {},
): readonly CardInPlay[] {
  return (cards ?? []).flatMap((one): readonly CardInPlay[] => {
    if (!isSeen(one)) {
      const hidden: HiddenCard = { back: backOf(one.back) };
      return Array.from({ length: one.count ?? 1 }, () => ({ card: hidden }));
    }
    const attached = (one.on ?? []).filter(isSeen).map(({ card }) => faceOf(card));
    return [{ card: faceOf(one.card, { tapped }), ...(attached.length > 0 ? { attached } : {}) }];
  });
}

/** Those cards of a place whose faces are seen. */
export function facesOf(cards: readonly SeenCard[] | undefined): readonly Card[] {
  return (cards ?? []).filter(isSeen).map(({ card }) => faceOf(card));
}

/** Of those whose faces are not seen, how many there are of each back. */
export function backsOf(
  cards: readonly SeenCard[] | undefined,
): readonly { readonly back: CardBack; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const one of cards ?? [])
    if (!isSeen(one)) counts.set(one.back, (counts.get(one.back) ?? 0) + (one.count ?? 1));
  return [...counts].map(([deck, count]) => ({ back: backOf(deck), count }));
}

/** How many cards lie at a place. */
export function countOf(cards: readonly SeenCard[] | undefined): number {
  return (cards ?? []).reduce((sum, { count = 1 }) => sum + count, 0);
}
