import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState, Until } from '../../../model.ts';
import { areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import {
  type DataKind,
  dataKind,
  type EffectOf,
  withData,
} from '../../../rules/effects/effect-data.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import type { Kazzam } from '../../../table.ts';
import { areBeside, isAble } from './reach-of-blade.ts';
import type { Spell } from './spells.ts';

const ABOUT = { enemy: 'creature' } as const;
type Note = DataKind<typeof ABOUT>;

/** On the bearer while an enemy beside it attacks: its `amount` is 1 once that has hurt it. */
export const ATTACKED: Note = dataKind('attacked-from-beside', ABOUT);
/** On the bearer: an enemy that it has shocked in this turn (KC-SHV-19). */
export const SHOCKED: Note = dataKind('shocked', ABOUT);

/** Until the turn that runs ends. */
function thisTurn(state: KazzamState): Until {
  const { turn } = state;
  if (turn === undefined) return { ends: 'match' };
  const { creature: of } = turn;
  return { ends: 'turn-end', of, turn: creatureOf(state, of).turns };
}

function noteOf(
  state: KazzamState,
  note: Note,
  on: CreatureId,
  enemy: CreatureId,
): EffectOf<Note> | undefined {
  return effectsOf(state, note).find(
    ({ on: bearer, data }) => bearer === on && data.enemy === enemy,
  );
}

function takeNote(t: Kazzam, note: Note, on: CreatureId, enemy: CreatureId): void {
  const { state } = t;
  const until = thisTurn(state);
  const mark = state.nextEffect;
  const taken = withData(note, { enemy });
  windows.attach(t, { ...taken, on, by: on, source: 'electrified', until, mark, amount: 0 });
}

/** One damage to an enemy, once in a turn (KC-SHV-19). */
function* shock(t: Kazzam, on: CreatureId, enemy: CreatureId): Flow<void> {
  const { state } = t;
  if (!isAble(state, on) || !isOnMap(creatureOf(state, enemy))) return;
  if (noteOf(state, SHOCKED, on, enemy) !== undefined) return;
  takeNote(t, SHOCKED, on, enemy);
  provoke(state, enemy, on);
  yield* deal(t, { to: enemy, by: on, kind: 'other', melee: false }, 1, 'KC-SHV-19');
}

/** Whether an enemy stands beside it. */
function isThreat(state: KazzamState, on: CreatureId, other: CreatureId): boolean {
  return other >= 0 && areEnemies(state, on, other) && areBeside(state, on, other);
}

/** Ongoing Damage for an enemy that holds it or is held by it, while the Grab lasts (KC-SHV-19). */
function* electrify(t: Kazzam, on: CreatureId, hold: Effect): Flow<void> {
  const { state } = t;
  const enemy = hold.by === on ? hold.on : hold.by;
  if ((hold.by !== on && hold.on !== on) || enemy < 0 || !areEnemies(state, on, enemy)) return;
  provoke(state, enemy, on);
  const until = { ends: 'with', effects: [hold.id] } as const;
  yield* inflict(t, {
    kind: 'ongoing',
    on: enemy,
    by: on,
    source: 'electrified',
    until,
    amount: 1,
  });
}

/** Electrified: touching it hurts (KC-SHV-19). */
export const electrified: Spell = {
  kind: 'electrified',
  bot: { worth: ({ count }) => 0.03 + 0.07 * count('foes', 1) },
  rule: 'KC-SHV-19',
  sort: 'charm',
  *begins(t, id) {
    const holds = effectsOf(t.state, 'grabbed');
    for (const hold of holds) yield* electrify(t, id, hold);
  },
  on: {
    attack: {
      *before(t, { on }, { attacker }) {
        if (isThreat(t.state, on, attacker)) takeNote(t, ATTACKED, on, attacker);
      },
      *after(t, { on }, { attacker, rolls }) {
        const note = noteOf(t.state, ATTACKED, on, attacker);
        if (note === undefined) return;
        windows.detach(t, note.id);
        const struck = note.amount === 1 || rolls.some(({ target }) => target === on);
        if (struck) yield* shock(t, on, attacker);
      },
    },
    damaged: {
      *after(t, { on }, { total: { to, by, kind } }) {
        if (to !== on || kind === 'terrain') return;
        // What an attack does is answered when the attack is over.
        const note = kind === 'attack' ? noteOf(t.state, ATTACKED, on, by) : undefined;
        if (note !== undefined) note.amount = 1;
        else if (isThreat(t.state, on, by)) yield* shock(t, on, by);
      },
    },
    grabbed: {
      *after(t, { on }, { hold }) {
        yield* electrify(t, on, hold);
      },
    },
  },
};
