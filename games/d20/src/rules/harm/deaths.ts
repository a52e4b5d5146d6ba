import {
  choose,
  type Flow,
  maybe,
  type Option,
  type Seat,
  untilAllPass,
} from '@tablewright/engine';
import type { Harm } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Dying } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { creatureOf } from '../creature.ts';
import { characterOf, masterSeat, playerSeats } from '../deciding/decide.ts';
import { breakConcentration } from '../effects/concentration.ts';
import { announce } from '../moments/moment.ts';
import { maxHpOf } from '../numbers/hit-points.ts';
import { spendPoint } from '../rolls/rerolls.ts';
import { type Means, meansOf, pay } from '../rolls/tempt.ts';
import { heal } from './heal.ts';
import { minorsLeave } from './minor.ts';

/** Somebody who could still be saved. */
interface Saved extends Option {
  readonly dying: Dying;
  readonly by: Means;
}

/**
 * When what happened is over, who is at −maximum may still be saved: one window lists all of them (DT-TOK-10). Then
 * death is final, each for itself.
 */
export function* settleDeaths(t: D20): Flow<void> {
  while (t.state.dying.length > 0) {
    yield* minorsLeave(t);
    yield* playersSave(t);
    yield* masterSaves(t);
    const [first] = t.state.dying;
    if (first === undefined) return;
    t.state.dying = t.state.dying.slice(1);
    yield* die(t, creatureOf(t.state, first.creature), first);
  }
}

/** Players who have a token or may tempt fate, for characters in the scene (DT-TOK-05, -10, -22). */
function* playersSave(t: D20): Flow<void> {
  const savable = () =>
    t.state.dying.filter(
      (one) => one.isFinal !== true && creatureOf(t.state, one.creature).character !== undefined,
    );
  if (savable().length === 0) return;
  yield* companionsSave(t, savable());
  const meansAt = (seat: Seat): readonly Means[] => {
    const spender = characterOf(t.state, seat);
    return spender === undefined ? [] : meansOf(t, spender);
  };
  const seats =
    savable().length === 0 ? [] : playerSeats(t).filter((seat) => meansAt(seat).length > 0);
  if (seats.length === 0) return;
  yield* untilAllPass<Saved>({
    seats,
    why: { key: 'choice.survive', rule: 'DT-TOK-10' },
    optionsFor: (seat) =>
      meansAt(seat).flatMap((by) =>
        savable().map((dying) => ({
          id: saveId(by, dying.creature),
          names: { creature: dying.creature },
          dying,
          by,
        })),
      ),
    *act(seat, { dying, by }) {
      const spender = characterOf(t.state, seat);
      if (spender === undefined) return;
      yield* survive(t, spender, creatureOf(t.state, dying.creature), by);
    },
    scopes: {},
  });
}

/** Companions spend a token for anybody in the moment of death (DT-BOT-02). */
function* companionsSave(t: D20, savable: readonly Dying[]): Flow<void> {
  for (const { creature } of savable) {
    const spender = t.state.creatures.find(
      ({ run, life, tokens }) => run.by === 'companion' && life === 'alive' && tokens > 0,
    );
    if (spender === undefined) return;
    yield* survive(t, spender, creatureOf(t.state, creature));
  }
}

/** Saving somebody, as it is offered: with a token, or by tempting fate. */
export const saveId = (by: Means, id: number): string =>
  `${by === 'token' ? 'save' : 'tempt'}-${id}`;

/** A token, or fate, brings a character to 1 Hit Point (DT-TOK-05, -22). */
export function* survive(
  t: D20,
  spender: Creature,
  saved: Creature,
  by: Means = 'token',
): Flow<void> {
  if (!(yield* pay(t, spender, by, { rule: 'DT-TOK-05', on: 'survive' }))) return;
  t.state.dying = t.state.dying.filter(({ creature }) => creature !== saved.id);
  yield* heal(t, saved, { amount: 1 - saved.hp, way: 'token', rule: 'DT-TOK-05', by: spender });
}

