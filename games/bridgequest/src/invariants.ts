import type { Invariant } from '@tablewright/engine';
import { LOCATIONS, spotOf } from './bridge/layout.ts';
import { STATS } from './effects/words.ts';
import type { BridgeState, Hero } from './model.ts';
import { isOpen, worldsAt, ZONES } from './zones.ts';

type Check = (state: BridgeState) => string | undefined;

const livingStats: Check = ({ heroes }) => {
  for (const { sheet, seat } of heroes) {
    for (const stat of STATS) {
      if (!Number.isInteger(sheet[stat]) || sheet[stat] < 1)
        return `${stat} of seat ${seat} is ${sheet[stat]}`;
    }
    for (const item of sheet.items) {
      const count = item.kind === 'gear' ? item.number : item.quantity;
      if (count < 1) return `${item.card} of seat ${seat} has ${count}`;
    }
  }
  return undefined;
};

const openWorlds: Check = (state) => {
  for (const figure of Object.values(state.figures)) {
    if (figure.where.at !== 'bridge') continue;
    const { location } = figure.where.place;
    spotOf(location);
    if (!isOpen(state, location)) return `${figure.id} stands on ${location}, which is closed`;
  }
  return undefined;
};

const cardsAreSomewhere: Check = (state) => {
  const seen = new Set<string>();
  for (const [place, cards] of Object.entries(state.places)) {
    for (const card of cards) {
      if (seen.has(card)) return `${card} lies in ${place}, and somewhere else`;
      seen.add(card);
    }
  }
  return undefined;
};

const looseAreFigures: Check = (state) => {
  const loose = [...ZONES.at(state, 'loose')].sort();
  const figures = Object.values(state.figures)
    .filter(({ kind }) => kind === 'loose')
    .map(({ id }) => id)
    .sort();
  return JSON.stringify(loose) === JSON.stringify(figures)
    ? undefined
    : `loose cards are ${loose.join(', ')}, loose figures ${figures.join(', ')}`;
};

const deadHaveNothing: Check = (state) => {
  const isEmpty = ({ seat }: Hero): boolean =>
    ['hand', 'active', 'tapped', 'karma', 'identities'].every(
      (zone) => (state.places[`${zone}/${seat}`] ?? []).length === 0,
    );
  const dead = state.heroes.find(
    (hero) =>
      hero.life === 'dead' && (!isEmpty(hero) || hero.travels !== 0 || hero.sheet.karma !== 0),
  );
  if (dead === undefined) return undefined;
  const zones = ['hand', 'active', 'tapped', 'karma', 'identities'].flatMap(
    (zone) => state.places[`${zone}/${dead.seat}`] ?? [],
  );
  const { travels, sheet } = dead;
  return `seat ${dead.seat} is dead with ${travels} travels, Karma ${sheet.karma} and ${zones.join(', ')}`;
};

const twoFight: Check = ({ combat, heroes }) => {
  if (combat === undefined) return undefined;
  const { owner, helper, defender } = combat;
  if (owner === helper || owner === defender || (helper !== undefined && helper === defender))
    return 'somebody fights on two sides';
  return heroes[owner] === undefined ? `nobody sits in seat ${owner}, who fights` : undefined;
};

const splitsAddUp: Check = ({ combat }) => {
  const foe = combat?.foes.find(
    ({ tenths }) => tenths !== undefined && (tenths < 1 || tenths > 10),
  );
  return foe === undefined ? undefined : `${foe.id} is split by ${foe.tenths} tenths`;
};

const onceOnTheTable: Check = (state) => {
  const owners = Object.values(state.figures).filter(
    ({ kind, owner }) => kind === 'ally' && owner === undefined,
  );
  return owners.length === 0 ? undefined : `${owners[0]?.id} is an ally of nobody`;
};

const tokensInPairs: Check = ({ tokens }) => {
  const same = tokens.find(({ ends: [one, other] }) => one === other);
  return same === undefined
    ? undefined
    : `both ends of a ${same.colour} portal lie on ${same.ends[0]}`;
};

const mutualRelationships: Check = ({ heroes }) => {
  for (const one of heroes) {
    for (const other of heroes) {
      if (one === other) continue;
      const a = one.sheet.relationships.characters[other.sheet.name];
      const b = other.sheet.relationships.characters[one.sheet.name];
      if (a !== b) return `seats ${one.seat} and ${other.seat} are ${a} and ${b} to each other`;
    }
  }
  return undefined;
};

const closedAreEmpty: Check = (state) => {
  const closed = LOCATIONS.filter((location) => worldsAt(state, location).length === 0);
  const token = state.tokens.find(({ ends }) => ends.some((end) => closed.includes(end)));
  return token === undefined ? undefined : `a ${token.colour} portal lies on a closed location`;
};

/** What holds at every moment (BQ-INV). */
export const INVARIANTS: readonly Invariant<BridgeState>[] = [
  { rule: 'BQ-INV-01', text: 'every card is in exactly one place', check: cardsAreSomewhere },
  { rule: 'BQ-INV-03', text: 'no figure stands on a closed location', check: openWorlds },
  { rule: 'BQ-INV-06', text: 'loose monsters are figures, and only they', check: looseAreFigures },
  { rule: 'BQ-INV-07', text: 'numbers of sheets are whole and at least 1', check: livingStats },
  { rule: 'BQ-INV-13', text: 'two at most fight on the side of the players', check: twoFight },
  { rule: 'BQ-INV-14', text: 'monsters are split by tenths', check: splitsAddUp },
  { rule: 'BQ-INV-20', text: 'portals lie in pairs on two open locations', check: tokensInPairs },
  { rule: 'BQ-INV-03', text: 'closed locations have no token', check: closedAreEmpty },
  { rule: 'BQ-INV-23', text: 'the dead have nothing', check: deadHaveNothing },
  { rule: 'BQ-INV-24', text: 'every ally is somebody’s', check: onceOnTheTable },
  {
    rule: 'BQ-INV-29',
    text: 'two characters are the same to each other',
    check: mutualRelationships,
  },
];
