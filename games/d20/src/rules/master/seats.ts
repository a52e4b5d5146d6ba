import type { Flow, Seat } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Run } from '../../model.ts';
import { adventureOf } from '../adventure/adventure.ts';
import { joinCombat } from '../combat/end.ts';
import {
  characterOf,
  masterChair,
  masterSeat,
  ownCharacter,
  playerSeats,
} from '../deciding/decide.ts';
import { joins } from '../setup/characters.ts';
import { placeIn } from '../story/areas.ts';
import { characters, type Tool, tool, whom, word } from './tool.ts';

/** How a player leaves its character for a while, and takes it back (DT-TAB-05). */
const WAYS = ['played', 'leaves', 'back'] as const;
type Way = (typeof WAYS)[number];

/**
 * A player goes, or is back: its character is played by the software from now on, or leaves the story with this scene, as
 * it says in advance; it may return at any time (DT-TAB-05). The last one of a table without a person who runs the game
 * stays, as nobody would be left to play on.
 */
export function awayTool(t: D20, seat: Seat): readonly Tool[] {
  const creature = ownCharacter(t.state, seat);
  if (creature === undefined) return [];
  const { absence } = creature;
  if (absence === undefined && !canDoWithout(t, seat)) return [];
  const ways = WAYS.filter((way) => (way === 'back') === (absence !== undefined));
  const options = ways.map((way) => ({ id: `away-${way}` }));
  const key = absence === undefined ? 'tool.leave' : 'tool.return';
  return [
    {
      choice: { kind: 'one', seat, why: { key, rule: 'DT-TAB-05' }, options },
      use: (answer) => absents(t, creature, ways[answer as number] ?? 'back', { by: 'companion' }),
    },
  ];
}

/** Whether somebody would still be there to play on. */
const canDoWithout = (t: D20, seat: Seat): boolean =>
  masterSeat(t) !== undefined ||
  playerSeats(t).some((other) => other !== seat && characterOf(t.state, other) !== undefined);

/** Who decides for a character whose player is not there, or is again (DT-TAB-05, DT-GMC-11). */
const STAND_INS = ['stands-companion', 'stands-master', 'stands-player'] as const;

/** A character is played by the software or by whoever runs the game while its player is not there (DT-TAB-05). */
export function standInTool(t: D20, master: Seat): readonly Tool[] {
  const heroes = characters(t).filter(({ seat }) => seat !== undefined);
  if (heroes.length === 0) return [];
  const fields = { who: whom(heroes), by: word(STAND_INS) };
  return [
    tool(master, 'stand-in', 'DT-TAB-05', fields, ({ who: { creature }, by: { id } }) =>
      id === 'stands-player'
        ? absents(t, creature, 'back', { by: 'companion' })
        : absents(t, creature, 'played', { by: id === 'stands-master' ? 'master' : 'companion' }),
    ),
  ];
}

function absents(t: D20, creature: Creature, way: Way, by: Run): Flow<void> | undefined {
  const { seat, absence } = creature;
  if (seat === undefined) return undefined;
  const isBack = way === 'back';
  if (isBack && absence === undefined) return undefined;
  decidedBy(creature, isBack ? { by: 'seat', seat } : by);
  creature.absence = isBack ? undefined : way;
  t.tell?.({
    type: 'absent',
    rule: 'DT-TAB-05',
    creature: creature.id,
    how: way,
    ...(isBack ? {} : { by: by.by }),
  });
  return absence === 'withdrawn' ? comesBack(t, creature) : undefined;
}

/** Whoever is under somebody else’s will stays so; afterwards it is its new master’s. */
function decidedBy(creature: Creature, run: Run): void {
  const data = creature.effects.find((one) => one.data?.was !== undefined)?.data;
  if (data?.was === undefined) creature.run = run;
  else data.was = { ...data.was, run };
}

/** Somebody comes into the scene that is played, in a fight as one who arrives (DT-INIT-10). */
function* comesBack(t: D20, creature: Creature): Flow<void> {
  placeIn(t, creature, 'start');
  if (t.state.combat !== undefined) yield* joinCombat(t, creature);
}

/** A seat whose character is dead, or that has none, has a new one between fights (DT-CHAR-04, decision). */
export function newcomerTool(t: D20, seat: Seat): readonly Tool[] {
  const { isAtRest, combat } = t.state;
  if (!isAtRest || combat !== undefined || ownCharacter(t.state, seat) !== undefined) return [];
  const why = { key: 'tool.newcomer', rule: 'DT-CHAR-04' };
  return [
    {
      choice: { kind: 'one', seat, why, options: [{ id: 'newcomer' }] },
      *use(): Flow<void> {
        const creature = yield* joins(t, seat);
        placeIn(t, creature, 'start');
      },
    },
  ];
}

/**
 * The software runs the game from now on, by what the adventure says (DT-TAB-06): for whoever has to go, in the middle of
 * a scene too. Not where no adventure is played, and not if no player is there.
 */
export function handOverTool(t: D20, master: Seat): readonly Tool[] {
  const { story, isAtRest } = t.state;
  if (!isAtRest || adventureOf(t) === undefined || story === undefined) return [];
  if (playerSeats(t).every((seat) => characterOf(t.state, seat) === undefined)) return [];
  return [
    leadTool(master, 'software', () => {
      t.state.isLed = true;
      t.tell?.({ type: 'led', rule: 'DT-TAB-06', by: 'software' });
    }),
  ];
}

/** Whoever has the seat runs the game again, at any time (DT-TAB-06). */
export function takeBackTool(t: D20, seat: Seat): readonly Tool[] {
  if (t.state.isLed !== true || seat !== masterChair(t)) return [];
  return [
    leadTool(seat, 'person', () => {
      delete t.state.isLed;
      t.tell?.({ type: 'led', rule: 'DT-TAB-06', by: 'person' });
    }),
  ];
}

function leadTool(seat: Seat, by: 'software' | 'person', use: () => void): Tool {
  const why = { key: 'tool.lead', rule: 'DT-TAB-06' };
  return {
    choice: { kind: 'one', seat, why, options: [{ id: `lead-${by}` }] },
    use: () => {
      use();
      return undefined;
    },
  };
}
