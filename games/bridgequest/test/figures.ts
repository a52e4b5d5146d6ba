import type { Corner, Location } from '../src/bridge/layout.ts';
import type { Ground, Place } from '../src/bridge/steps.ts';
import type { BridgeState, Figure, Hero, Where } from '../src/model.ts';
import { newSheet } from '../src/sheets/sheet.ts';

/** Ground of worlds with these doorways; all others are closed. */
export function groundOf(
  worlds: Readonly<Record<Location, readonly Corner[]>>,
  tokens: Readonly<Record<Location, readonly Location[]>> = {},
): Ground {
  return {
    isOpen: (location) => worlds[location] !== undefined,
    hasDoorway: (location, corner) => worlds[location]?.includes(corner) === true,
    throughTokens: (location) => tokens[location] ?? [],
  };
}

/** A place as `20 LL>UR`, `20 LL` (looking out) or `20 CENTRE`. */
export function placeAt(text: string): Place {
  const [location = '', stands = ''] = text.split(' ');
  if (stands === 'CENTRE') return { location: Number(location), stand: 'CENTRE' };
  const [stand = '', facing = 'OUT'] = stands.split('>');
  return { location: Number(location), stand, facing } as Place;
}

/** A place in the words of {@link placeAt}. */
export function saidOf(place: Place): string {
  if (place.stand === 'CENTRE') return `${place.location} CENTRE`;
  const facing = place.facing === 'OUT' ? '' : `>${place.facing}`;
  return `${place.location} ${place.stand}${facing}`;
}

const whereIs = (text: string): Where =>
  /^\d/.test(text)
    ? { at: 'bridge', place: placeAt(text) }
    : { at: text as 'homeworld' | 'boss-mode' | 'friendzone' | 'off' };

/**
 * A table with these heroes, by seat, and these others.
 * @param heroes where each stands
 * @param others monsters by their ids; `ally`, `loose` and `captive` before the place make them that
 */
export function tableWith(
  heroes: readonly string[],
  others: Readonly<Record<string, string>> = {},
): Pick<BridgeState, 'figures' | 'heroes'> {
  const figures: Record<string, Figure> = {};
  for (const [seat, text] of heroes.entries()) {
    figures[`hero-${seat}`] = {
      id: `hero-${seat}`,
      kind: 'hero',
      owner: seat,
      where: whereIs(text),
    };
  }
  for (const [id, text] of Object.entries(others)) {
    const [kind = '', ...rest] = text.split(' ');
    figures[id] = ['ally', 'loose', 'captive'].includes(kind)
      ? { id, kind: kind as Figure['kind'], where: whereIs(rest.join(' ')) }
      : { id, kind: 'figurine', where: whereIs(text) };
  }
  return {
    figures,
    heroes: heroes.map(
      (_, seat): Hero => ({
        seat,
        figure: `hero-${seat}`,
        life: 'alive',
        travels: 0,
        skips: 0,
        isPinned: false,
        ...{ turnsAtHome: 0, wasOnBridge: false, hasTriedAlly: false, diedIn: undefined },
        ...{ stops: [], holds: false, degree: 0, isScored: false, given: 0, additions: 0 },
        wounds: { att: 0, def: 0 },
        sheet: newSheet({ name: `Hero ${seat}`, race: `hero-${seat}`, gender: 'female' }, () => 1),
      }),
    ),
  };
}
