import {
  type Creature,
  type CreatureId,
  type Effect,
  type KazzamState,
  NOBODY,
  NOWHERE,
} from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isCompanion, lastPlaceOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { toOneSquare } from '../court/squeeze.ts';
import { tokensOf } from '../court/tokens.ts';
import { STATUS, withData } from '../effects/effect-data.ts';
import { effectsOf } from '../effects/in-play.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import type { TakenOutEvent } from '../effects/moments.ts';
import { giveStatus, isStatusKind, isTangible, removeEffects } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { endMarked } from './grabs.ts';
import { creditTakeOut } from './scoring.ts';

/**
 * Takes a creature Out (KZ-HP-04), in the order of KZ-HP-06: what it holds drops in its square, it
 * leaves the map, what it maintained and what lay on it ends, credit is scored. An athlete comes
 * back at its next turn, with one HP less at most if it fell in a Dungeon (KZ-DUN-08, KZ-DUN-09). One
 * whom somebody keeps stays in its square as a Shade, and all that somebody keeps go with it
 * (KM-SOUL-02).
 *
 * @param by whose doing it was, {@link NOBODY} for the map
 */
export function takeOut(t: Kazzam, victim: CreatureId, by: CreatureId): void {
  const { state } = t;
  const creature = creatureOf(state, victim);
  // What is a Shade was Taken Out before.
  if (!isTangible(creature)) return;
  const fall: TakenOutEvent = {
    type: 'taken-out',
    creature: victim,
    by,
    keeper: NOBODY,
    follows: [],
  };
  const { keeper } = windows.modify(t, fall);
  // With one token all go, those that are off the map included (KM-MOLE-01).
  for (const token of tokensOf(state, victim)) goes(t, token, by, keeper);
  creditTakeOut(t, victim, by);
  for (const follow of fall.follows) follow();
  endWhatCannotLast(t);
}

/** It drops what it holds, leaves the map unless it is kept, and what it maintained and what lay on it ends (KZ-HP-06). */
function goes(t: Kazzam, victim: CreatureId, by: CreatureId, keeper: CreatureId): void {
  const { state } = t;
  const creature = creatureOf(state, victim);
  const { cell } = lastPlaceOf(creature);
  lose(state, victim);
  if (keeper === NOBODY) leave(creature);
  if (t.listening) {
    const stays = keeper === NOBODY ? {} : { stays: true };
    t.emit({ type: 'taken-out', rule: 'KZ-HP-06', who: victim, by, ...stays });
  }
  endMarked(
    t,
    state.effects.filter(({ by: maker, kind }) => maker === victim && MAINTAINED.has(kind)),
    'KZ-STAT-37',
  );
  endWhatLiesOn(t, victim, keeper);
  if (keeper !== NOBODY) becomeShade(t, victim, keeper, by);
  else vanishWith(t, victim);
  if (creature.kind === 'athlete') comeBackLater(t, victim, groundOf(state).partAt(cell).kind);
  for (const group of state.groups) {
    group.enemies = group.enemies.filter((enemy) => enemy !== victim);
  }
}

/** It drops what it holds, and has neither HP nor Ward. */
function lose(state: KazzamState, id: CreatureId): void {
  const creature = creatureOf(state, id);
  const { cell } = lastPlaceOf(creature);
  for (const orb of creature.held) {
    const place = state.items[orb];
    if (place !== undefined) place.place = { at: 'ground', cell };
  }
  creature.held = [];
  creature.hp = 0;
  creature.wards = [];
  state.struck = state.struck.filter((record) => record.creature !== id);
}

function leave(creature: Creature): void {
  creature.fellAt = lastPlaceOf(creature).cell;
  creature.cell = NOWHERE;
  // What has made it larger ends with all that lies on it (KZ-LARGE-10).
  if (creature.kind !== 'creep') toOneSquare(creature);
}

/**
 * Who comes back keeps what it is (KZ-DUN-02); a Shade besides what it has made of itself that is no
 * status (KZ-HP-07).
 */
function endWhatLiesOn(t: Kazzam, victim: CreatureId, keeper: CreatureId): void {
  const stays = !isCompanion(creatureOf(t.state, victim));
  const isKept = ({ kind, by, innate }: Effect): boolean =>
    (stays && innate === true) || (keeper !== NOBODY && by === victim && !isStatusKind(kind));
  removeEffects(t, (effect) => effect.on === victim && !isKept(effect), 'KZ-HP-06');
}

/** It is there still, for as long as its keeper is (KM-SOUL-02). */
function becomeShade(t: Kazzam, on: CreatureId, by: CreatureId, fellBy: CreatureId): void {
  const creature = creatureOf(t.state, on);
  if (creature.type === 'goon') creature.wounded = true;
  giveStatus(t, {
    ...withData(STATUS.shade, fellBy === NOBODY ? {} : { fellBy }),
    on,
    by,
    source: creatureOf(t.state, by).block ?? 'shade',
    until: { ends: 'match' },
  });
}

/** The Shades that somebody keeps go with it; each was credited when it became one (KM-SOUL-03). */
function vanishWith(t: Kazzam, keeper: CreatureId): void {
  const { state } = t;
  const rule = 'KM-SOUL-02';
  for (const { on } of effectsOf(state, STATUS.shade).filter(({ by }) => by === keeper)) {
    lose(state, on);
    leave(creatureOf(state, on));
    if (t.listening) t.emit({ type: 'vanished', rule, who: on, by: keeper });
    endWhatLiesOn(t, on, NOBODY);
  }
}

/** What ends with whoever keeps it up (KZ-STAT-37, KZ-HP-06). */
const MAINTAINED: ReadonlySet<string> = new Set(['grabbed', 'marked']);

function comeBackLater(t: Kazzam, victim: CreatureId, part: 'court' | 'dungeon'): void {
  const creature = creatureOf(t.state, victim);
  if (part === 'dungeon' && creature.maxHp > 1) {
    creature.maxHp -= 1;
    const { maxHp: hp } = creature;
    if (t.listening) t.emit({ type: 'maximum', rule: 'KZ-DUN-09', who: victim, hp });
  }
  const { comes } = creature;
  creature.comes = { from: 'taken-out', exit: comes.from === 'button' ? comes.exit : -1 };
  creature.stowed = false;
}
