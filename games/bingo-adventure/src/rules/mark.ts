import type { Flow } from '@tablewright/engine';
import { MONSTERS } from '../content/monsters.ts';
import type { AdventureState, Card } from '../model.ts';
import type { Adventure } from '../table.ts';
import { monsterName } from './control.ts';
import { columnOf, isEmpty, returnHeld, spaceOf } from './deck.ts';
import { canPayDuds, payDuds } from './payment.ts';
import { placeOn, tellPlaced } from './place-marker.ts';
import { MONSTER, sheetOf, TEAM } from './places.ts';
import { announce } from './reference.ts';
import {
  anyoneMaySend,
  declareSends,
  NOTHING_SENT,
  placeSent,
  redirects,
  type Sent,
} from './send-marker.ts';
import { putSkip, skipped } from './skips.ts';
import { drawTarget } from './targets.ts';

/** Where the current token gives markers: spaces, -1 for none. */
interface Gains {
  /** Character by character and card by card. */
  readonly characters: number[];
  /** Card by card. */
  readonly monster: number[];
  readonly team: number;
}

/** Mark: everything that carries the current token gains a marker, in the order of BA-MARK-06. */
export function mark(t: Adventure): Flow<void> | undefined {
  announce(t, 'mark');
  const { characters, monster } = t.state;
  const gains = gainsOf(t.state);
  for (let i = 0; i < characters.length; i += 1) {
    if (characters[i]?.engulfed === true) cancelEngulfed(t, i, gains.characters);
  }
  if (monster.duds > 0 || anyoneMaySend(characters)) return markWithDuds(t, gains);
  placeAll(t, gains, -1, NOTHING_SENT);
  return undefined;
}

/** Dud powers of this phase come before the markers are placed. */
function* markWithDuds(t: Adventure, gains: Gains): Flow<void> {
  const { monster } = t.state;
  const stolen = monster.duds > 0 ? yield* snatch(t, gains.characters, gains.monster[0] ?? -1) : -1;
  const sent = yield* declareSends(t, gains.characters);
  placeAll(t, gains, stolen, sent);
}

function placeAll(t: Adventure, gains: Gains, stolen: number, sent: readonly Sent[]): void {
  for (const one of sent) if (redirects(one)) gains.characters[one.gain] = -1;
  placeGains(t, gains);
  if (stolen >= 0) placeOn(t, MONSTER, 0, stolen, 'BA-GOB-10');
  for (const one of sent) if (placeSent(t, one)) gains.characters[one.gain] = one.space;
  giveDuds(t, gains.characters, gains.monster);
  t.state.step = 'activate';
}

function gainsOf({ characters, monster, team, current }: AdventureState): Gains {
  const column = columnOf(current);
  const perSheet = monster.cards.length;
  const gains: Gains = {
    characters: new Array<number>(characters.length * perSheet),
    monster: new Array<number>(perSheet),
    team: team[0] === undefined ? -1 : gainOn(team[0], current, column),
  };
  let at = 0;
  for (const { cards } of characters) {
    for (const card of cards) {
      gains.characters[at] = gainOn(card, current, column);
      at += 1;
    }
  }
  for (let card = 0; card < perSheet; card += 1) {
    const own = monster.cards[card];
    gains.monster[card] = own === undefined ? -1 : gainOn(own, current, column);
  }
  return gains;
}

/** The space where the token would give a marker, or -1 (BA-MARK-01, BA-MARK-02). */
function gainOn(card: Card, token: string, column: number): number {
  const space = spaceOf(card, token, column);
  return space >= 0 && isEmpty(card, space) ? space : -1;
}

/** An engulfed character gains nothing by the current token; then the status ends (BA-BOI-08). */
function cancelEngulfed(t: Adventure, index: number, gains: number[]): void {
  const character = t.state.characters[index];
  if (character === undefined) return;
  character.engulfed = false;
  const { class: sheet, name, cards } = character;
  for (let card = 0; card < cards.length; card += 1) {
    gains[index * cards.length + card] = -1;
    t.tell?.({ type: 'gain-cancelled', rule: 'BA-BOI-08', sheet, name, card: card + 1 });
  }
}

