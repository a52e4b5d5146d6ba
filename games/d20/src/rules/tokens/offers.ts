import type {
  Answer,
  Choice,
  Flow,
  OneChoice,
  Option,
  Seat,
  StandingOffers,
} from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import { type Creature, REROLL_WISHES } from '../../model.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { characterOf, masterSeat } from '../deciding/decide.ts';
import { survive } from '../harm/deaths.ts';
import { isHere } from '../place/distance.ts';
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
  const creature = characterOf(t.state, seat);
  if (creature === undefined || t.state.phase === 'lobby' || t.state.phase === 'ended') return [];
  return [
    ...surviving(t, seat, creature),
    ...extraAction(t, seat, creature),
    ...setback(t, seat, creature),
    wish(t, seat),
  ];
}

/** A token brings somebody who is down back to 1 (DT-TOK-05, -10). */
function surviving(t: D20, seat: Seat, spender: Creature): readonly Offer[] {
  if (spender.tokens < 1) return [];
  const fallen = t.state.creatures.filter(
    (one) => one.character !== undefined && one.life === 'alive' && one.hp <= 0 && isHere(one),
  );
  if (fallen.length === 0) return [];
  const options = fallen.map(({ id }) => ({ id: `save-${id}`, names: { creature: id } }));
  return [
    {
      choice: offer(seat, 'offer.survive', 'DT-TOK-05', options),
      *use({ names }) {
        const saved = fallen.find(({ id }) => id === names?.creature);
        if (saved !== undefined && saved.hp <= 0) yield* survive(t, spender, saved);
      },
    },
  ];
}

/** One more action in the turn that runs (DT-TOK-06, -11): one's own, if it could take one. */
function extraAction(t: D20, seat: Seat, spender: Creature): readonly Offer[] {
  const turn = t.state.combat?.turn;
  if (turn?.creature !== spender.id || turn.isOver || spender.tokens < 1 || !isUp(spender))
    return [];
  if (isBanned(t, spender, 'act')) return [];
  return [
    {
      choice: offer(seat, 'offer.extra-action', 'DT-TOK-06', [{ id: 'spend' }]),
      use() {
        spender.tokens -= 1;
        turn.extra += 1;
        t.tell?.({
          type: 'token-spent',
          rule: 'DT-TOK-06',
          creature: spender.id,
          on: 'extra-action',
          tokens: spender.tokens,
        });
        return undefined;
      },
    },
  ];
}

/** A setback is proposed (DT-TOK-20): with the software as master from its menu. */
function setback(t: D20, seat: Seat, creature: Creature): readonly Offer[] {
  if (masterSeat(t) !== undefined || t.state.story === undefined || !isUp(creature)) return [];
  const menu = setbacksOf(t, creature);
  if (menu.length === 0) return [];
  return [
    {
      choice: offer(seat, 'offer.setback', 'DT-TOK-20', menu),
      *use({ id }) {
        const taken = setbacksOf(t, creature).find((one) => one.id === id);
        if (taken !== undefined) yield* takeSetback(t, creature, taken);
      },
    },
  ];
}

/** For which rolls a seat wants to be asked (DT-TOK-08, DT-HID-18). */
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
