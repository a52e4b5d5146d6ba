import { answerIn } from '@tablewright/bots';
import { type Game, type Policy, SPECTATOR, sampleAnswer } from '@tablewright/engine';
import {
  clonePlain,
  fromWire,
  hashPlain,
  Match,
  seededSource,
  toWire,
} from '@tablewright/engine/host';
import { answerAtRandom } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import { bridgequest } from '../src/index.ts';
import { type BridgeState, BUSINESS } from '../src/model.ts';

/**
 * Two matches that go on from the same moment with the same answers, and differ only in hidden cards. As long as
 * nothing has come to light that differs, the same is asked at both: of the same seats, in the same order, in as many
 * choices (BQ-HIDN-01, decision 79).
 */
const game = bridgequest as unknown as Game;
const heuristic = game.bots.heuristic as Policy;
/** So many answers are given to both. */
const FOLLOWED = 25;
const SEATS = 4;

type Chance = ReturnType<typeof seededSource>;

/** A match of four seats whose dice fall by this seed. */
function begun(rules: Game, seed: string, options: object): Match {
  const made = Match.create(rules, {
    ...{ id: 'windows', options: { ...options }, random: { kind: 'seeded', seed } },
    seats: Array.from({ length: SEATS }, (_, seat) => ({ name: `S${seat}`, player: 'human' })),
  });
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  return made.value;
}

/** Who is asked what, in which order. */
const askedAt = ({ choices }: Match) =>
  choices.map(({ seat, seats, kind, why, pass }) => [
    seat,
    seats,
    kind,
    why.key,
    pass !== undefined,
  ]);

/** How two matches that differ in hidden cards ask otherwise, if they do; and how many windows were compared. */
function compared(twins: readonly [Match, Match], random: Chance) {
  const [one, other] = twins;
  let windows = 0;
  for (let step = 0; step <= FOLLOWED && !one.over; step += 1) {
    const [told, otherwise] = twins.map((match) => hashPlain(match.eventsFor(SPECTATOR)));
    if (told !== otherwise) return { windows, unlike: undefined };
    if (hashPlain(askedAt(one)) !== hashPlain(askedAt(other))) {
      return { windows, unlike: twins.map(askedAt) };
    }
    windows += one.choices.length > 1 ? 1 : 0;
    const answer = answerForBoth(twins, random);
    if (answer === undefined) return { windows, unlike: undefined };
    for (const match of twins) match.submit(answer);
  }
  return { windows, unlike: undefined };
}

/** An answer to a choice that is open at both, which can be given at both. */
function answerForBoth([one, other]: readonly [Match, Match], random: Chance) {
  for (let tries = 0; tries < 8; tries += 1) {
    const slot = random.index(one.choices.length, 'slot');
    const [choice, same] = [one.choices[slot], other.choices[slot]];
    if (choice === undefined || same === undefined) return undefined;
    const wise = random.index(2, 'wise') === 1;
    const given = wise
      ? answerIn(one, choice.seat, choice, heuristic, random)
      : sampleAnswer(choice, random);
    const answer = toWire(choice, given);
    if (fromWire(same, answer).ok) return { seat: choice.seat, slot, answer };
  }
  return undefined;
}

/** The states between steps of a match that is played with sense, or nearly. */
function* moments(seed: string, random: Chance, options: object): Generator<BridgeState> {
  let state: BridgeState | undefined;
  const noting: Game = {
    ...game,
    next: (now) => {
      state = clonePlain(now) as BridgeState;
      return game.next(now);
    },
  };
  const match = begun(noting, seed, options);
  while (!match.over && match.seq < 400) {
    const [choice] = match.choices;
    if (choice === undefined) return;
    if (random.index(8, 'sense') === 0) answerAtRandom(match, random);
    else {
      match.submitAnswer(choice.seat, 0, answerIn(match, choice.seat, choice, heuristic, random));
    }
    if (state !== undefined && random.index(3, 'look') === 0) yield state;
    state = undefined;
  }
}

test('[BQ-HIDN-01] who is asked, in which order and in how many choices depends on nothing that is hidden', () => {
  let windows = 0;
  for (const seed of ['one', 'two', 'three']) {
    const random = seededSource(seed);
    const gm = random.index(2, 'gm') === 1 ? 'human' : 'auto';
    const options = { gm, roundLimit: 8, figurines: 10 };
    for (const state of moments(seed, random, options)) {
      // In half of the moments all want to be stopped at everything.
      if (random.index(2, 'stops') === 1) {
        for (const hero of state.heroes) hero.stops = [...BUSINESS];
      }
      const other = game.imagine?.(clonePlain(state), SPECTATOR, random) as BridgeState;
      const [here, there] = [state, other].map((from) =>
        begun({ ...game, setup: () => clonePlain(from) }, 'both', options),
      );
      const found = compared([here as Match, there as Match], random);
      expect(found.unlike).toBeUndefined();
      windows += found.windows;
    }
  }
  expect(windows).toBeGreaterThan(100);
});
