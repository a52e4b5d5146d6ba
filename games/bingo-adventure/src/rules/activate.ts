import type { Flow, OneChoice, OpenChoices, Seat, SlotAnswer, Why } from '@tablewright/engine';
import { POWERS } from '../content/classes.ts';
import type { AdventureState, Character, ClassName } from '../model.ts';
import type { Adventure } from '../table.ts';
import { type ActOption, TEAM_CARD } from './act-listing.ts';
import { actOptions, dependsOnOthers, payingCard } from './activation-options.ts';
import { closedActs } from './closed-acts.ts';
import { spendMarkers } from './deck.ts';
import { Gatherer } from './gather.ts';
import { activateMonster } from './monster-activation.ts';
import { moveAgain, moveFree } from './movement.ts';
import { payDuds } from './payment.ts';
import { announce } from './reference.ts';
import { makeSkillUse } from './skills.ts';
import { squareNames } from './squares.ts';

const WHY: Why = { key: 'choice.activate', rule: 'BA-ACT-05' };

type Offer = OneChoice<ActOption>;

/**
 * Activate: the monster first (BA-MON-01), then every seat acts as it likes until all have declared
 * themselves ready (BA-CTRL-06). A seat that cannot do anything is ready by itself (BA-ACT-11).
 */
export function activate(t: Adventure): Flow<void> | undefined {
  announce(t, 'activate');
  activateMonster(t);
  const offers = new Array<Offer | undefined>(t.seatCount);
  let open = 0;
  for (let seat = 0; seat < t.seatCount; seat += 1) {
    offers[seat] = offer(t, seat);
    if (offers[seat] !== undefined) open += 1;
  }
  if (open > 0) return actAll(t, offers);
  endActivate(t);
  return undefined;
}

/** Asks all seats that can do something, again after every act. */
function* actAll(t: Adventure, offers: (Offer | undefined)[]): Flow<void> {
  const { state } = t;
  for (;;) {
    const first = gatherOpen(offers);
    if (first === undefined) break;
    let choice = first;
    let answer: unknown;
    if (OPEN.count === 1) answer = yield first as OneChoice;
    else {
      const open = OPEN.list();
      const many: OpenChoices = { kind: 'many', choices: open as OneChoice[], secret: false };
      const given = (yield many) as SlotAnswer;
      choice = open[given.slot] ?? first;
      answer = given.answer;
    }
    const option = choice.options[answer as number];
    if (option === undefined) throw new Error('an activation that nobody offered');
    if (option.act === 'ready') {
      declareReady(t, choice.seat, 'BA-CTRL-06');
      offers[choice.seat] = undefined;
      continue;
    }
    const character = characterOf(state, option.class);
    const common =
      option.act === 'power'
        ? payPower(t, character, option)
        : yield* act(t, character, option, choice.seat);
    if (common) cancelReady(t);
    for (let seat = 0; seat < t.seatCount; seat += 1) {
      if (state.ready[seat] === true) continue;
      if (common || seat === choice.seat || dependsOnOthers(state, seat)) {
        offers[seat] = offer(t, seat);
      }
    }
  }
  endActivate(t);
}

/** Who has not said so is ready now (BA-ACT-11). */
function endActivate(t: Adventure): void {
  const { state } = t;
  for (let seat = 0; seat < t.seatCount; seat += 1) {
    if (state.ready[seat] !== true) declareReady(t, seat, 'BA-ACT-11');
  }
  for (let seat = 0; seat < t.seatCount; seat += 1) state.ready[seat] = false;
  state.step = 'note';
}

/** Gathers what is open in `OPEN`; returns the first. */
function gatherOpen(offers: readonly (Offer | undefined)[]): Offer | undefined {
  let first: Offer | undefined;
  OPEN.begin();
  for (let seat = 0; seat < offers.length; seat += 1) {
    const choice = offers[seat];
    if (choice === undefined) continue;
    first ??= choice;
    OPEN.add(choice);
  }
  return first;
}

const OPEN = new Gatherer<Offer>();

function characterOf(state: AdventureState, name: ClassName): Character {
  for (const character of state.characters) if (character.class === name) return character;
  throw new Error(`nobody plays the ${name}`);
}

/**
 * The seat's open choice. A seat that can do nothing has none: it declares ready once nobody has
 * anything left to do, for until then others may open something to it.
 * @ids ready, <power>, <power>/<spaces>, <power>/2/<spaces>, <power>/team/<spaces>,
 *   <power>/<element>/<spaces>, <power>/<element>/2/<spaces>, <power>/<element>/team/<spaces>,
 *   skill/<class>, move/<class>, move-again/<class>
 */
function offer(t: Adventure, seat: Seat): Offer | undefined {
  const { state } = t;
  const options = actOptions(state, seat);
  if (options.length === 1) return undefined;
  // Where nobody listens, in simulations and look-aheads, nobody asks why something is closed.
  if (!t.listening) return { kind: 'one', seat, why: WHY, options, fallback: 0 };
  const closed = () => closedActs(state, seat);
  return { kind: 'one', seat, why: WHY, options, fallback: 0, closed };
}

function declareReady(t: Adventure, seat: Seat, rule: string): void {
  t.state.ready[seat] = true;
  t.tell?.({ type: 'ready', rule, seat });
}

/**
 * What uses a marker of the team card or a shared character changes what others can still do:
 * nobody is ready any more (BA-CTRL-07; skill uses and paid moves too, DA-10).
 */
function cancelReady(t: Adventure): void {
  const { ready } = t.state;
  const any = ready.includes(true);
  for (let seat = 0; seat < ready.length; seat += 1) ready[seat] = false;
  if (any) t.tell?.({ type: 'ready-cancelled', rule: 'BA-CTRL-07' });
}

/** Uses a skill or moves; returns whether that touched what seats have in common. */
function* act(t: Adventure, character: Character, option: ActOption, seat: Seat): Flow<boolean> {
  const shared = character.seat < 0;
  if (option.act === 'skill') return (yield* makeSkillUse(t, character, seat)) || shared;
  if (option.act === 'move-again') return (yield* moveAgain(t, character, seat)) || shared;
  yield* moveFree(t, character, seat);
  return shared;
}

/**
 * Pays for a power and records it; it takes effect in Resolve (BA-ACT-02, BA-ACT-06). Returns
 * whether that touched what seats have in common.
 */
function payPower(t: Adventure, character: Character, option: ActOption): boolean {
  const { state } = t;
  const power = POWERS.get(option.power);
  if (power === undefined) throw new Error(`there is no power ${option.power}`);
  const { card, spaces, element } = option;
  if (card < 0) payDuds(character, power);
  else {
    const paying = payingCard(state, character, card);
    if (paying !== undefined) spendMarkers(t, paying, spaces);
  }
  state.activations.push({
    character: state.characters.indexOf(character),
    power: power.id,
    card,
    spaces,
    element,
    bonus: power.parts.map(() => 0),
    dealt: 0,
  });
  state.tally.powers += 1;
  t.tell?.({
    type: 'activated',
    rule: power.rule,
    by: card < 0 ? 'BA-DUD-01' : card === TEAM_CARD ? 'BA-TEAM-01' : 'BA-ACT-02',
    sheet: character.class,
    name: character.name,
    power: power.id,
    card: card + 1,
    squares: squareNames(spaces),
    duds: power.cost.kind === 'duds' ? power.cost.duds : 0,
    element,
  });
  return character.seat < 0 || card === TEAM_CARD;
}
