import { askOne, type Flow, type Option } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { CharacterPower } from '../content/power.ts';
import type { AdventureState, Card, Character, ClassName } from '../model.ts';
import { CLASS_NAMES } from '../model.ts';
import type { Adventure } from '../table.ts';
import { monsterName, seatOf, seatsOf } from './control.ts';
import { columnOf, isEmpty, returnHeld, spaceOf } from './deck.ts';
import { canPayDuds, payDuds } from './payment.ts';
import { cardAt, cardId, MONSTER, ownerName, SHEETS, sheetOf, TEAM } from './places.ts';
import { announce } from './reference.ts';
import { putSkip, skipped } from './skips.ts';
import { SQUARES } from './squares.ts';
import { drawTarget } from './targets.ts';

/** A marker that a character sends elsewhere this phase. */
interface Sent {
  readonly character: Character;
  readonly card: number;
  /** Its place in the list of gains. */
  readonly gain: number;
  readonly space: number;
  readonly power: CharacterPower;
  readonly sheet: number;
  readonly toCard: number;
}

/** Where a marker may be sent. */
interface SendOption extends Option {
  readonly power: CharacterPower | undefined;
  readonly sheet: number;
  readonly card: number;
}

const KEEP: SendOption = { id: 'keep', power: undefined, sheet: -1, card: -1 };
const NOTHING_SENT: readonly Sent[] = [];
const SEND_OPTIONS = new Map<CharacterPower, SendOption[]>();

