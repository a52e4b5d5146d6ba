import type { ChoiceView, Option, Seat, Text } from '@tablewright/engine';
import type { OptionNote } from '@tablewright/table-kit/board';
import {
  cardFacts,
  damageOf,
  energyOf,
  gainOf,
  hasBasicsOnly,
  isPower,
  mostDamage,
  mostInLine,
  type Spoils,
  type Swap,
  spoilsOf,
  squaresInLine,
  swapOf,
  winningSquares,
  worstSpoils,
} from '../explain/index.ts';
import { type BingoState, type CardId, playerAt } from '../model.ts';
import { squareNamed } from '../squares.ts';
import { boardText, speakOnBoard, whatItDoes } from './words.ts';

/** Squares of one line that are worth a word. */
const WORTH_A_WORD = 3;

/** What the notes of a choice are made from. */
interface Asked {
  readonly view: BingoState;
  readonly choice: ChoiceView;
  readonly say: (text: Text) => string;
}

const WRITERS: Readonly<Record<string, (asked: Asked) => readonly OptionNote[]>> = {
  'choice.wild': squares,
  'choice.set-die': squares,
  'choice.select': selections,
  'choice.step-4': purchases,
  'choice.shield-payment': blocking,
  'choice.hit-back': ({ view, choice: { seat } }) => [energy(view, seat)],
  'choice.reward-die': rewardDice,
  'choice.reward-line': rewardLines,
};

/** What the options of a choice do, as far as it can be counted, and advice for a first match. */
export function notes(
  view: BingoState,
  choice: ChoiceView,
  locale: string,
  say: (text: Text) => string,
): readonly OptionNote[] {
  speakOnBoard(locale);
  return WRITERS[choice.why.key]?.({ view, choice, say }) ?? [];
}

function squares({ view, choice: { seat, options } }: Asked): readonly OptionNote[] {
  return options.flatMap(({ id, names }) => {
    const square = squareNamed(String(names?.square));
    if (square < 0) return [];
    const { held, coloured, line, count } = gainOf(view, seat, square);
    const named = { line: boardText(`board.line.${line.kind}`, { face: line.face }), count };
    if (held) return [{ option: id, text: boardText('board.gain.held') }];
    if (count === 5) return [{ option: id, text: boardText('board.gain.wins', named) }];
    const said = [
      ...(coloured ? [boardText('board.gain.coloured')] : []),
      ...(count >= WORTH_A_WORD ? [boardText('board.gain.line', named)] : []),
    ];
    return said.length === 0 ? [] : [{ option: id, text: said.join(' · ') }];
  });
}

function selections({ view, choice: { seat, options }, say }: Asked): readonly OptionNote[] {
  const others = view.players.map((_, other) => other).filter((other) => other !== seat);
  const threat = Math.max(...others.map((other) => mostDamage(view, other)));
  const { health, stored } = playerAt(view, seat);
  const whole = [
    ...nearlyThere(view, others, say),
    ...(threat >= health ? [boardText('board.hint.in-danger', { threat, health })] : []),
  ].map((text): OptionNote => ({ text, hint: true }));
  return [energy(view, seat), ...whole, ...options.flatMap((option) => selection(option))];

  function selection({ id, names }: Option): readonly OptionNote[] {
    const { item = '', action = '', target } = names ?? {};
    const does = whatItDoes(String(item), String(action));
    const facts = does === '' ? [] : [{ option: id, text: does }];
    const advice = adviceOn(String(item), String(action), target);
    if (advice === undefined) return facts;
    return [...facts, { option: id, text: advice, hint: true }];
  }

  function adviceOn(item: string, action: string, target: unknown): string | undefined {
    if (typeof target === 'number') {
      const left = playerAt(view, target).health;
      const kills = damageOf(item, action) >= left;
      return kills
        ? boardText('board.hint.kills', { name: nameOf(target, say), health: left })
        : undefined;
    }
    if (item.endsWith('shield')) {
      return threat === 0
        ? boardText('board.hint.no-threat')
        : boardText('board.hint.threat', { threat });
    }
    if (action === 'activate' && stored < 4) return boardText('board.hint.saves');
    return undefined;
  }
}

