import type { ChoiceView, Option } from '@tablewright/engine';
import type { OptionNote } from '@tablewright/table-kit/board';
import { LOCATIONS, spotOf } from '../bridge/layout.ts';
import { calledOf, type PrintedCard, printedCard } from '../explain/index.ts';
import type { BridgeView } from '../view.ts';
import { endOf } from './actions.ts';
import { briefOf, linesOf, shortOf } from './cards/card-print.ts';
import { checkNotes, deedText, isCheck } from './deed-notes.ts';
import { pricesOf } from './offers.ts';
import { putAwayText } from './put-away.ts';
import { boardText, boardTextIfKnown, speakOnBoard } from './words.ts';

type Says = (view: BridgeView, choice: ChoiceView) => readonly OptionNote[];

/** What is said of questions beside their actions, by their keys. */
const SAYS: Readonly<Record<string, Says>> = {
  'choice.ask-which-ally': (_, { options }) => options.map(allyNote),
  'choice.discard': (_, { options, why }) => [...whatFor(why.rule), ...options.flatMap(goingOff)],
  'choice.take': (_, { options }) => ofCards(options, briefOf),
  'choice.fetch': (_, { options }) => ofCards(options, briefOf),
  'choice.pick-treasure': (_, { options }) => ofCards(options, briefOf),
  'choice.join-from-hand': (_, { options }) => ofCards(options, briefOf),
  'choice.sort': (_, { options }) => ofCards(options, briefOf),
  'choice.room': (_, { options }) => [
    { option: 'loot', text: boardText('board.note.loot') },
    ...ofCards(options, briefOf),
  ],
  'choice.way': aboutWays,
  'choice.help-or-not': aboutHelping,
  'choice.share-of-helper': aboutSharing,
  'choice.trade-or-not': (_, { why }) => [
    ...cardsNamed(why.params?.gives),
    ...cardsNamed(why.params?.takes),
  ],
  'choice.change-gear': (view, { seat, options }) =>
    options.flatMap((one) => actionNote(view, seat, one)),
  'choice.re-enter': () => [
    { option: 'yes', text: boardText('board.note.back') },
    { option: 'no', text: boardText('board.note.gone') },
  ],
  'choice.sell': (_, { options }) => ofCards(options, shortOf),
  'choice.lose': (_, { options }) => ofCards(options, shortOf),
  'choice.lose-gold': (_, { options }) => ofCards(options, shortOf),
  'choice.trade-give': (_, { options }) => ofCards(options, shortOf),
  'choice.trade-take': (_, { options }) => ofCards(options, shortOf),
  'choice.pass-what': (_, { options }) => ofCards(options, shortOf),
  'choice.tap-for-slot': (_, { options }) => ofCards(options, shortOf),
  'choice.run-from': (_, { options }) => options.flatMap(badStuff),
  'choice.attack-or-not': (view, { options }) => options.flatMap((one) => strengthOf(view, one)),
  'choice.cancel-curse': (_, { why }) => aboutCard(why.params?.card),
  'choice.curse-whom': (_, { why }) => aboutCard(why.params?.card),
  'choice.wandering-step': whoWanders,
  'choice.rule-take': whoseCards,
};

/** What the options of a choice do, as far as what they name says it. */
export function notes(view: BridgeView, choice: ChoiceView, locale: string): readonly OptionNote[] {
  speakOnBoard(locale);
  const [only, more] = choice.options ?? [];
  if (only?.id === 'pass' && more === undefined)
    return [{ text: boardText('board.note.only-pass') }];
  if (isCheck(choice)) return checkNotes(view, choice);
  const says = SAYS[choice.why.key];
  if (says !== undefined) return says(view, choice);
  if (endOf(choice) === undefined) return [];
  return [
    ...whyNoWalk(view, choice),
    ...choice.options.flatMap((one) => actionNote(view, choice.seat, one)),
  ];
}

