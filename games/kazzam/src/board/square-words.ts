import type { Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import {
  courtOf,
  creatureFacts,
  itemsHeldBy,
  type LyingFacts,
  type OrbColour,
  orbsHeldBy,
  type PlaceFacts,
  type SquareFacts,
  squareReader,
} from '../explain/index.ts';
import type { TrapExtra } from '../model.ts';
import type { KazzamView } from '../view-of.ts';
import { boardText } from './words.ts';

type Say = (text: Text) => string;

/** What a part of the map is called. */
export function partName(name: string): string {
  if (name === 'court') return boardText('board.part.court');
  if (name === 'dungeon') return boardText('board.part.dungeon');
  const [, letter] = /^dungeon([A-Z])$/.exec(name) ?? [];
  if (letter !== undefined) return boardText('board.part.dungeons', { letter });
  return boardText('board.part.other', { name });
}

/** Everything on a square, in words: who stands there, its ground, what lies there. */
export function squareWords(view: KazzamView, cell: Cell, say: Say): string {
  return squaresInWords(view, say)(cell);
}

/** The same for many squares of one view: call what it returns for each of them. */
export function squaresInWords(view: KazzamView, say: Say): (cell: Cell) => string {
  const read = squareReader(view);
  const several = courtOf(view).parts.length > 1;
  const said = saidBy(say);
  return (cell) => {
    const facts = read(cell);
    const { name: square, part, creatures } = facts;
    const words = [
      ...creatures.toReversed().map((id) => creatureWords(view, id, say)),
      ...groundWords(facts, say),
    ];
    const what = words.join(', ');
    const apart = several && part.kind === 'dungeon';
    const key = `${apart ? part.name : ''}/${square}/${what}`;
    let sentence = said.get(key);
    if (sentence === undefined) {
      sentence = apart
        ? boardText('board.square.part', { part: partName(part.name), square, what })
        : boardText('board.square', { square, what });
      said.set(key, sentence);
    }
    return sentence;
  };
}

/**
 * Sentences that were put together in a voice, which speaks one language: hundreds of squares say
 * the same from one question to the next.
 */
const sentences = new WeakMap<Say, Map<string, string>>();

function saidBy(say: Say): Map<string, string> {
  let said = sentences.get(say);
  if (said === undefined || said.size > MOST_SENTENCES) {
    said = new Map();
    sentences.set(say, said);
  }
  return said;
}

const MOST_SENTENCES = 4_000;

/** The ground of a square and what lies on it. */
function groundWords(
  { place, sign, starts, orbs, items, lying }: SquareFacts,
  say: Say,
): readonly string[] {
  return [
    placeWords(place, say),
    ...(sign === undefined ? [] : [boardText(`board.sign.${sign}`)]),
    ...starts.map((colour) => boardText(`board.start.${colour}`)),
    ...(orbs.length > 0 ? [boardText('board.orbs.here', { orbs: orbsWords(orbs, say) })] : []),
    ...items.map((item) => boardText('board.item.here', { item: say(item) })),
    ...lying.map((thing) => lyingWords(thing, say)),
  ];
}

function placeWords(place: PlaceFacts, say: Say): string {
  switch (place.is) {
    case 'terrain':
      return say(place.name);
    case 'pedestal':
      return place.orbs.length === 0
        ? boardText('board.pedestal.empty')
        : boardText('board.pedestal', { orbs: orbsWords(place.orbs, say) });
    case 'portal': {
      const { letter, leadsTo: square, team } = place;
      return team === undefined
        ? boardText('board.portal.entry', { letter, square })
        : boardText(`board.portal.entry.${team}`, { letter, square });
    }
    case 'portal-end':
      return boardText('board.portal.end', { letter: place.letter });
    case 'exit-button':
      return boardText('board.exit.inside', { letter: place.letter, square: place.leadsTo });
    case 'exit':
      return boardText('board.exit.outside', { letter: place.letter });
  }
}

function lyingWords(thing: LyingFacts, say: Say): string {
  switch (thing.is) {
    case 'zone':
      return boardText('board.zone', { name: say(thing.name) });
    case 'mark':
      return thing.by === undefined
        ? boardText('board.zone', { name: say(thing.name) })
        : boardText('board.mark', { name: say(thing.name), by: thing.by });
    case 'trap':
      return boardText(`board.trap.${thing.kind}`, { hp: thing.hp });
    case 'built-trap':
      return builtTrapWords(thing, say);
    case 'wall':
      return boardText('board.wall.made', { hp: thing.hp });
    case 'named':
      return boardText('board.quest.orb', { points: thing.reward });
    case 'block':
      return boardText('board.block');
  }
}

/** A trap by its name and maker, with all that can be seen of it. */
function builtTrapWords(trap: Extract<LyingFacts, { is: 'built-trap' }>, say: Say): string {
  const { name, by, charges, hp, shielded, imbued, adds } = trap;
  return [
    boardText('board.trap.built', { name: say(name), by: by ?? '', charges, hp }),
    ...(charges === 0 ? [boardText('board.trap.inert')] : []),
    ...(shielded ? [boardText('board.trap.shielded')] : []),
    ...(imbued ? [boardText('board.trap.imbued')] : []),
    ...(adds === undefined ? [] : [boardText('board.trap.adds', { what: extraWords(adds, say) })]),
  ].join(', ');
}

function extraWords(adds: TrapExtra, say: Say): string {
  if (adds.does === 'status') return say({ key: `status.${adds.status}` });
  return boardText(`board.trap.${adds.does}`, { squares: adds.squares });
}

function orbsWords(orbs: readonly OrbColour[], say: Say): string {
  return orbs.map((colour) => say({ key: `orb.${colour}` })).join(', ');
}

/** A creature in words: name, HP, Ward, what it holds, its statuses. */
export function creatureWords(view: KazzamView, id: number, say: Say): string {
  const creature = view.creatures[id];
  const facts = creatureFacts(view, id);
  if (creature === undefined || facts === undefined) return '';
  const { name, hp, maxHp: most, stowed } = creature;
  const { ward, squeezed, statuses } = facts;
  const held = [
    ...orbsHeldBy(view, id).map((colour) => say({ key: `orb.${colour}` })),
    ...itemsHeldBy(view, id).map(say),
  ];
  return [
    name,
    boardText('board.hp.of', { hp, most }),
    ...(ward > 0 ? [boardText('board.ward.of', { ward })] : []),
    ...(held.length > 0 ? [boardText('board.holds', { orbs: held.join(', ') })] : []),
    ...(stowed ? [boardText('board.stowed')] : []),
    ...(squeezed === undefined ? [] : [boardText('board.squeezed')]),
    ...statuses.map((status) => say({ key: `status.${status}` })),
  ].join(', ');
}