/** Under which name it is noted that the software has revived a leader: once in an adventure (DT-AGM-06). */
const LEADER_REVIVED = 'leader-revived';

const isLeaderRevived = ({ state }: Pick<D20, 'state'>): boolean =>
  state.creatures.some(({ used }) => used[LEADER_REVIVED] !== undefined);

/** A complication point for a creature of whoever runs the game, once a scene each (DT-TOK-41, -45, DT-AGM-06). */
function* masterSaves(t: D20): Flow<void> {
  for (const { creature: id, isFinal, isMinor } of [...t.state.dying]) {
    const creature = creatureOf(t.state, id);
    if (isFinal === true || isMinor === true || creature.character !== undefined) continue;
    if (t.state.points < 1 || creature.used['survive-point'] !== undefined) continue;
    const master = masterSeat(t);
    if (master === undefined) {
      const spent = t.state.combat?.pointsSpent ?? 0;
      if (!creature.isLeader || spent >= 2 || isLeaderRevived(t)) continue;
      creature.used[LEADER_REVIVED] = t.state.clock;
    } else {
      const options = [{ id: 'pass' }, { id: 'spend' }];
      const params = { creature: id, points: t.state.points };
      const question = { rule: 'DT-TOK-45', params, fallback: 0 };
      const { id: taken } = yield* choose(t, master, 'choice.revive', options, question);
      if (taken === 'pass') continue;
    }
    yield* pointRevives(t, creature);
  }
}

/** A complication point brings a creature back to 1 Hit Point, once a scene (DT-TOK-41, -45). */
export function* pointRevives(t: D20, creature: Creature): Flow<void> {
  const { id } = creature;
  spendPoint(t);
  creature.used['survive-point'] = t.state.clock;
  t.tell?.({ type: 'point-revives', rule: 'DT-TOK-45', creature: id, points: t.state.points });
  t.state.dying = t.state.dying.filter((one) => one.creature !== id);
  yield* heal(t, creature, { amount: 1 - creature.hp, way: 'token', rule: 'DT-TOK-45' });
}

/** A creature is dead (DT-HP-09, DT-COND-30, DT-TOK-13, DT-INV-21). */
export function* die(t: D20, creature: Creature, cause: Dying): Flow<void> {
  if (creature.life !== 'alive' || (yield* isNoDeath(t, creature, cause))) return;
  const by = cause.by === undefined ? undefined : creatureOf(t.state, cause.by);
  const danger = { rule: cause.rule, tags: cause.tags, ...(by === undefined ? {} : { by }) };
  const harm: Harm = { danger, isDamage: true, amount: 0 };
  const last = announce(t, creature, 'died', { harm });
  creature.life = cause.isFinal === true && cause.tags.includes('dust') ? 'dust' : 'dead';
  creature.hp = -maxHpOf(t, creature);
  creature.death = { clock: t.state.clock, tags: cause.tags };
  creature.tokens = 0;
  creature.lockedLoss = [];
  yield* maybe(last);
  yield* breakConcentration(t, creature);
  creature.effects = creature.effects.filter(({ kind }) => kind === 'petrified');
  // What had raised its maximum is gone.
  creature.hp = -maxHpOf(t, creature);
  t.tell?.({ type: 'died', rule: 'DT-HP-09', creature: creature.id, by: cause.by });
  if (creature.character !== undefined) t.met?.('died.character');
}

/** Whether a trait makes something else of death (DT-HER-13). */
function* isNoDeath(t: D20, creature: Creature, cause: Dying): Flow<boolean> {
  const flows: Flow<boolean>[] = [];
  eachTrait(t, creature, (trait, self) => {
    const flow = trait.atDeath?.(t, self, cause);
    if (flow !== undefined) flows.push(flow);
  });
  let isNone = false;
  for (const flow of flows) if (yield* flow) isNone = true;
  return isNone;
}
