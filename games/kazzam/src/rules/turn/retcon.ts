import { confirm, type Flow } from '@tablewright/engine';
import type { Turn } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { openActions } from '../actions/one-action.ts';
import { creatureOf, isOnMap, opponentOf, seatsOf } from '../court/creatures.ts';
import type { Action } from '../effects/action.ts';
import { choose } from '../effects/ask.ts';
import { settleLandings } from '../movement/landing.ts';

/**
 * Whoever ended its turn by an attack with its staff or sword may still use the Role Action that it
 * had left, as if before that attack, if the other side lets it (KZ-GEN-12). What it may use is what
 * could have changed no roll, target or result of the attack whatever these were: Role Actions that
 * only bear on what Creeps and others do later (ruling). Who is in range is judged as all stand now.
 */
export function* offerRetcon(t: Kazzam, turn: Turn): Flow<void> {
  const { creature: id } = turn;
  const open = afterthoughts(t, turn);
  if (open.length === 0) return;
  const chosen = yield* choose(t, id, 'retcon', [...open, NONE], {
    rule: 'KZ-GEN-12',
    fallback: open.length,
    reaction: { key: 'retcon', take: 0, decline: open.length },
  });
  if (!('perform' in chosen) || !(yield* isConsented(t, turn, chosen))) return;
  turn.roleActions -= 1;
  if (t.listening) t.emit({ type: 'action', rule: 'KZ-GEN-12', who: id, action: chosen.id });
  yield* chosen.perform(t, id);
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
}

const NONE = { id: 'none' } as const;

/** Role Actions that a turn had left when an own attack in its Action Phase ended it. */
function afterthoughts(t: Kazzam, { creature: id, ended, begun }: Turn): readonly Action[] {
  const { state, options } = t;
  const creature = creatureOf(state, id);
  if (options.retcon === 'off' || !ended || !begun) return [];
  if (!isOnMap(creature) || creature.team === undefined) return [];
  if (seatsOf(state, opponentOf(creature.team)).length === 0) return [];
  return openActions(t, id, ({ price, afterthought }) => price === 'role' && afterthought === true);
}

/** The first seat of the other side speaks for it. */
function isConsented(t: Kazzam, { creature: id }: Turn, { id: power }: Action): Flow<boolean> {
  const { team = 0 } = creatureOf(t.state, id);
  const [seat = 0] = seatsOf(t.state, opponentOf(team));
  return confirm(t, seat, 'retcon-consent', {
    rule: 'KZ-GEN-12',
    params: { who: id, power },
    about: { who: id },
    reaction: { key: 'retcon-consent', take: 1, decline: 0 },
  });
}
