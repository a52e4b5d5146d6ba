import { readRecord, readWord, wrong } from '@tablewright/engine/given';
import { CORNERS, type Corner, LOCATIONS, type Location } from '../bridge/layout.ts';
import { COLOURS } from '../effects/words.ts';
import type { BridgeState } from '../model.ts';
import { doorwaysOf } from '../rules/worlds/ground.ts';
import { glueOn, worldsOn } from '../zones.ts';
import {
  needed,
  readAny,
  readList,
  readRecords,
  readText,
  readWords,
  type Written,
} from './fields.ts';
import { FAMILIES, type Laying, type Told, writePlace } from './laying.ts';
import { readLocation } from './where.ts';

const KEYS = ['worlds', 'doorways', 'dropped', 'glue'] as const;
/** Where things lie that were dropped off the Bridge. */
const DROPPED_OFF = ['homeworld', 'boss-mode'] as const;

/** Lays the worlds, what lies in them, changed doorways and portal tokens. */
export function layBridge(laying: Laying, all: Written): void {
  const { state } = laying;
  const bridge = readAny(all.bridge, 'bridge') ?? {};
  const doorways: (() => void)[] = [];
  for (const [name, value] of Object.entries(bridge)) {
    const key = `bridge.${name}`;
    const location = readLocation(name, key);
    const isWorld = typeof value === 'string' || Array.isArray(value);
    const one = isWorld ? { worlds: value } : (readRecord(value, key, KEYS) ?? {});
    const { worlds } = one;
    laying.lay(worldsOn(location), typeof worlds === 'string' ? [worlds] : worlds, `${key}.worlds`);
    laying.lay(`dropped/${location}`, one.dropped, `${key}.dropped`);
    laying.lay(glueOn(location), one.glue, `${key}.glue`);
    const wanted = readWords(one.doorways, `${key}.doorways`, CORNERS);
    if (wanted !== undefined) doorways.push(() => setDoorways(laying, location, wanted));
  }
  const dropped = readRecord(all.dropped, 'dropped', DROPPED_OFF) ?? {};
  for (const where of DROPPED_OFF)
    laying.lay(`dropped/${where}`, dropped[where], `dropped.${where}`);
  state.doorways = readDoorways(all.doorways);
  for (const change of doorways) change();
  state.tokens = readTokens(all.tokens);
}

/** Changes what differs, so that a world has these doorways and no others. */
function setDoorways(told: Told, location: Location, wanted: readonly Corner[]): void {
  const there = doorwaysOf(told, location);
  for (const corner of CORNERS) {
    const isOpen = wanted.includes(corner);
    if (there.includes(corner) !== isOpen) told.state.doorways.push({ location, corner, isOpen });
  }
}

function readDoorways(value: unknown): BridgeState['doorways'] {
  return (readList(value, 'doorways') ?? []).map((one, at) => {
    const key = `doorways.${at}`;
    const [, number = '', stand = '', how = ''] =
      /^(\d+)\.(\w+) (\w+)$/.exec(readText(one, key) ?? '') ?? [];
    const isKnown = number !== '' && (how === 'open' || how === 'closed');
    if (!isKnown) wrong(key, 'must be a change such as "20.UL open" or "20.UL closed"');
    const corner = needed(readWord(stand, key, CORNERS), key);
    return { location: readLocation(number, key), corner, isOpen: how === 'open' };
  });
}

function readTokens(value: unknown): BridgeState['tokens'] {
  return readRecords(value, 'tokens', ['colour', 'ends']).map(({ one, where }) => {
    const colour = needed(readWord(one.colour, `${where}.colour`, COLOURS), `${where}.colour`);
    const ends = readList(one.ends, `${where}.ends`) ?? [];
    const [from, to] = ends.map((end, at) => readLocation(end, `${where}.ends.${at}`));
    if (from === undefined || to === undefined || ends.length !== 2)
      return wrong(`${where}.ends`, 'must be two locations');
    return { colour, ends: [from, to] };
  });
}

/** The Bridge, as {@link layBridge} reads it. */
export function writeBridge(told: Told): Written {
  const { state } = told;
  const locations = LOCATIONS.map((location) => {
    const worlds = state.places[worldsOn(location)];
    const one = {
      ...(worlds?.length === 1
        ? { worlds: (writePlace(told, 'worlds', worldsOn(location)).worlds as unknown[])[0] }
        : writePlace(told, 'worlds', worldsOn(location))),
      ...writePlace(told, 'dropped', `dropped/${location}`),
      ...writePlace(told, 'glue', glueOn(location)),
    };
    const isPlain = Object.keys(one).length === 1 && typeof one.worlds === 'string';
    return [String(location), isPlain ? one.worlds : one] as const;
  });
  const dropped = Object.assign(
    {},
    ...DROPPED_OFF.map((where) => writePlace(told, where, `dropped/${where}`)),
  ) as Written;
  return {
    bridge: Object.fromEntries(
      locations.filter(
        ([, one]) => typeof one === 'string' || Object.keys(one as object).length > 0,
      ),
    ),
    ...(Object.keys(dropped).length === 0 ? {} : { dropped }),
    ...(state.doorways.length === 0
      ? {}
      : {
          doorways: state.doorways.map(
            ({ location, corner, isOpen }) => `${location}.${corner} ${isOpen ? 'open' : 'closed'}`,
          ),
        }),
    ...(state.tokens.length === 0 ? {} : { tokens: state.tokens }),
  };
}

/** The discard piles, the topmost card first. */
export function layDiscards(laying: Laying, value: unknown): void {
  const piles = readRecord(value, 'discards', FAMILIES) ?? {};
  for (const family of FAMILIES) {
    const cards = readList(piles[family], `discards.${family}`);
    laying.lay(`${family}-discard`, cards?.toReversed(), `discards.${family}`);
  }
}

/** See {@link layDiscards}. */
export function writeDiscards(told: Told): Written {
  const piles = Object.assign(
    {},
    ...FAMILIES.map((family) => writePlace(told, family, `${family}-discard`)),
  ) as Readonly<Record<string, readonly unknown[]>>;
  return Object.fromEntries(
    Object.entries(piles).map(([family, cards]) => [family, cards.toReversed()]),
  );
}
