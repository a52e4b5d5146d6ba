import { type Invariant, notPlain } from '@tablewright/engine';
import { POWERS } from './content/classes.ts';
import { MONSTERS } from './content/monsters.ts';
import type { AdventureState, Card, Sheet, StepName } from './model.ts';
import { columnOf, deckTokens, TOKENS } from './rules/deck.ts';
import { pendingOf } from './rules/sheets.ts';
import { CENTRE, countSpaces } from './rules/squares.ts';

type Check = (state: AdventureState) => string | undefined;

/** Steps that may begin with tokens pending. */
const WITH_PENDING: readonly StepName[] = ['assign', 'prevent', 'take'];
/** Steps before which every pool of a living game holds a health token. */
const OUTSIDE_RESOLVE: readonly StepName[] = ['elements', 'affinity', 'draw', 'mark', 'activate'];

function sheetsOf(state: AdventureState): Sheet[] {
  return [...state.characters, state.monster];
}

function cardsOf(state: AdventureState): Card[] {
  return [...sheetsOf(state).flatMap(({ cards }) => cards), ...state.team];
}

const tokensAreTheDeck: Check = (state) => TOKENS.misplaced(state, deckTokens(state.settings));

const healthIsConserved: Check = (state) => {
  for (const sheet of sheetsOf(state)) {
    let sum = sheet.pool + sheet.pendingHealth + sheet.besideHealth;
    for (const card of sheet.cards) sum += countSpaces(card.health);
    if (sum !== sheet.rating) return `${sum} health tokens on a sheet of ${sheet.rating}`;
  }
  return undefined;
};

const spacesHoldOne: Check = (state) =>
  cardsOf(state).some(
    ({ marked, health, damage }) =>
      (marked & health) !== 0 || (marked & damage) !== 0 || (health & damage) !== 0,
  )
    ? 'a space with two things on it'
    : undefined;

const countsAreCounts: Check = (state) => {
  for (const sheet of sheetsOf(state)) {
    const counts = [sheet.pool, sheet.duds, sheet.shields, sheet.pendingHealth];
    counts.push(sheet.pendingDamage, sheet.besideHealth, sheet.besideDamage);
    if (counts.some((count) => count < 0)) return `a negative count: ${counts.join(' ')}`;
  }
  const { powers } = MONSTERS[state.monster.kind];
  for (const [index, count] of state.monster.skips.entries()) {
    if (count !== 0 && count !== 1) return `a skip circle with ${count} tokens`;
    if (count === 1 && powers[index]?.circle !== 'skip') return 'a skip token on remove all skip';
  }
  return undefined;
};

const pendingOnlyInResolve: Check = (state) => {
  if (WITH_PENDING.includes(state.step)) return undefined;
  const left = sheetsOf(state).find((sheet) => pendingOf(sheet) > 0);
  return left === undefined ? undefined : `${pendingOf(left)} tokens pending before ${state.step}`;
};

const teamHoldsMarkers: Check = (state) =>
  state.team.some(({ health, damage }) => (health | damage) !== 0)
    ? 'a health or damage token on the team card'
    : undefined;

const damageTokensComeLast: Check = (state) =>
  sheetsOf(state).some(({ pool, pendingDamage }) => pendingDamage > 0 && pool > 0)
    ? 'a damage token is pending while the pool has health tokens'
    : undefined;

const overExactlyAtCheck: Check = (state) => {
  const empty = sheetsOf(state).some(({ pool }) => pool === 0);
  if (state.result === 'playing') {
    return empty && OUTSIDE_RESOLVE.includes(state.step)
      ? 'an empty pool goes on playing'
      : undefined;
  }
  const { roundLimit } = state.settings;
  const limited = roundLimit !== 'none' && state.round >= roundLimit;
  return empty || limited ? undefined : 'the game ended with every pool full enough';
};

const eachCardMarksOrDuds: Check = (state) => {
  const { placed, duds } = state.lastMark;
  if (placed + duds === 0) return undefined;
  const cards = sheetsOf(state).reduce((sum, sheet) => sum + sheet.cards.length, 0);
  return placed + duds === cards ? undefined : `${placed} gains and ${duds} duds on ${cards} cards`;
};

const markersPayOnce: Check = (state) => {
  const spent: Record<string, number> = {};
  for (const { power, character, card, spaces } of state.activations) {
    const cost = POWERS.get(power)?.cost;
    if (cost?.kind !== 'pattern') continue;
    if (!cost.pattern.placements.some(({ dots }) => dots === spaces)) {
      return `${power} was paid with markers that are no placement of it`;
    }
    const paying = card === 2 ? 'team' : `${character}/${card}`;
    if (((spent[paying] ?? 0) & spaces) !== 0) return `a marker paid twice, for ${power} too`;
    spent[paying] = (spent[paying] ?? 0) | spaces;
  }
  return undefined;
};

