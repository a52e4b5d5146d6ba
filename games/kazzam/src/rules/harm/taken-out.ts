import type { CreatureId } from '../../model.ts';
import { NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isCompanion, isOnMap, lastPlaceOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { tokensOf } from '../court/tokens.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { removeEffects } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { endMarked } from './grabs.ts';
import { creditTakeOut } from './scoring.ts';

/**
 * Takes a creature Out (KZ-HP-04), in the order of KZ-HP-06: what it holds drops in its square, it
 * leaves the map, what it maintained and what lay on it ends, credit is scored. An athlete comes
 * back at its next turn, with one HP less at most if it fell in a Dungeon (KZ-DUN-08, KZ-DUN-09).
 *
 * @param by whose doing it was, {@link NOBODY} for the map
 */
export function takeOut(t: Kazzam, victim: CreatureId, by: CreatureId): void {
  const { state } = t;
  const creature = creatureOf(state, victim);
  if (!isOnMap(creature)) return;
  windows.modify(t, { type: 'taken-out', creature: victim, by });
  // With one token all go, those that are off the map included (KM-MOLE-01).
  for (const token of tokensOf(state, victim)) leaveTheMap(t, token, by);
  creditTakeOut(t, victim, by);
  endWhatCannotLast(t);
}

/** It drops what it holds, leaves the map, and what it maintained and what lay on it ends (KZ-HP-06). */
function leaveTheMap(t: Kazzam, victim: CreatureId, by: CreatureId): void {
  const { state } = t;
  const creature = creatureOf(state, victim);
  const { cell } = lastPlaceOf(creature);
  for (const orb of creature.held) {
    const place = state.items[orb];
    if (place !== undefined) place.place = { at: 'ground', cell };
  }
  creature.held = [];
  creature.hp = 0;
  creature.cell = NOWHERE;
  creature.fellAt = cell;
  creature.wards = [];
  state.struck = state.struck.filter((record) => record.creature !== victim);
  if (t.listening) t.emit({ type: 'taken-out', rule: 'KZ-HP-06', who: victim, by });
  endMarked(
    t,
    state.effects.filter(({ by: maker, kind }) => maker === victim && MAINTAINED.has(kind)),
    'KZ-STAT-37',
  );
  // Who comes back keeps what it is (KZ-DUN-02).
  const stays = !isCompanion(creature);
  removeEffects(t, ({ on, innate }) => on === victim && !(stays && innate === true), 'KZ-HP-06');
  if (creature.kind === 'athlete') comeBackLater(t, victim, groundOf(state).partAt(cell).kind);
  for (const group of state.groups) {
    group.enemies = group.enemies.filter((enemy) => enemy !== victim);
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
