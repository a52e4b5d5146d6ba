import { readRecord, readWord, wrong } from '@tablewright/engine/given';
import { CORNERS, LOCATIONS, type Location } from '../bridge/layout.ts';
import type { Facing, Place } from '../bridge/steps.ts';
import { FIGURINES } from '../content/figures/figures.ts';
import { COLOURS } from '../effects/words.ts';
import type { Figure, FigureId, Where } from '../model.ts';
import { idOf } from '../rules/moving/ways.ts';
import { facingsOn } from '../rules/standing/corners.ts';
import {
  readAny,
  readSeat,
  readText,
  readWhole,
  seatName,
  unless,
  type Written,
} from './fields.ts';
import { cardName, isCardOf, meant, readCard, type Told } from './laying.ts';

const OFF_THE_BRIDGE = ['homeworld', 'boss-mode', 'friendzone', 'off'] as const;
const KINDS = ['hero', 'figurine', 'ally', 'loose', 'captive'] as const;
const FIGURE_KEYS = ['at', 'kind', 'owner', 'bonus', 'carries', 'lastST'] as const;
const FALLING = 'falling ';

/** Where a figure is, in words: `20.LL>UR`, `20.CENTRE`, `homeworld`, `falling blue`. */
export function writeWhere(where: Where): string {
  if (where.at === 'bridge') return idOf(where.place);
  return where.at === 'falling' ? `${FALLING}${where.colour}` : where.at;
}

/** Where a figure is; nothing if it is not said. @throws GivenError for words that are no place */
export function readWhere(value: unknown, key: string): Where | undefined {
  const text = readText(value, key);
  if (text === undefined) return undefined;
  const off = OFF_THE_BRIDGE.find((at) => at === text);
  if (off !== undefined) return { at: off };
  if (text.startsWith(FALLING)) {
    const colour = readWord(text.slice(FALLING.length), key, COLOURS);
    if (colour !== undefined) return { at: 'falling', colour };
  }
  return { at: 'bridge', place: readPlace(text, key) };
}

function readPlace(text: string, key: string): Place {
  const [, number = '', stand = '', facing = 'OUT'] =
    /^(\d+)\.(UL|UR|LL|LR|CENTRE)(?:>(\w+))?$/.exec(text) ?? [];
  const location = LOCATIONS.find((one) => String(one) === number);
  if (location === undefined) {
    const places = `"20.LL>UR", "20.LL" (looking out), "20.CENTRE"`;
    wrong(key, `must be a place such as ${places}, or ${OFF_THE_BRIDGE.join(', ')}, falling blue`);
  }
  const corner = CORNERS.find((one) => one === stand);
  if (corner === undefined) return { location, stand: 'CENTRE' };
  const facings = facingsOn(corner);
  if (!facings.includes(facing as Facing))
    wrong(key, `looks to ${facing}; from ${stand} one can look to ${facings.join(', ')}`);
  return { location, stand: corner, facing: facing as Facing };
}

/** A location by its number. @throws GivenError for a number that is none */
export function readLocation(value: unknown, key: string): Location {
  const location = LOCATIONS.find((one) => String(one) === String(value));
  return location ?? wrong(key, 'must be a location, 1 to 20');
}

/** A figure by its id: a figurine, or a card that lies loose. @throws GivenError for anything else */
export function readFigureId(told: Pick<Told, 'content'>, value: unknown, key: string): FigureId {
  const id = meant(told, readText(value, key) ?? '');
  const isFigurine = FIGURINES.some((one) => one.id === id);
  if (isFigurine || isCardOf(told, id)) return id;
  return wrong(key, `is "${value}", which is neither a figurine nor a card`);
}

/** Lays the figures that a position names (BQ-INV-06). */
export function layFigures(told: Told, value: unknown): void {
  const { state } = told;
  for (const [name, one] of Object.entries(readAny(value, 'figures') ?? {})) {
    const key = `figures.${name}`;
    const id = readFigureId(told, name, key);
    if (Object.hasOwn(state.figures, id)) wrong(key, 'stands somewhere already');
    state.figures[id] = readFigure(told, id, one, key);
  }
}

function readFigure(told: Told, id: FigureId, value: unknown, key: string): Figure {
  const one =
    typeof value === 'string' ? { at: value } : (readRecord(value, key, FIGURE_KEYS) ?? {});
  const owner = readSeat(one.owner, `${key}.owner`, told.state.heroes.length);
  const bonus = readWhole(one.bonus, `${key}.bonus`);
  const lastST = readWhole(one.lastST, `${key}.lastST`);
  const usual = isCardOf(told, id) ? 'loose' : owner === undefined ? 'figurine' : 'ally';
  return {
    id,
    kind: readWord(one.kind, `${key}.kind`, KINDS) ?? usual,
    where: readWhere(one.at, `${key}.at`) ?? { at: 'off' },
    ...(owner === undefined ? {} : { owner }),
    ...(bonus === undefined ? {} : { bonus }),
    ...(one.carries === undefined
      ? {}
      : { carries: readCard(told, one.carries, `${key}.carries`) }),
    ...(lastST === undefined ? {} : { lastST }),
  };
}

/** The figures that are not where their heroes say. */
export function writeFigures(told: Told): Written {
  const { figures, heroes } = told.state;
  const others = Object.values(figures).filter(
    ({ id }) => !heroes.some((hero) => hero.figure === id && standsForItself(told, id)),
  );
  return Object.fromEntries(
    others.map((figure) => [cardName(told, figure.id), writeFigure(told, figure)]),
  );
}

/** Whether the figure of a hero is nothing but that. */
export function standsForItself({ state }: Pick<Told, 'state'>, id: FigureId): boolean {
  const { kind, owner, bonus } = state.figures[id] ?? {};
  return (
    kind === 'hero' &&
    bonus === undefined &&
    state.heroes.some((hero) => hero.seat === owner && hero.figure === id)
  );
}

function writeFigure(
  told: Told,
  { id, kind, where, owner, bonus, carries, lastST }: Figure,
): unknown {
  const usual = isCardOf(told, id) ? 'loose' : owner === undefined ? 'figurine' : 'ally';
  const more = {
    ...unless('kind', kind, usual),
    ...(owner === undefined ? {} : { owner: seatName(owner) }),
    ...unless('bonus', bonus, undefined),
    ...(carries === undefined ? {} : { carries: cardName(told, carries) }),
    ...unless('lastST', lastST, undefined),
  };
  const at = writeWhere(where);
  return Object.keys(more).length === 0 ? at : { at, ...more };
}