/** The monster's dud powers of this phase (BA-MON-15); returns the space of a stolen marker or -1. */
function* snatch(t: Adventure, gains: number[], own: number): Flow<number> {
  const { state } = t;
  const { monster } = state;
  const { powers } = MONSTERS[monster.kind];
  const index = powers.findIndex(({ snatches }) => snatches !== undefined);
  const power = powers[index];
  if (power?.snatches === undefined || skipped(monster, index) || !canPayDuds(monster, power)) {
    return -1;
  }
  const perSheet = monster.cards.length;
  const victims = power.snatches(
    state,
    gains.filter((_, at) => at % perSheet === 0),
    own,
  );
  if (victims === 0) return -1;
  payDuds(monster, power);
  if (putSkip(monster, index, power))
    t.tell?.({
      type: 'skip-placed',
      rule: 'BA-MON-04',
      sheet: 'monster',
      name: monsterName(monster),
      power: power.id,
    });
  state.tally.monsterPowers += 1;
  t.tell?.({
    type: 'monster-activated',
    rule: power.rule,
    by: 'BA-MON-15',
    sheet: 'monster',
    name: monsterName(monster),
    power: power.id,
    card: 0,
    squares: [],
    duds: power.cost.kind === 'duds' ? power.cost.duds : 0,
    included: false,
  });
  const victim = (yield* drawTarget(t, power, victims)) * perSheet;
  returnHeld(t);
  const space = gains[victim] ?? -1;
  gains[victim] = -1;
  return space;
}

/** All markers that were not redirected are placed (BA-MARK-05). */
function placeGains(t: Adventure, gains: Gains): void {
  const { characters, monster } = t.state;
  let gain = 0;
  for (const { class: name, cards } of characters) {
    for (let card = 0; card < cards.length; card += 1) {
      placeGain(t, sheetOf(name), cards[card], card, gains.characters[gain] ?? -1);
      gain += 1;
    }
  }
  placeGain(t, TEAM, t.state.team[0], 0, gains.team);
  for (let card = 0; card < monster.cards.length; card += 1) {
    placeGain(t, MONSTER, monster.cards[card], card, gains.monster[card] ?? -1);
  }
}

function placeGain(
  t: Adventure,
  sheet: number,
  own: Card | undefined,
  card: number,
  space: number,
): void {
  if (own === undefined || space < 0) return;
  own.marked |= 1 << space;
  if (t.listening) tellPlaced(t, sheet, card, space, 'BA-MARK-01');
}

/** A dud for each character's or monster's card whose gain was not placed (BA-MARK-03). */
function giveDuds(t: Adventure, gains: readonly number[], monsterGains: readonly number[]): void {
  const { characters, monster, tally, lastMark } = t.state;
  lastMark.placed = 0;
  lastMark.duds = 0;
  let gain = 0;
  for (const character of characters) {
    for (let card = 0; card < character.cards.length; card += 1) {
      const placed = (gains[gain] ?? -1) >= 0;
      gain += 1;
      if (placed) {
        lastMark.placed += 1;
        continue;
      }
      character.duds += 1;
      lastMark.duds += 1;
      tally.duds += 1;
      if (t.listening) {
        const { class: sheet, name } = character;
        t.tell?.({ type: 'dud-gained', rule: 'BA-MARK-03', sheet, name, card: card + 1 });
      }
    }
  }
  for (let card = 0; card < monsterGains.length; card += 1) {
    if ((monsterGains[card] ?? -1) >= 0) {
      lastMark.placed += 1;
      continue;
    }
    monster.duds += 1;
    lastMark.duds += 1;
    t.tell?.({
      type: 'dud-gained',
      rule: 'BA-MARK-03',
      sheet: 'monster',
      name: monsterName(monster),
      card: card + 1,
    });
  }
}
