import {
  type Answer,
  type Choice,
  confirm,
  type Flow,
  type OneChoice,
  type Option,
  type Seat,
  type StandingOffers,
} from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import { type Creature, REROLL_WISHES } from '../../model.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { characterOf, deciderOf, masterSeat } from '../deciding/decide.ts';
import { saveId, survive } from '../harm/deaths.ts';
import { isHere } from '../place/distance.ts';
import { meansOf, pay } from '../rolls/tempt.ts';
import { setbacksOf, takeSetback } from './setbacks.ts';

/** An offer with what it does. */
interface Offer {
  readonly choice: OneChoice;
  use(option: Option): Flow<void> | undefined;
}

/** What players may do at any time with their tokens, and how they want to be asked (DT-TOK-03, -08, DT-PLC-04). */
export function tokenOffers(t: D20): StandingOffers {
  return {
    offersFor: (seat) => offersOf(t, seat).map(({ choice }) => choice),
    *use(choice: Choice, answer: Answer): Flow<void> {
      const offer = offersOf(t, choice.seat).find((one) => one.choice.why.key === choice.why.key);
      const option = offer?.choice.options[answer as number];
      const flow = option === undefined ? undefined : offer?.use(option);
      if (flow !== undefined) yield* flow;
    },
  };
}

function offersOf(t: D20, seat: Seat): readonly Offer[] {
  const { phase } = t.state;
  if (phase === 'lobby' || phase === 'ended') return [];
  if (seat === masterSeat(t)) return [wish(t, seat)];
  const creature = characterOf(t.state, seat);
  if (creature === undefined) return [];
  return [
    ...surviving(t, seat, creature),
    ...extraAction(t, seat, creature),
    ...setback(t, seat, creature),
    wish(t, seat),
  ];
}

/** A token, or fate, brings somebody who is down back to 1 (DT-TOK-05, -10, -22). */
function surviving(t: D20, seat: Seat, spender: Creature): readonly Offer[] {
  const fallen = t.state.creatures.filter(
    (one) => one.character !== undefined && one.life === 'alive' && one.hp <= 0 && isHere(one),
  );
  if (fallen.length === 0) return [];
  const options = meansOf(t, spender).flatMap((by) =>
    fallen.map((saved) => ({
      id: saveId(by, saved.id),
      names: { creature: saved.id },
      by,
      saved,
    })),
  );
  if (options.length === 0) return [];
  return [
    {
      choice: offer(seat, 'offer.survive', 'DT-TOK-05', options),
      *use({ id }) {
        const chosen = options.find((one) => one.id === id);
        if (chosen === undefined || chosen.saved.hp > 0) return;
        yield* survive(t, spender, chosen.saved, chosen.by);
      },
    },
  ];
}

/**
 * One more action in the turn that runs (DT-TOK-06, -11, -22): for oneself, or for another character whose player agrees,
 * if it could take one.
 */
function extraAction(t: D20, seat: Seat, spender: Creature): readonly Offer[] {
  const turn = t.state.combat?.turn;
  const acting = t.state.creatures.find(({ id }) => id === turn?.creature);
  if (turn === undefined || acting?.character === undefined) return [];
  const isOpen = () =>
    t.state.combat?.turn === turn &&
    !turn.isOver &&
    !turn.hurried &&
    isUp(acting) &&
    !isBanned(t, acting, 'act');
  if (!isOpen()) return [];
  const isOwn = acting === spender;
  const options = meansOf(t, spender).map((by) => {
    const verb = by === 'token' ? 'spend' : 'tempt';
    return isOwn
      ? { id: verb, by }
      : { id: `${verb}-for-${acting.id}`, names: { creature: acting.id }, by };
  });
  if (options.length === 0) return [];
  return [
    {
      choice: offer(seat, 'offer.extra-action', isOwn ? 'DT-TOK-06' : 'DT-TOK-11', options),
      *use({ id }) {
        const by = options.find((one) => one.id === id)?.by;
        if (by === undefined || (!isOwn && !(yield* agrees(t, acting, spender)))) return;
        if (!isOpen() || !meansOf(t, spender).includes(by)) return;
        if (!(yield* pay(t, spender, by, { rule: 'DT-TOK-06', on: 'extra-action' }))) return;
        if (t.state.combat?.turn === turn) turn.extra += 1;
      },
    },
  ];
}

/** Whether somebody takes the action that another pays for; companions do (DT-TOK-11). */
function* agrees(t: D20, acting: Creature, spender: Creature): Flow<boolean> {
  const seat = deciderOf(t, acting);
  if (seat === undefined) return true;
  return yield* confirm(t, seat, 'choice.accept-action', {
    rule: 'DT-TOK-11',
    params: { creature: spender.id },
  });
}

/** A setback is proposed (DT-TOK-20): with the software as master from its menu. */
function setback(t: D20, seat: Seat, creature: Creature): readonly Offer[] {
  if (masterSeat(t) !== undefined || t.state.story === undefined || !isUp(creature)) return [];
  const menu = setbacksOf(t, creature);
  if (menu.length === 0) return [];
  return [
    {
      choice: offer(seat, 'offer.setback', 'DT-AGM-08', menu),
      *use({ id }) {
        const taken = setbacksOf(t, creature).find((one) => one.id === id);
        if (taken !== undefined) yield* takeSetback(t, creature, taken);
      },
    },
  ];
}

/** For which rolls a seat wants to be asked, that of whoever runs the game too (DT-TOK-08, -41, DT-HID-18). */
function wish(t: D20, seat: Seat): Offer {
  const now = t.state.rerolls[seat] ?? 'own-failures';
  const options = REROLL_WISHES.filter((one) => one !== now).map((id) => ({
    id: `ask-${id}`,
    wish: id,
  }));
  return {
    choice: offer(seat, 'offer.reroll-wish', 'DT-TOK-08', options),
    use({ id }) {
      const taken = REROLL_WISHES.find((one) => `ask-${one}` === id);
      if (taken !== undefined) t.state.rerolls[seat] = taken;
      return undefined;
    },
  };
}

const offer = (seat: Seat, key: string, rule: string, options: readonly Option[]): OneChoice => ({
  kind: 'one',
  seat,
  why: { key, rule },
  options,
});
