import type { CreatureId } from '../../model.ts';
import { NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isCompanion, isOnMap } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { toOneSquare } from '../court/squeeze.ts';
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
  const { cell } = creature;
  for (const orb of creature.held) {
    const place = state.items[orb];
    if (place !== undefined) place.place = { at: 'ground', cell };
  }
  creature.held = [];
  creature.hp = 0;
  creature.cell = NOWHERE;
  // What has made it larger ends with all that lies on it (KZ-LARGE-10).
  if (creature.kind !== 'creep') toOneSquare(creature);
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
  creditTakeOut(t, victim, by);
  endWhatCannotLast(t);
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
