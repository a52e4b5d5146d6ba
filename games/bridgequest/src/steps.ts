import type { Flow } from '@tablewright/engine';
import type { BridgeState, Phase } from './model.ts';
import { combatStage } from './rules/course/stages.ts';
import { endsNow } from './rules/ending/endings.ts';
import { scores } from './rules/ending/score.ts';
import { castOf } from './rules/setup/cast.ts';
import { makeCharacters } from './rules/setup/characters.ts';
import { setUp } from './rules/setup/setup.ts';
import { TURN } from './rules/turn/phases.ts';
import type { Bridge } from './table.ts';

/** What comes next: the combat that goes on, else the phase of the turn; nothing once everybody has scored. */
export function stepOf({ isOver, combat, phase }: BridgeState): Phase | 'combat' | undefined {
  if (isOver) return undefined;
  return combat === undefined ? phase : 'combat';
}

/** Every step by its name. */
export const STEPS: Readonly<Record<Phase | 'combat', (t: Bridge) => Flow<void>>> = {
  *characters(t) {
    yield* makeCharacters(t);
    t.state.phase = 'set-up';
  },
  *'set-up'(t) {
    yield* setUp(t, castOf(t));
    t.state.first = t.state.active;
    t.state.turn = 1;
    t.state.phase = 'upkeep';
  },
  ...endingAtOnce({ ...TURN, combat: combatStage }),
  *scoring(t) {
    yield* scores(t);
  },
};

type Steps = Readonly<Record<keyof typeof TURN | 'combat', (t: Bridge) => Flow<void>>>;

/** What concludes the game does so at once, whatever phase it is (BQ-END-02, -04, -08). */
function endingAtOnce(steps: Steps): Steps {
  const wrapped = Object.entries(steps).map(
    ([name, step]) =>
      [
        name,
        function* (t: Bridge): Flow<void> {
          yield* step(t);
          endsNow(t);
        },
      ] as const,
  );
  return Object.fromEntries(wrapped) as unknown as Steps;
}