/** Classes that have a power of this phase. */
const SENDERS: ReadonlyMap<ClassName, readonly CharacterPower[]> = new Map(
  Object.values(CLASSES).map(
    ({ id, powers }) => [id, powers.filter(({ sends }) => sends !== undefined)] as const,
  ),
);

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
    if (t.listening) {
      t.emit({ type: 'gain-cancelled', rule: 'BA-BOI-08', sheet, name, card: card + 1 });
    }
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
  if (putSkip(monster, index, power) && t.listening) {
    const name = monsterName(monster);
    t.emit({ type: 'skip-placed', rule: 'BA-MON-04', sheet: 'monster', name, power: power.id });
  }
  state.tally.monsterPowers += 1;
  if (t.listening) {
    t.emit({
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
  }
  const victim = (yield* drawTarget(t, power, victims)) * perSheet;
  returnHeld(t);
  const space = gains[victim] ?? -1;
  gains[victim] = -1;
  return space;
}

function redirects({ power }: Sent): boolean {
  return power.sends === 'redirect';
}

function anyoneMaySend(characters: readonly Character[]): boolean {
  for (const character of characters) if (maySend(character)) return true;
  return false;
}

function maySend({ duds, class: name }: Character): boolean {
  return duds > 0 && SENDERS.get(name)?.length !== 0;
}

/** Redirects and Clones are declared and paid in character order (BA-MARK-06, BA-DUD-03). */
function* declareSends(t: Adventure, gains: readonly number[]): Flow<readonly Sent[]> {
  const { state } = t;
  let sent: Sent[] | undefined;
  for (let i = 0; i < state.characters.length; i += 1) {
    const character = state.characters[i];
    if (character === undefined || !maySend(character)) continue;
    for (let card = 0; card < character.cards.length; card += 1) {
      const gain = i * character.cards.length + card;
      const space = gains[gain] ?? -1;
      if (space < 0) continue;
      const options = sendOptions(t, character, space);
      if (options.length === 1) continue;
      const {
        power,
        sheet,
        card: toCard,
      } = yield* askOne<SendOption>({
        kind: 'one',
        seat: seatOf(character),
        seats: seatsOf(state, character),
        why: {
          key: 'choice.send-marker',
          rule: 'BA-MOVE-05',
          params: { name: character.name, square: SQUARES[space] ?? '' },
        },
        options,
        fallback: 0,
      });
      if (power === undefined) continue;
      payDuds(character, power);
      state.tally.powers += 1;
      if (t.listening) {
        t.emit({
          type: 'activated',
          rule: power.rule,
          by: 'BA-DUD-03',
          sheet: character.class,
          name: character.name,
          power: power.id,
          card: 0,
          squares: [],
          duds: power.cost.kind === 'duds' ? power.cost.duds : 0,
          element: 'none',
        });
      }
      sent ??= [];
      sent.push({ character, card, gain, space, power, sheet, toCard });
    }
  }
  return sent ?? NOTHING_SENT;
}

/** Cards of others whose same space is empty now (BA-MOVE-01, BA-MOVE-03, BA-TEAM-04). */
function sendOptions(t: Adventure, character: Character, space: number): readonly SendOption[] {
  const { state } = t;
  const options = [KEEP];
  for (const power of SENDERS.get(character.class) ?? []) {
    if (!canPayDuds(character, power)) continue;
    for (let sheet = 0; sheet <= TEAM; sheet += 1) {
      if (CLASS_NAMES[sheet] === character.class) continue;
      for (let card = 0; card < 2; card += 1) {
        const target = cardAt(state, sheet, card);
        if (target === undefined || !isEmpty(target, space)) continue;
        options.push(sendOption(power, sheet, card));
      }
    }
  }
  return options;
}

function sendOption(power: CharacterPower, sheet: number, card: number): SendOption {
  let list = SEND_OPTIONS.get(power);
  if (list === undefined) {
    list = [];
    for (let at = 0; at < 2 * SHEETS.length; at += 1) {
      const to = cardId(at >> 1, at & 1);
      const names = { power: power.id, to };
      list.push({ id: `${power.id}/${to}`, names, power, sheet: at >> 1, card: at & 1 });
    }
    SEND_OPTIONS.set(power, list);
  }
  return list[2 * sheet + card] ?? KEEP;
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

function placeOn(t: Adventure, sheet: number, card: number, space: number, rule: string): void {
  const target = cardAt(t.state, sheet, card);
  if (target === undefined) return;
  target.marked |= 1 << space;
  if (t.listening) tellPlaced(t, sheet, card, space, rule);
}

function tellPlaced(t: Adventure, sheet: number, card: number, space: number, rule: string): void {
  const name = sheet === MONSTER ? monsterName(t.state.monster) : ownerName(t.state, sheet);
  const square = SQUARES[space] ?? '';
  t.emit({
    type: 'marker-placed',
    rule,
    sheet: SHEETS[sheet] ?? 'team',
    name,
    card: card + 1,
    square,
  });
}

/**
 * Places a redirected or cloned marker if its space is still empty; otherwise a redirected one goes
 * to its own card (BA-MOVE-03, BA-MOVE-04). Returns whether the gain was placed anywhere.
 */
function placeSent(t: Adventure, one: Sent): boolean {
  const { state } = t;
  const { character, card, space, power, sheet, toCard } = one;
  const target = cardAt(state, sheet, toCard);
  const works = target !== undefined && isEmpty(target, space);
  if (works) target.marked |= 1 << space;
  if (t.listening) {
    const event = {
      sheet: character.class,
      name: character.name,
      power: power.id,
      to: SHEETS[sheet] ?? 'team',
      toName: ownerName(state, sheet),
      square: SQUARES[space] ?? '',
    };
    const rule = redirects(one) ? 'BA-MOVE-02' : 'BA-MOVE-04';
    if (works) t.emit({ type: 'marker-sent', rule, ...event, toCard: toCard + 1 });
    else t.emit({ type: 'send-failed', rule: 'BA-DUD-04', ...event });
  }
  if (works || !redirects(one)) return true;
  const own = character.cards[card];
  if (own === undefined || !isEmpty(own, space)) return false;
  placeOn(t, sheetOf(character.class), card, space, 'BA-MOVE-03');
  return true;
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
        t.emit({ type: 'dud-gained', rule: 'BA-MARK-03', sheet, name, card: card + 1 });
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
    if (t.listening) {
      const name = monsterName(monster);
      t.emit({ type: 'dud-gained', rule: 'BA-MARK-03', sheet: 'monster', name, card: card + 1 });
    }
  }
}
