import { playOut, policyNamed } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { clonePlain, Match, Runner, seededSource } from '@tablewright/engine/host';
import type { Subject } from './measure.ts';

/** A fight that a game is measured by besides whole matches: how a match begins with it. */
interface Fight {
  readonly name: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly given: Readonly<Record<string, unknown>>;
}

const HEROES = ['bryn-oakshield', 'ysolde-wren', 'maud-ferrier', 'tom-crow'];
const GOBLINS = 6;

/** By the id of the game. */
const FIGHTS: Readonly<Record<string, Fight>> = {
  d20: {
    name: 'four against six goblins',
    seats: 5,
    options: { gm: 'human', adventure: 'free' },
    given: {
      creatures: [
        ...HEROES.map((ready, at) => ({ ready, seat: 'ABCD'[at], at: 0 })),
        ...Array.from({ length: GOBLINS }, (_, at) => ({
          block: 'goblin-raider',
          number: at + 1,
          at: 25,
        })),
      ],
      combat: {},
    },
  },
};

/** The games of which single fights are measured. */
export const FOUGHT: readonly string[] = Object.keys(FIGHTS);

/** Decisions after which a fight that goes on is no longer played. */
const MOST = 500;

/** What single fights of a game cost, with this bot on every seat. */
export function fights(game: Game, bot: string): readonly Subject[] {
  const fight = FIGHTS[game.id];
  if (fight === undefined) throw new Error(`${game.id} has no fight to measure`);
  const { seats, options, given } = fight;
  const created = Match.create(game, {
    ...{ id: 'fight', options, given },
    seats: Array.from({ length: seats }, (_, at) => ({ name: `Seat ${at + 1}`, player: bot })),
    random: { kind: 'seeded', seed: 'fight' },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const policies = Array.from({ length: seats }, () => policyNamed(game, bot));
  const play = (seed: string): number => {
    const setup = { options: match.options, seatCount: seats, random: seededSource(seed) };
    const runner = Runner.from(game, setup, clonePlain(match.state));
    runner.advance();
    const random = seededSource(`${seed}/bots`);
    let decisions = 0;
    while (isFighting(runner.state) && decisions < MOST) {
      const taken = playOut(runner, policies, random, 1);
      if (taken === 0) break;
      decisions += taken;
    }
    return decisions;
  };
  const group = `${game.title}: fights, ${fight.name}`;
  const subject = (unit: string, run: (piece: number) => number): Subject => {
    return { group, name: `${bot}, ${unit}`, unit, run };
  };
  return [
    subject('fights', (piece) => {
      play(`f${piece}`);
      return 1;
    }),
    subject('decisions', (piece) => play(`d${piece}`)),
  ];
}

function isFighting(state: object): boolean {
  return 'combat' in state && state.combat !== undefined;
}