/** What an action of a turn or a combat does: what its card says, and whom it is about. */
function actionNote(view: BridgeView, seat: number, option: Option): readonly OptionNote[] {
  const { id, names = {} } = option;
  if (id.startsWith('help/')) return strengthOf(view, option);
  // What is avoided is what the monster’s card says.
  const card = printedCard(String(names.card ?? names.source ?? names.foe ?? ''));
  const deed = deedText(view, seat, option);
  const putAway = putAwayText(view, seat, option);
  const text = [
    ...(putAway === undefined ? [] : [putAway]),
    ...(card === undefined ? [] : [briefOf(card)]),
    ...(deed === undefined ? [] : [deed]),
  ].join(' ');
  if (text === '') return [];
  if (!id.startsWith('lay/')) return [{ option: id, text }];
  return [{ option: id, text: `${boardText('board.note.lay')} ${text}` }];
}

/** What the cards say that options name. */
function ofCards(
  options: readonly Option[],
  say: (card: PrintedCard) => string,
): readonly OptionNote[] {
  return options.flatMap(({ id, names = {} }) => {
    const card = printedCard(String(names.card ?? ''));
    return card === undefined ? [] : [{ option: id, text: say(card) }];
  });
}

/** Before whom the cards lie that a game master may take away. */
function whoseCards(view: BridgeView, { fields = [] }: ChoiceView): readonly OptionNote[] {
  const lying = (card: string) => (place: string) =>
    view.cards[place]?.some((one) => one.card === card) === true;
  return fields.flatMap(({ choice }) =>
    choice.options.flatMap(({ id, names = {} }) => {
      const place = Object.keys(view.cards).find(lying(String(names.card ?? '')));
      const name = view.heroes[Number(place?.split('/')[1] ?? -1)]?.sheet.name;
      return name === undefined
        ? []
        : [{ option: id, text: boardText('board.note.lies', { name }) }];
    }),
  );
}

/** What a card does that a question is about. */
function aboutCard(said: unknown): readonly OptionNote[] {
  if (typeof said !== 'object' || said === null || !('key' in said)) return [];
  const card = printedCard(String(said.key).replace(/^card\./, ''));
  return card === undefined ? [] : [{ text: briefOf(card) }];
}

/** What an ally is rolled under (BQ-ALLY-02). */
function allyNote({ id, names = {} }: Option): OptionNote {
  return { option: id, text: boardText('board.sheet.under', { n: Number(names.n) }) };
}

/** What cards of the hand are discarded for, by the rule that asks for them. */
const PAYS = {
  'BQ-CHG-06': 'board.note.for.change',
  'BQ-PORT-06': 'board.note.for.portal',
  'BQ-ALLY-02': 'board.note.for.ally',
  'BQ-CAPT-04': 'board.note.for.rescue',
} as const;

function whatFor(rule: string | undefined): readonly OptionNote[] {
  return rule === undefined || !Object.hasOwn(PAYS, rule)
    ? []
    : [{ text: boardText(PAYS[rule as keyof typeof PAYS]) }];
}

/** What a card does that leaves the hand for the discards (BQ-CARD-05); most do nothing. */
function goingOff({ id, names = {} }: Option): readonly OptionNote[] {
  const type = printedCard(String(names.card ?? ''))?.type;
  const text = boardTextIfKnown(`board.discard.${type}`);
  return text === undefined ? [] : [{ option: id, text }];
}

/** What it costs to be caught by a monster. */
function badStuff({ id, names = {} }: Option): readonly OptionNote[] {
  const foe = String(names.foe ?? '');
  const card = printedCard(foe.split('*')[0] ?? foe);
  const text = card === undefined ? boardText('board.foe.death') : linesOf(card).at(-1)?.text;
  return foe === '' || text === undefined ? [] : [{ option: id, text }];
}

/** What a hero would have in a fight as it stands. */
function strengthOf({ rooms }: BridgeView, { id, names = {} }: Option): readonly OptionNote[] {
  const strength = rooms?.[Number(names.seat ?? -1)]?.strength;
  if (strength === undefined) return [];
  const sumOf = (side: 'att' | 'def'): number => strength[side].reduce((sum, { n }) => sum + n, 0);
  return [
    { option: id, text: boardText('board.foe.split', { att: sumOf('att'), def: sumOf('def') }) },
  ];
}

/** What somebody has in a fight as it stands, as words. */
function bringing(
  { rooms }: BridgeView,
  seat: number,
  key: 'board.note.partner' | 'board.note.helping',
): readonly OptionNote[] {
  const strength = rooms?.[seat]?.strength;
  if (strength === undefined) return [];
  const sumOf = (side: 'att' | 'def') => strength[side].reduce((sum, { n }) => sum + n, 0);
  return [{ text: boardText(key, { att: sumOf('att'), def: sumOf('def') }) }];
}

