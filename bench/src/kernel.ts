import { nextMove, playOut, randomPolicy } from '@tablewright/bots';
import type { Game, OptionsSchema, OptionValues, StandingOffers } from '@tablewright/engine';
import { Match, Runner, seededSource } from '@tablewright/engine/host';
import { diceRace } from '@tablewright/engine/testing';
import { raceOnBoardgameIo } from './boardgame-io.ts';
import type { Subject } from './measure.ts';

const GOAL = 300;
const GROUP = 'one decision of the dice race';
const race = diceRace as unknown as Game;
/** Forty things that the first seat may do at any time, and never does. */
const tools: StandingOffers = {
  offersFor: (seat) =>
    seat !== 0
      ? []
      : Array.from({ length: 40 }, (_, tool) => ({
          kind: 'one' as const,
          seat,
          why: { key: `tool-${tool}` },
          options: [{ id: 'use' }],
        })),
  *use() {},
};
const mastered: Game = { ...race, standing: () => tools };
const options = { goal: GOAL } as unknown as OptionValues<OptionsSchema>;
const policies = [randomPolicy, randomPolicy];

/** The dice race as bare as can be, on the kernel, as a kept match, and on boardgame.io. */
export const kernelSubjects: readonly Subject[] = [
  {
    group: GROUP,
    name: 'a bare hand-written loop',
    unit: 'decisions',
    run: (piece) => {
      let decisions = 0;
      for (let i = 0; i < 200; i += 1) decisions += bareRace(`${piece}/${i}`);
      return decisions;
    },
  },
  {
    group: GROUP,
    name: 'kernel, random playouts',
    unit: 'decisions',
    run: (piece) => {
      let decisions = 0;
      for (let i = 0; i < 100; i += 1) decisions += kernelRace(`${piece}/${i}`);
      return decisions;
    },
  },
  {
    group: GROUP,
    name: 'kernel, random playouts beside a master with forty tools',
    unit: 'decisions',
    run: (piece) => {
      let decisions = 0;
      for (let i = 0; i < 100; i += 1) decisions += kernelRace(`${piece}/${i}`, mastered);
      return decisions;
    },
  },
  {
    group: GROUP,
    name: 'match with log, hashes, checkpoints and events',
    unit: 'decisions',
    run: (piece) => keptRace(String(piece)),
  },
  {
    group: GROUP,
    name: 'boardgame.io 0.50.2, local client',
    unit: 'decisions',
    run: (piece) => {
      const random = seededSource(`${piece}/coin`);
      return raceOnBoardgameIo(GOAL, String(piece), () => random.index(2, 'coin'));
    },
  },
];

function bareRace(seed: string): number {
  const dice = seededSource(seed);
  const coin = seededSource(`${seed}/bots`);
  const places = [0, 0];
  let active = 0;
  let decisions = 0;
  for (;;) {
    decisions += 1;
    if (coin.index(2, 'coin') === 0) {
      const place = (places[active] ?? 0) + 1 + dice.index(6, 'advance');
      places[active] = place;
      if (place >= GOAL) return decisions;
    }
    active = 1 - active;
  }
}

function kernelRace(seed: string, game = race): number {
  const runner = Runner.setUp(game, { options, seatCount: 2, random: seededSource(seed) });
  runner.advance();
  return playOut(runner, policies, seededSource(`${seed}/bots`));
}

function keptRace(seed: string): number {
  const created = Match.create(race, {
    id: seed,
    seats: [
      { name: 'A', player: 'random' },
      { name: 'B', player: 'random' },
    ],
    options: { goal: GOAL },
    random: { kind: 'seeded', seed },
  });
  if (!created.ok) throw new Error('the race cannot be set up');
  const match = created.value;
  const random = seededSource(`${seed}/bots`);
  while (!match.over) {
    const { state, choices } = match;
    const move = nextMove({ game: race, state, choices }, policies, random);
    if (move === undefined || !match.submitAnswer(move.seat, move.slot, move.answer).ok) break;
  }
  return match.seq;
}
