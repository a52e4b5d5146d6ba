import type { Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../map/ground.ts';
import type { KazzamState } from '../model.ts';
import { orbColour } from '../rules/harm/orbs.ts';
import { textOf } from '../thing-names.ts';
import { boardText } from './board-words.ts';
import {
  cellsOfEffect,
  effectsOnGround,
  shownStatuses,
  squeezedSide,
  wardTotal,
} from './creature-facts.ts';
import { nameOfCell, standingOn } from './places.ts';

type Say = (text: Text) => string;

/** What a part of the map is called. */
export function partName(name: string): string {
  if (name === 'court') return boardText('board.part.court');
  if (name === 'dungeon') return boardText('board.part.dungeon');
  return boardText('board.part.other', { name });
}

/** Everything on a square, in words: its ground, what lies there, who stands there. */
export function squareWords(view: KazzamState, ground: Ground, cell: Cell, say: Say): string {
  const { map } = ground;
  const words: string[] = [];
  for (const id of standingOn(map, view.creatures, cell).toReversed()) {
    words.push(creatureWords(view, id, say));
  }
  words.push(...groundWords(view, ground, cell, say));
  const square = nameOfCell(map, cell);
  const what = words.join(', ');
  const part = ground.partAt(cell);
  return map.parts.length > 1 && part.kind === 'dungeon'
    ? boardText('board.square.part', { part: partName(part.name), square, what })
    : boardText('board.square', { square, what });
}

/** The ground of a square and what lies on it. */
export function groundWords(
  view: KazzamState,
  ground: Ground,
  cell: Cell,
  say: Say,
): readonly string[] {
  const { map } = ground;
  const words: string[] = [];
  const kind = ground.kindAt(cell);
  const pedestal = view.pedestals.findIndex((one) => one.cell === cell);
  if (pedestal >= 0) words.push(pedestalWords(view, pedestal, say));
  else words.push(placeWords(ground, cell) ?? say({ key: `terrain.${kind}` }));
  if (map.areas.red.includes(cell)) words.push(boardText('board.start.red'));
  if (map.areas.blue.includes(cell)) words.push(boardText('board.start.blue'));
  const lying = view.orbs.flatMap(({ place }, orb) =>
    place.at === 'ground' && place.cell === cell ? [orb] : [],
  );
  if (lying.length > 0)
    words.push(boardText('board.orbs.here', { orbs: orbsWords(view, lying, say) }));
  for (const effect of effectsOnGround(view)) {
    if (!cellsOfEffect(effect).includes(cell)) continue;
    const zone = typeof effect.data?.cells === 'object';
    const name = say(textOf(zone ? effect.source : effect.kind));
    const by = view.creatures[effect.by]?.name;
    words.push(
      zone || by === undefined
        ? boardText('board.zone', { name })
        : boardText('board.mark', { name, by }),
    );
  }
  for (const trap of view.traps) {
    if (trap.cell === cell) words.push(boardText(`board.trap.${trap.kind}`, { hp: trap.hp }));
  }
  for (const wall of view.walls) {
    if (wall.cells.includes(cell)) words.push(boardText('board.wall.made', { hp: wall.hp }));
  }
  return words;
}

function placeWords(ground: Ground, cell: Cell): string | undefined {
  const { map } = ground;
  for (const { letter, entry, end } of map.portals) {
    if (entry === cell) {
      return boardText('board.portal.entry', { letter, square: nameOfCell(map, end) });
    }
    if (end === cell) return boardText('board.portal.end', { letter });
  }
  for (const { letter, inside, outside } of map.exits) {
    if (inside === cell) {
      return boardText('board.exit.inside', { letter, square: nameOfCell(map, outside) });
    }
    if (outside === cell) return boardText('board.exit.outside', { letter });
  }
  return undefined;
}

function pedestalWords(view: KazzamState, pedestal: number, say: Say): string {
  const orbs = view.orbs.flatMap(({ place }, orb) =>
    place.at === 'pedestal' && place.pedestal === pedestal ? [orb] : [],
  );
  if (orbs.length === 0) return boardText('board.pedestal.empty');
  return boardText('board.pedestal', { orbs: orbsWords(view, orbs, say) });
}

function orbsWords(view: KazzamState, orbs: readonly number[], say: Say): string {
  return orbs.map((orb) => say({ key: `orb.${orbColour(view, orb)}` })).join(', ');
}

/** A creature in words: name, HP, Ward, what it holds, its statuses. */
export function creatureWords(view: KazzamState, id: number, say: Say): string {
  const creature = view.creatures[id];
  if (creature === undefined) return '';
  const words = [
    creature.name,
    boardText('board.hp.of', { hp: creature.hp, most: creature.maxHp }),
  ];
  const ward = wardTotal(creature);
  if (ward > 0) words.push(boardText('board.ward.of', { ward }));
  if (creature.held.length > 0) {
    words.push(boardText('board.holds', { orbs: orbsWords(view, creature.held, say) }));
  }
  if (creature.stowed) words.push(boardText('board.stowed'));
  if (squeezedSide(creature) !== undefined) words.push(boardText('board.squeezed'));
  words.push(...shownStatuses(view, id).map((status) => say({ key: `status.${status}` })));
  return words.join(', ');
}