const initialsDiffer: Check = ({ characters }) => {
  const letters = characters.map(({ letter }) => letter);
  const fine = new Set(letters).size === letters.length && letters.every((at) => at >= 0 && at < 5);
  return fine ? undefined : `initials ${letters.join(' ')}`;
};

const skippedOnlyIncluded: Check = ({ monsterActivations }) => {
  for (const one of monsterActivations) {
    if (!one.skipped && !one.included) continue;
    const within = monsterActivations.some(
      (other) =>
        !other.skipped &&
        !other.included &&
        other.card === one.card &&
        (one.spaces & ~other.spaces) === 0,
    );
    if (!within || one.card < 0)
      return `${one.power} activated on its own in spite of its skip token`;
  }
  return undefined;
};

const numbersAreBounded: Check = (state) => {
  let given = 0;
  let granted = 0;
  for (const { power, character, bonus, dealt } of state.activations) {
    const parts = POWERS.get(power)?.parts ?? [];
    granted += POWERS.get(power)?.leads ?? 0;
    given += bonus.reduce((sum, points) => sum + points, 0);
    const raised = bonus.some((points) => points > 0);
    const leads = state.activations.some(
      (other) => other.character !== character && POWERS.get(other.power)?.leads !== undefined,
    );
    if (raised && !leads) return `${power} was raised by its own character`;
    const most = parts.find(({ kind }) => kind === 'damage')?.strength ?? 0;
    if (dealt > most) return `${power} dealt ${dealt} of ${most}`;
  }
  return given <= granted ? undefined : `${given} Leadership points out of ${granted}`;
};

const hiddenAreNotHit: Check = ({ hits, characters, monsterActivations }) => {
  const hit = hits.some(
    ({ targeted, character }) => targeted && characters[character]?.hidden === true,
  );
  const robbed = monsterActivations.some(({ target }) => characters[target]?.hidden === true);
  return hit || robbed ? 'a hidden character was targeted' : undefined;
};

const cardsAreBingoCards: Check = (state) => {
  const { freeCentre, deck } = state.settings;
  for (const { tokens } of cardsOf(state)) {
    const printed = tokens.filter((token) => token !== '');
    if (new Set(printed).size !== (freeCentre ? 24 : 25)) return `${printed.length} printed tokens`;
    for (const [space, token] of tokens.entries()) {
      if (freeCentre && space === CENTRE ? token === '' : columnOf(token) === space % 5) continue;
      return `${token} in the wrong column`;
    }
    if (deck === '25-card' && !freeCentre && tokens[CENTRE] !== 'JK')
      return 'no Joker in the centre';
  }
  return undefined;
};

const INVARIANTS_BY_ID = {
  'BA-INV-01': ['the tokens in and out of the randomizer are exactly the deck', tokensAreTheDeck],
  'BA-INV-02': ['the health tokens of every sheet add up to its rating', healthIsConserved],
  'BA-INV-03': ['every space holds at most one thing', spacesHoldOne],
  'BA-INV-04': ['no count is negative and a skip circle holds at most one token', countsAreCounts],
  'BA-INV-05': ['nothing is pending outside steps 3 to 5', pendingOnlyInResolve],
  'BA-INV-06': ['the team card holds markers only', teamHoldsMarkers],
  'BA-INV-07': ['damage tokens are pending only when the pool is empty', damageTokensComeLast],
  'BA-INV-08': ['the game is over exactly when a pool is empty at Check', overExactlyAtCheck],
  'BA-INV-09': ['each card places its gain or gives one dud', eachCardMarksOrDuds],
  'BA-INV-10': ['a power is paid with one placement, and a marker pays once', markersPayOnce],
  'BA-INV-11': ['the initials are distinct letters of BINGO', initialsDiffer],
  'BA-INV-12': ['a power with a skip token activates only inside another', skippedOnlyIncluded],
  'BA-INV-13': ['damage and Leadership points stay within their numbers', numbersAreBounded],
  'BA-INV-14': [
    'the state is plain data, so the game is a function of its inputs',
    (state: AdventureState) => notPlain(state),
  ],
  'BA-INV-15': ['hidden characters are not targeted', hiddenAreNotHit],
  'BA-INV-16': ['every card is a bingo card of the deck', cardsAreBingoCards],
} as const satisfies Record<string, readonly [string, Check]>;

/** What must hold after every step: the ledger's invariants in its order. */
export const INVARIANTS: readonly Invariant<AdventureState>[] = Object.entries(
  INVARIANTS_BY_ID,
).map(([rule, [text, check]]) => ({ rule, text, check }));