/** What it is to help: what one brings, and what can come of it (BQ-CMB-40). */
function aboutHelping(view: BridgeView, { seat }: ChoiceView): readonly OptionNote[] {
  return bringing(view, seat, 'board.note.helping').map((note) => ({ ...note, option: 'agree' }));
}

/** What whoever is asked for help brings, and what there is to share (BQ-CMB-46). */
function aboutSharing(view: BridgeView, { why }: ChoiceView): readonly OptionNote[] {
  const { partner } = why.params ?? {};
  const seat = typeof partner === 'object' && 'seat' in partner ? partner.seat : undefined;
  const foes = view.sums?.foes ?? [];
  const treasures = foes.reduce((sum, { reward }) => sum + reward.treasures, 0);
  return [
    ...(seat === undefined ? [] : bringing(view, seat, 'board.note.partner')),
    { text: boardText('board.note.pays', { treasures }) },
  ];
}

/** Of cards that a question names, each by its name. */
function cardsNamed(said: unknown): readonly OptionNote[] {
  const all: readonly unknown[] = Array.isArray(said) ? said : [said];
  return all.flatMap((one) => {
    if (typeof one !== 'object' || one === null || !('key' in one)) return [];
    const id = String(one.key).replace(/^card\./, '');
    const card = printedCard(id);
    if (card === undefined) return [];
    return [{ text: boardText('board.note.of-card', { card: calledOf(id), text: briefOf(card) }) }];
  });
}

/** Where ways lead; and before any is taken that one of them begins Boss Mode (BQ-BOSS-01). */
function aboutWays(view: BridgeView, choice: ChoiceView): readonly OptionNote[] {
  const { options } = choice;
  const priceOf = pricesOf(choice);
  const worlds = options.flatMap((one, at): readonly OptionNote[] => {
    // Where the hero stands costs nothing.
    const n = at === choice.from ? 0 : priceOf(one.id);
    const price = n > 0 && Number.isFinite(n) ? [boardText('board.way.price', { n })] : [];
    const where = whichWorld(view, one).map(({ text }) => text);
    const text = [...where, ...price].join(' · ');
    return text === '' ? [] : [{ option: one.id, text }];
  });
  if (!options.some(({ id }) => id === 'boss-mode')) return worlds;
  const [text, short] = [boardText('board.note.boss-mode'), boardText('board.note.to-boss-mode')];
  return [
    { text, rule: 'BQ-BOSS-01', warns: true },
    ...worlds,
    { option: 'boss-mode', text: short, warns: true },
  ];
}

/** In which world a way would end. */
function whichWorld({ cards }: BridgeView, { id }: Option): readonly OptionNote[] {
  const location = Number.parseInt(id, 10);
  const world = cards?.[`world/${location}`]?.at(-1)?.card;
  if (world === undefined || !LOCATIONS.includes(location)) return [];
  const { row } = spotOf(location);
  return [{ option: id, text: boardText('board.note.world', { name: calledOf(world), row }) }];
}

/** Which monster is moved, and from where. */
function whoWanders(view: BridgeView, { options }: ChoiceView): readonly OptionNote[] {
  const worlds = options.flatMap((one) => whichWorld(view, one));
  const id = String(options[0]?.names?.figure ?? '');
  const where = view.figures?.[id]?.where;
  if (where?.at !== 'bridge') return worlds;
  const { location } = where.place;
  const text = boardText('board.note.wanders', { name: calledOf(id), location });
  return [{ text }, ...worlds];
}

/** Why no walk is offered in a phase of moving: it cannot be paid, or monsters hold the hero (BQ-TURN-03, -13). */
function whyNoWalk({ heroes }: BridgeView, choice: ChoiceView): readonly OptionNote[] {
  if (!choice.why.key.endsWith('-move')) return [];
  const hero = heroes?.[choice.seat];
  if (hero === undefined || choice.options.some(({ id }) => id === 'walk')) return [];
  if (hero.isPinned) return [{ text: boardText('board.note.pinned') }];
  if (hero.travels > 0) return [{ text: boardText('board.note.walked') }];
  return [{ text: boardText('board.note.no-walk', { travels: hero.travels }) }];
}
