import {
  type Answer,
  askAny,
  documentChoice,
  documentIn,
  type Flow,
  parallel,
  type Seat,
} from '@tablewright/engine';
import type { Sheet } from '../../content/sheet.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { partyOf } from '../adventure/adventure.ts';
import { beginCampaign, campaignBrought } from '../adventure/campaign.ts';
import { playerSeats } from '../deciding/decide.ts';
import { gainLevels, raiseTo, sideBySide } from '../levels/level-up.ts';
import { addCharacter } from '../making/creature.ts';
import { LAST_LEVEL } from '../numbers/levels.ts';
import { askedCharacter, readyFor, readyOf, usualCharacter } from './asked-character.ts';
import { addCompanions } from './companions.ts';
import { type Rolled, rollFor } from './rolled.ts';

/** Where the character of a seat lies among the documents of a session. */
export const characterSlot = (seat: Seat): string => `character/${seat}`;

/** A character that a seat plays, and how it came to it. */
interface Chosen {
  readonly sheet: Sheet;
  readonly how: 'brought' | 'ready' | 'made';
  /** The id of a ready one. */
  readonly ready?: string;
}

/** Tokens that each character has when a session begins (DT-TOK-01). */
export const NEW_TOKENS = 2;

/** The longest answer, in characters: a sheet of the first Level takes a third of it. */
const LONGEST_ANSWER = 6_000;

/**
 * Each player has a character (DT-CHAR, DT-TAB-03): the one that it brings, or one that it chooses now. They come in in
 * the order of seats, new ones at the Level at which the table begins (DT-CHAR-04); companions fill the party (DT-OPT-16).
 */
export function* characters(t: D20): Flow<void> {
  if (t.state.campaign === undefined) beginCampaign(t);
  const chosen = new Map<Seat, Chosen>();
  for (const seat of playerSeats(t)) {
    const sheet = t.documents[characterSlot(seat)] as Sheet | undefined;
    if (sheet !== undefined) chosen.set(seat, broughtOne(t, sheet));
  }
  yield* chooseOthers(t, chosen);
  const party: Creature[] = [];
  for (const seat of playerSeats(t)) {
    const one = chosen.get(seat);
    if (one !== undefined) party.push(comesIn(t, seat, one));
  }
  yield* sideBySide(t, party, (creature) => rise(t, creature, chosen.get(creature.seat ?? -1)));
  yield* addCompanions(t, takenOf(chosen));
}

/** A ready one that was kept is still that ready one, so that nobody else takes it. */
function broughtOne(t: D20, sheet: Sheet): Chosen {
  const ready = readyOf(t, sheet);
  return { sheet, how: 'brought', ...(ready === undefined ? {} : { ready: ready.id }) };
}

const takenOf = (chosen: ReadonlyMap<Seat, Chosen>): readonly string[] =>
  [...chosen.values()].flatMap(({ ready }) => ready ?? []);

/** Those who bring none roll, then choose, all at once: who is faster has the first choice of ready ones. */
function* chooseOthers(t: D20, chosen: Map<Seat, Chosen>): Flow<void> {
  const open = playerSeats(t).filter((seat) => !chosen.has(seat));
  if (open.length === 0) return;
  const isEnough = readyFor(t).length - takenOf(chosen).length >= open.length;
  const rolls = yield* parallel(
    t,
    open.map((seat) => ({ seat, flow: rollFor(t, seat, isEnough) })),
    { secret: false },
  );
  const rolled = new Map(open.map((seat, at): [Seat, Rolled | undefined] => [seat, rolls[at]]));
  while (chosen.size < playerSeats(t).length) {
    const waiting = open.filter((seat) => !chosen.has(seat));
    const taken = takenOf(chosen);
    const asked = waiting.map((seat) => askFor(t, seat, rolled.get(seat), taken));
    const { slot, answer } = yield* askAny(asked.map(({ choice }) => choice));
    const [seat, question] = [waiting[slot], asked[slot]];
    if (seat === undefined || question === undefined) throw new Error('nobody was asked');
    chosen.set(seat, question.read(answer));
  }
}

/** Asks a seat for its character; what its answer says. */
function askFor(t: D20, seat: Seat, rolled: Rolled | undefined, taken: readonly string[]) {
  const document = askedCharacter(t, rolled, taken);
  const choice = documentChoice(t, seat, 'choice.character', {
    rule: 'DT-CHAR-07',
    about: aboutChoice(t, rolled, taken),
    document,
    fallback: usualCharacter(t, rolled, taken, seat),
    maxLength: LONGEST_ANSWER,
  });
  const read = (answer: Answer): Chosen => {
    const sheet = documentIn(document, answer);
    const ready = readyOf(t, sheet)?.id;
    return ready === undefined ? { sheet, how: 'made' } : { sheet, how: 'ready', ready };
  };
  return { choice, read };
}

/**
 * A seat without a character has another in the middle of a session: it rolls and chooses as at the begin, at the lowest
 * Level of the party and with the tokens of a new session (DT-CHAR-04, DT-TOK-01, decision).
 */
export function* joins(t: D20, seat: Seat): Flow<Creature> {
  const lowest = Math.min(LAST_LEVEL, ...partyOf(t).map(({ level }) => level));
  const names = t.state.creatures.map(({ name }) => name);
  const taken = readyFor(t).flatMap(({ id, sheet }) => (names.includes(sheet.name) ? [id] : []));
  const rolled = yield* rollFor(t, seat, readyFor(t).length > taken.length);
  const { choice, read } = askFor(t, seat, rolled, taken);
  const { answer } = yield* askAny([choice]);
  const creature = comesIn(t, seat, read(answer));
  yield* raiseTo(t, creature, lowest);
  creature.tokens = NEW_TOKENS;
  return creature;
}

/** What a wizard has to know: what was rolled, and which ready characters are free. */
function aboutChoice(t: D20, rolled: Rolled | undefined, taken: readonly string[]) {
  const ready = readyFor(t).flatMap(({ id }) => (taken.includes(id) ? [] : [id]));
  const { abilityGen, startLevel } = t.options;
  return { ready, abilityGen, startLevel, ...(rolled === undefined ? {} : { rolled }) };
}

function comesIn(t: D20, seat: Seat, { sheet, how }: Chosen): Creature {
  const creature = addCharacter(t, onThisClock(t, sheet), { by: 'seat', seat }, seat);
  const { id, level } = creature;
  t.tell?.({ type: 'character-came', rule: 'DT-CHAR-07', creature: id, seat, how, level });
  return creature;
}

/** In a campaign the time since somebody was written down has passed; elsewhere none has. */
function onThisClock(t: D20, sheet: Sheet): Sheet {
  const { now } = sheet;
  if (now === undefined || campaignBrought(t) === undefined) return sheet;
  return { ...sheet, now: { ...now, clock: Math.max(now.clock, t.state.clock) } };
}

/** Whoever is new begins at the table's Level (DT-CHAR-04); a Level that waits from before is taken now (DT-LVL-03). */
function* rise(t: D20, creature: Creature, chosen: Chosen | undefined): Flow<void> {
  if (chosen?.sheet.now === undefined) yield* raiseTo(t, creature, t.options.startLevel);
  yield* gainLevels(t, creature);
}
