import { choose, type Flow, type Option } from '@tablewright/engine';
import type { Character } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf, monsterName } from './control.ts';
import { copyOptions, type MoveOption, takeOptions } from './moves.ts';
import { cardAt, MONSTER, ownerName, type PlaceOption, SHEETS } from './places.ts';
import { SQUARES } from './squares.ts';

const NONE: Option = { id: 'none' };

/**
 * Takes a marker from the monster's card to the same space of the character's own (BA-MOVE-06); it
 * can be spent from the next round on (BA-MOVE-08). Returns whether one moved.
 */
export function* takeMarker(
  t: Adventure,
  character: Character,
  power: string,
  rule: string,
  optional: boolean,
): Flow<boolean> {
  const move = yield* chooseMove(
    t,
    character,
    power,
    rule,
    optional,
    takeOptions(t.state, character),
  );
  if (move === undefined) return false;
  moveMarker(t, character, power, move, true);
  return true;
}

/** Copies a marker to the same space of a different character's card or the team's (BA-MOVE-07). */
export function* copyMarker(
  t: Adventure,
  character: Character,
  power: string,
  rule: string,
): Flow<void> {
  const move = yield* chooseMove(t, character, power, rule, false, copyOptions(t.state));
  if (move !== undefined) moveMarker(t, character, power, move, false);
}

/**
 * Asks for one of the moves; with none left the effect fails and nothing moves (BA-DUD-04).
 *
 * @ids <card>/<space>/to/<card>, none
 */
function* chooseMove(
  t: Adventure,
  character: Character,
  power: string,
  rule: string,
  optional: boolean,
  moves: readonly MoveOption[],
): Flow<MoveOption | undefined> {
  const { class: sheet, name } = character;
  if (moves.length === 0) {
    const failed = optional ? 'BA-MOVE-06' : 'BA-DUD-04';
    t.tell?.({ type: 'without-effect', rule: failed, sheet, name, power });
    return undefined;
  }
  const options: readonly Option[] = optional ? [...moves, NONE] : moves;
  const who = controllersOf(t.state, character);
  const { id } = yield* choose(t, who, 'choice.move-marker-to', options, {
    rule,
    params: { power: { key: `power.${power}` }, name },
  });
  return moves.find((move) => move.id === id);
}

/** No token returns to the randomizer for a marker that moves (BA-MOVE-09). */
function moveMarker(
  t: Adventure,
  character: Character,
  power: string,
  { from, to }: MoveOption,
  leaves: boolean,
): void {
  const { state } = t;
  const bit = 1 << from.space;
  const source = cardAt(state, from.sheet, from.card);
  const target = cardAt(state, to.sheet, to.card);
  if (source === undefined || target === undefined) return;
  if (leaves) source.marked &= ~bit;
  target.marked |= bit;
  if (!t.listening) return;
  const called = ({ sheet }: PlaceOption) =>
    sheet === MONSTER ? monsterName(state.monster) : ownerName(state, sheet);
  t.tell?.({
    type: leaves ? 'marker-taken' : 'marker-copied',
    rule: leaves ? 'BA-MOVE-06' : 'BA-MOVE-07',
    sheet: character.class,
    name: character.name,
    power,
    from: SHEETS[from.sheet] ?? 'team',
    fromName: called(from),
    to: SHEETS[to.sheet] ?? 'team',
    toName: called(to),
    square: SQUARES[from.space] ?? '',
  });
}
