import { CORNERS, LOCATIONS } from '../bridge/layout.ts';
import type { Place } from '../bridge/steps.ts';
import { isSecond } from '../rules/standing/pair.ts';
import { isOpen, worldsAt, ZONES } from '../zones.ts';
import type { Check } from './of-cards.ts';

/** No figure stands where no world lies (BQ-INV-03). */
export const openWorlds: Check = (state) => {
  for (const figure of Object.values(state.figures)) {
    if (figure.where.at !== 'bridge') continue;
    const { location } = figure.where.place;
    if (!isOpen(state, location)) return `${figure.id} stands on ${location}, which is closed`;
  }
  return undefined;
};

/** No token lies where no world lies (BQ-INV-03). */
export const closedAreEmpty: Check = (state) => {
  const closed = LOCATIONS.filter((location) => worldsAt(state, location).length === 0);
  const token = state.tokens.find(({ ends }) => ends.some((end) => closed.includes(end)));
  return token === undefined ? undefined : `a ${token.colour} portal lies on a closed location`;
};

/** The loose monsters are the cards that lie loose (BQ-INV-06). */
export const looseAreFigures: Check = (state) => {
  const loose = [...ZONES.at(state, 'loose')].sort();
  const figures = Object.values(state.figures)
    .filter(({ kind }) => kind === 'loose')
    .map(({ id }) => id)
    .sort();
  return JSON.stringify(loose) === JSON.stringify(figures)
    ? undefined
    : `loose cards are ${loose.join(', ')}, loose figures ${figures.join(', ')}`;
};

/** Whoever is on the Bridge stands on a spot of a location, and looks at another one or out (BQ-INV-19). */
export const legalSpots: Check = (state) => {
  for (const { id, where } of Object.values(state.figures)) {
    if (where.at === 'bridge' && !isSpot(where.place))
      return `${id} stands on ${JSON.stringify(where.place)}`;
  }
  return undefined;
};

function isSpot(place: Place): boolean {
  if (!LOCATIONS.includes(place.location)) return false;
  if (place.stand === 'CENTRE') return !('facing' in place);
  if (!CORNERS.includes(place.stand) || place.facing === place.stand) return false;
  return place.facing === 'OUT' || CORNERS.includes(place.facing);
}

/** Portals lie in pairs on two locations (BQ-INV-20). */
export const tokensInPairs: Check = ({ tokens }) => {
  const same = tokens.find(({ ends: [one, other] }) => one === other);
  return same === undefined
    ? undefined
    : `both ends of a ${same.colour} portal lie on ${same.ends[0]}`;
};

/** Each figurine is in the game once, as one thing: a character, somebody’s ally, or a monster (BQ-INV-24). */
export const onceOnTheTable: Check = ({ figures, heroes, isPair }) => {
  // The ally that one player may take along is a figurine like any other until it comes (BQ-SOLO-02).
  const playing = heroes.filter(
    (hero) => hero.life !== 'away' || !isSecond({ heroes, isPair }, hero),
  );
  const characters = playing.flatMap(({ figure }) => (figure === '' ? [] : [figure]));
  const shared = characters.find((figure, at) => characters.indexOf(figure) !== at);
  if (shared !== undefined) return `${shared} stands for two characters`;
  for (const [id, figure] of Object.entries(figures)) {
    if (figure.id !== id) return `${figure.id} is called ${id}`;
    if ((figure.kind === 'hero') !== characters.includes(id))
      return `${id} is a ${figure.kind}, and ${characters.join(', ')} are characters`;
    if (figure.kind === 'ally' && figure.owner === undefined) return `${id} is an ally of nobody`;
  }
  return undefined;
};