/** Which of the others need one square alone. */
function nearlyThere(
  view: BingoState,
  others: readonly Seat[],
  say: Asked['say'],
): readonly string[] {
  return others.flatMap((other) => {
    const missing = winningSquares(view, other);
    if (missing.length === 0) return [];
    const squares = missing.join(', ');
    return [boardText('board.hint.nearly', { name: nameOf(other, say), squares })];
  });
}

function purchases({ view, choice: { seat, options }, say }: Asked): readonly OptionNote[] {
  const { stored } = energyOf(view, seat);
  const facts = options.flatMap(({ id, names }): readonly OptionNote[] => {
    const { act, card, square } = names ?? {};
    if (act === undefined) {
      return stored === 0 ? [] : [{ option: id, text: boardText('board.note.go-on', { stored }) }];
    }
    if (square !== undefined) {
      return [{ option: id, text: boardText('board.note.square-lost', { square }) }];
    }
    const does = { option: id, text: say({ key: `card.${card}.text` }) };
    const bought = card as CardId;
    if (act === 'play' || isPower(bought)) return [does];
    const price = act === 'buy' ? cardFacts(bought).price : 0;
    const swap = swapNotes(swapOf(view, seat, bought, price), say);
    return [does, ...swap.map((line) => ({ option: id, text: line }))];
  });
  if (!options.some(({ names }) => names?.act === 'buy')) return facts;
  const whole: OptionNote = { text: boardText('board.note.stored', { stored }) };
  if (!hasBasicsOnly(playerAt(view, seat))) return [whole, ...facts];
  return [whole, { text: boardText('board.hint.first-buy'), hint: true }, ...facts];
}

/** What is given up for an item, in sentences. */
function swapNotes({ old, to, price = 0, lost }: Swap, say: Asked['say']): readonly string[] {
  const item = say({ key: `card.${old}` });
  return [
    boardText(`board.swap.${to}`, { item, price }),
    ...(lost > 0 ? [boardText('board.swap.lost', { lost })] : []),
  ];
}

/** What the seat has to pay with, where something is paid. */
function energy(view: BingoState, seat: Seat): OptionNote {
  const { available, stored } = energyOf(view, seat);
  return {
    text: boardText('board.note.energy', { sum: available + stored, available, stored }),
  };
}

function blocking({ view, choice: { seat, why } }: Asked): readonly OptionNote[] {
  const { health } = playerAt(view, seat);
  const { incoming = 0 } = why.params ?? {};
  return [
    energy(view, seat),
    { text: boardText('board.hint.block', { health, incoming: Number(incoming) }), hint: true },
  ];
}

function rewardDice({ view, choice: { seat, about, options }, say }: Asked): readonly OptionNote[] {
  const killer = about?.killer;
  return options.flatMap(({ id }) => {
    const kind = id === 'letter' ? 'column' : 'row';
    const count = mostInLine(view, seat, kind);
    const worst = typeof killer === 'number' ? worstSpoils(view, seat, killer, kind) : undefined;
    return [
      { option: id, text: boardText(`board.note.reward.${kind}`, { count }) },
      ...spoils(id, 'board.note.spoils.worst', worst, killer, say),
    ];
  });
}

function rewardLines({ view, choice: { about, options }, say }: Asked): readonly OptionNote[] {
  const { dead, killer } = about ?? {};
  if (typeof dead !== 'number') return [];
  return options.flatMap(({ id }) => {
    const count = squaresInLine(view, dead, id);
    const brings = typeof killer === 'number' ? spoilsOf(view, dead, killer, id) : undefined;
    return [
      { option: id, text: boardText('board.note.reward', { count }) },
      ...spoils(id, 'board.note.spoils', brings, killer, say),
    ];
  });
}

/** What the killer would then have, in a sentence. */
function spoils(
  option: string,
  key: 'board.note.spoils' | 'board.note.spoils.worst',
  brings: Spoils | undefined,
  killer: unknown,
  say: Asked['say'],
): readonly OptionNote[] {
  if (brings === undefined || typeof killer !== 'number') return [];
  const { line, count } = brings;
  const named = boardText(`board.line.${line.kind}`, { face: line.face });
  const params = { name: nameOf(killer, say), line: named, count };
  return [{ option, text: boardText(count === 5 ? `${key}.wins` : key, params) }];
}

function nameOf(seat: Seat, say: Asked['say']): string {
  return say({ key: 'option.seat', params: { seat: { seat } } });
}
