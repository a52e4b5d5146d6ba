import type { Answer, Choice } from '../../choice.ts';
import type { Flow } from '../../flow.ts';
import { defineGame } from '../../game.ts';
import type { StandingOffers } from '../../offers.ts';
import { type Seat, seatsUpTo } from '../../seat.ts';
import type { Table } from '../../table.ts';
import {
  hpAfter,
  type LanternEvent,
  type LanternOptions,
  type LanternState,
  masterOf,
  ROUNDS,
  type T,
} from './model.ts';
import { heuristic } from './policy.ts';
import { imagined, seen } from './seen.ts';
import { LANTERN_TEXTS, LANTERN_TEXTS_DE } from './texts.ts';
import { CONTENT, EVENTS, met, SPEECH, TELLING } from './told.ts';
import { toolsOf } from './tools.ts';
import { turn } from './turn.ts';

/** What may be done at any time: the master's tools, and a token of each hero. */
const standing = (t: T): StandingOffers => ({
  offersFor: (seat) => {
    if (seat === masterOf(t)) return toolsOf(t).map(({ form }) => form.choice);
    if (t.state.tokens[seat] !== true) return [];
    const why = { key: 'token', rule: 'TOY-LAN-04' };
    return [{ kind: 'one', seat, why, options: [{ id: 'spend' }] }];
  },
  *use(offer: Choice, answer: Answer): Flow<void> {
    const { seat, why } = offer;
    if (seat !== masterOf(t)) return spendToken(t, seat);
    const tool = toolsOf(t).find(({ form }) => form.choice.why.key === why.key);
    const flow = tool?.use(answer);
    if (flow !== undefined) yield* flow;
  },
});

function spendToken(t: T, seat: Seat): void {
  const hp = hpAfter(t.state, seat, 1);
  t.state.tokens[seat] = false;
  t.state.hp[seat] = hp;
  t.emit({ type: 'heartened', rule: 'TOY-LAN-04', seat, hp });
}

function setup(t: Table<undefined, LanternOptions, LanternEvent>): LanternState {
  const heroes = seatsUpTo(t.seatCount - 1);
  const hidden = t.among([masterOf(t)], () =>
    ['imp', 'ogre'].filter((foe, at) => {
      const face = t.index(2, 'lurks', at);
      t.emit({ type: 'lurks', rule: 'TOY-LAN-01', seat: at, face, foe });
      return face === 1;
    }),
  );
  return {
    hp: heroes.map(() => 3),
    tokens: heroes.map(() => true),
    foes: [],
    hidden: hidden.map((name) => ({ name, traits: [], hp: 2 })),
    dice: [],
    turn: 0,
  };
}

const isOver = ({ turn: turns, hp }: LanternState) => turns >= ROUNDS * hp.length;

/**
 * A toy of a master: tools with forms at any time, secret dice that are shown later, foes that are hidden
 * or lent, rulings, and words that people write.
 */
export const lantern = defineGame({
  id: 'lantern',
  title: 'Lantern',
  version: '2',
  seats: { min: 2, max: 4, default: 3 },
  options: {},
  undoTerms: (_, seat, seatCount) =>
    seat === seatCount - 1 ? { kind: 'anybodys' } : { kind: 'lenient' },
  setup,
  next: (state: LanternState) => (isOver(state) ? undefined : 'turn'),
  steps: { turn },
  standing,
  outcome: (state) => {
    if (!isOver(state)) return undefined;
    const payoffs = [...state.hp.map((left) => left / 9), 0.5];
    return { result: 'dawn', winners: [], payoffs };
  },
  view: seen,
  imagine: imagined,
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  events: EVENTS,
  invariants: [
    {
      rule: 'TOY-LAN-05',
      text: 'nobody has less than no hit points',
      check: ({ hp, foes }) =>
        [...hp, ...foes.map((foe) => foe.hp)].every((left) => left >= 0) ? undefined : 'below 0',
    },
    {
      rule: 'TOY-LAN-06',
      text: 'a foe is lent to a hero',
      check: ({ hp, foes }) =>
        foes.every(({ lent = 0 }) => lent < hp.length) ? undefined : 'it is lent to nobody',
    },
  ],
  telling: TELLING,
  speech: SPEECH,
  texts: LANTERN_TEXTS,
  translations: { de: async () => LANTERN_TEXTS_DE },
  measures: {
    numbers: ({ turn: turns }) => ({ turns }),
    facets: () => ({}),
    counter: met,
    content: CONTENT,
  },
  bots: { heuristic },
});
