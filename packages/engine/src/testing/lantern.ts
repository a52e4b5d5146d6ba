import type { Answer, Choice } from '../choice.ts';
import { choose } from '../choose.ts';
import type { GameEvent } from '../events.ts';
import { type Blank, blank, type Form, formOf } from '../fill.ts';
import type { Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import type { StandingOffers } from '../offers.ts';
import { D6, type RandomSource } from '../random/source.ts';
import { leftTo } from '../rulings.ts';
import { type Observer, type Seat, seatsUpTo } from '../seat.ts';
import type { Table } from '../table.ts';

/** Somebody whom the heroes fight. */
export interface Foe {
  readonly name: string;
  hp: number;
  /** The seat that runs it for the master, if it is lent. */
  lent?: Seat;
}

/** The state of {@link lantern}. */
export interface LanternState {
  readonly hp: number[];
  /** Whether a hero's token is still there. */
  readonly tokens: boolean[];
  /** Those whom everybody sees. */
  foes: Foe[];
  /** Those whom the master alone knows of. */
  hidden: Foe[];
  /** Dice behind the screen: the master alone knows them until they are shown. */
  screen: { readonly face: number; readonly shown: boolean }[];
  turn: number;
}

/** What {@link lantern} tells. */
export interface LanternEvent extends GameEvent {
  readonly type:
    | 'searched'
    | 'struck'
    | 'rested'
    | 'appeared'
    | 'attacked'
    | 'harmed'
    | 'placed'
    | 'rolled-behind-the-screen'
    | 'showed'
    | 'lent'
    | 'described'
    | 'heartened'
    | 'lurks';
  readonly seat: Seat;
  readonly face?: number;
  readonly foe?: string;
  readonly hp?: number;
  readonly words?: string;
}

type T = Table<LanternState, Record<never, never>, LanternEvent>;

/** So often every hero acts. */
const ROUNDS = 5;

/** The last seat runs the table. */
export const masterOf = (t: Pick<T, 'seatCount'>): Seat => t.seatCount - 1;

/** A tool of the master: its form, and what is done with it. */
interface Tool {
  readonly form: Form<Readonly<Record<string, Blank<unknown>>>>;
  use(answer: Answer): void;
}

function tool<B extends Readonly<Record<string, Blank<unknown>>>>(
  form: Form<B>,
  use: (filled: ReturnType<Form<B>['read']>) => void,
): Tool {
  return { form: form as never, use: (answer) => use(form.read(answer)) };
}

const named = (foes: readonly Foe[]) =>
  foes.map((foe, at) => ({ id: `${foe.name}-${at + 1}`, foe }));

/** What the master may do at any time, by the key of its question. */
function toolsOf(t: T): Readonly<Record<string, Tool>> {
  const { state } = t;
  const master = masterOf(t);
  const rule = 'TOY-LAN-03';
  const tell = (event: Omit<LanternEvent, 'rule' | 'seat'>) =>
    t.emit({ ...event, rule, seat: master });
  const heroes = seatsUpTo(master).map((seat) => ({ id: `hero-${seat}`, seat }));
  const foes = named(state.foes);
  const unseen = state.screen.flatMap(({ face, shown }, at) =>
    shown ? [] : [{ id: `die-${at + 1}`, at, face }],
  );
  return {
    harm: tool(
      formOf(
        master,
        'harm',
        {
          whom: blank.one(heroes),
          hp: blank.amount({ min: -3, max: 3, fallback: -1 }),
          note: blank.text({ minLength: 0, maxLength: 80, fallback: '' }),
        },
        { rule },
      ),
      ({ whom, hp, note }) => {
        state.hp[whom.seat] = Math.max(0, Math.min(9, (state.hp[whom.seat] ?? 0) + hp));
        tell({ type: 'harmed', hp: state.hp[whom.seat] ?? 0, words: note });
      },
    ),
    place: tool(
      formOf(
        master,
        'place',
        {
          name: blank.text({ minLength: 1, maxLength: 20, pattern: '[a-z]+', fallback: 'imp' }),
          hp: blank.amount({ min: 1, max: 4 }),
          seen: blank.one([{ id: 'hidden' }, { id: 'seen' }], { fallback: 0 }),
        },
        { rule },
      ),
      ({ name, hp, seen }) => {
        const isHidden = seen.id === 'hidden';
        (isHidden ? state.hidden : state.foes).push({ name, hp });
        t.among(isHidden ? [master] : seatsUpTo(t.seatCount), () =>
          tell({ type: 'placed', foe: name }),
        );
      },
    ),
    roll: tool(
      formOf(master, 'roll', { times: blank.amount({ min: 1, max: 3 }) }, { rule }),
      ({ times }) => {
        t.among([master], () => {
          for (let count = 0; count < times; count += 1) {
            const face = t.roll(D6, 'screen', master);
            state.screen.push({ face, shown: false });
            tell({ type: 'rolled-behind-the-screen', face });
          }
        });
      },
    ),
    ...(unseen.length === 0
      ? {}
      : {
          show: tool(formOf(master, 'show', { die: blank.one(unseen) }, { rule }), ({ die }) => {
            state.screen[die.at] = { face: die.face, shown: true };
            t.reveal();
            tell({ type: 'showed', face: die.face });
          }),
        }),
    ...(foes.length === 0
      ? {}
      : {
          lend: tool(
            formOf(
              master,
              'lend',
              { foe: blank.one(foes), to: blank.one([{ id: 'nobody', seat: -1 }, ...heroes]) },
              { rule },
            ),
            ({ foe: { foe }, to }) => {
              if (to.seat < 0) delete foe.lent;
              else foe.lent = to.seat;
              tell({ type: 'lent', foe: foe.name });
            },
          ),
        }),
    describe: tool(
      formOf(
        master,
        'describe',
        { words: blank.text({ minLength: 1, maxLength: 200, fallback: 'It is dark.' }) },
        { rule },
      ),
      ({ words }) => tell({ type: 'described', words }),
    ),
  };
}

/** What may be done at any time: the master's tools, and a token of each hero. */
const standing = (t: T): StandingOffers => ({
  offersFor: (seat) => {
    if (seat === masterOf(t)) return Object.values(toolsOf(t)).map(({ form }) => form.choice);
    if (t.state.tokens[seat] !== true) return [];
    const why = { key: 'token', rule: 'TOY-LAN-04' };
    return [{ kind: 'one', seat, why, options: [{ id: 'spend' }] }];
  },
  use(offer: Choice, answer: Answer): Flow<void> {
    const { seat, why } = offer;
    if (why.key === 'token') {
      t.state.tokens[seat] = false;
      t.state.hp[seat] = (t.state.hp[seat] ?? 0) + 1;
      t.emit({ type: 'heartened', rule: 'TOY-LAN-04', seat });
    } else toolsOf(t)[why.key]?.use(answer);
    return nothingMore();
  },
});

function* nothingMore(): Flow<void> {}

function* turn(t: T): Flow<void> {
  const { state } = t;
  const seat = state.turn % masterOf(t);
  const rule = 'TOY-LAN-01';
  const foes = named(state.foes);
  const options = [{ id: 'search' }, { id: 'rest' }, ...foes];
  const taken = yield* choose(t, seat, 'turn', options, { rule, always: true });
  if (taken.id === 'search') {
    const face = t.roll(D6, 'search', seat);
    t.emit({ type: 'searched', rule, seat, face });
    const found = face >= 4 ? state.hidden.shift() : undefined;
    if (found !== undefined) {
      state.foes.push(found);
      t.reveal();
      t.emit({ type: 'appeared', rule, seat, foe: found.name });
    }
  } else if (taken.id === 'rest') {
    state.hp[seat] = Math.min(9, (state.hp[seat] ?? 0) + 1);
    t.emit({ type: 'rested', rule, seat });
  } else {
    // A tool may have been used meanwhile, so that the foe has gone or changed places.
    const foe = foes.find(({ id }) => id === taken.id)?.foe;
    if (foe !== undefined) foe.hp -= 1;
    state.foes = state.foes.filter(({ hp }) => hp > 0);
    t.emit({ type: 'struck', rule, seat, foe: foe?.name ?? '' });
  }
  state.turn += 1;
  for (const foe of [...state.foes]) yield* attack(t, foe);
}

/** A foe attacks: the weakest, unless whoever runs it rules otherwise. */
function* attack(t: T, foe: Foe): Flow<void> {
  const { state } = t;
  const heroes = seatsUpTo(masterOf(t)).filter((seat) => (state.hp[seat] ?? 0) > 0);
  if (heroes.length === 0) return;
  const weakest = heroes.reduce((one, other) =>
    (state.hp[other] ?? 0) < (state.hp[one] ?? 0) ? other : one,
  );
  const rule = 'TOY-LAN-02';
  const by = foe.lent ?? masterOf(t);
  const taken = yield* leftTo<{ readonly id: string; readonly seat: Seat }, LanternEvent>(
    t as never,
    by,
    'attack',
    heroes.map((seat) => ({ id: `hero-${seat}`, seat })),
    {
      rule,
      usual: heroes.indexOf(weakest),
      ruled: ({ seat }) => ({ type: 'attacked', rule, seat, foe: foe.name }),
    },
  );
  state.hp[taken.seat] = Math.max(0, (state.hp[taken.seat] ?? 0) - 1);
  if (taken.seat === weakest) t.emit({ type: 'attacked', rule, seat: taken.seat, foe: foe.name });
}

function imagined(state: LanternState, observer: Observer, random: RandomSource): LanternState {
  const master = state.hp.length;
  if (observer === master) return state;
  state.hidden = Array.from({ length: random.index(3, 'hidden') }, (_, at) => ({
    name: ['imp', 'ogre'][at] ?? 'imp',
    hp: 1 + random.index(3, 'hp'),
  }));
  const shown = state.screen.filter((die) => die.shown);
  const unseen = Array.from({ length: random.index(3, 'screen') }, () => ({
    face: 1 + random.index(6, 'face'),
    shown: false,
  }));
  state.screen = [...unseen, ...shown];
  return state;
}

/** A toy of a master: tools with forms at any time, dice behind a screen, foes that are lent. */
export const lantern = defineGame({
  id: 'lantern',
  title: 'Lantern',
  version: '1',
  seats: { min: 2, max: 4, default: 3 },
  options: {},
  undoTerms: (_, seat, seatCount) =>
    seat === seatCount - 1 ? { kind: 'anybodys' } : { kind: 'lenient' },
  setup: (t: Table<undefined, T['options'], LanternEvent>): LanternState => {
    const master = masterOf(t);
    // Before nobody: the master sees them when the match begins.
    const hidden = t.among([], () =>
      ['imp', 'ogre'].filter((foe, at) => {
        const face = t.index(2, 'lurks', at);
        t.emit({ type: 'lurks', rule: 'TOY-LAN-01', seat: at, face, foe });
        return face === 1;
      }),
    );
    return {
      hp: seatsUpTo(master).map(() => 3),
      tokens: seatsUpTo(master).map(() => true),
      foes: [],
      hidden: hidden.map((name) => ({ name, hp: 2 })),
      screen: [],
      turn: 0,
    };
  },
  next: ({ turn: turns, hp }) => (turns < ROUNDS * hp.length ? 'turn' : undefined),
  steps: { turn },
  standing,
  outcome: ({ turn: turns, hp }) =>
    turns < ROUNDS * hp.length
      ? undefined
      : { result: 'dawn', winners: [], payoffs: [...hp.map((left) => Math.min(1, left / 9)), 0.5] },
  view: ({ hidden, screen, ...rest }, observer) => {
    const isMaster = observer === rest.hp.length;
    return {
      ...rest,
      screen: screen.filter(({ shown }) => shown || isMaster).map(({ face }) => face),
      ...(isMaster ? { hidden } : {}),
    };
  },
  imagine: imagined,
  // A foe that nobody sees must not be told by who is asked.
  asksAnyway: () => true,
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  invariants: [
    {
      rule: 'TOY-LAN-05',
      text: 'nobody has less than no hit points',
      check: ({ hp, foes }) =>
        [...hp, ...foes.map((foe) => foe.hp)].every((left) => left >= 0) ? undefined : 'below 0',
    },
  ],
  telling: {
    draws: ({ type, seat, face }) => {
      if (type === 'searched') return [{ purpose: 'search', who: seat, result: face ?? 0 }];
      if (type === 'lurks') return [{ purpose: 'lurks', who: seat, result: face ?? 0 }];
      return type === 'rolled-behind-the-screen'
        ? [{ purpose: 'screen', who: seat, result: face ?? 0 }]
        : [];
    },
  },
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});
