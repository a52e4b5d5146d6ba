import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../table.ts';
import { characters } from '../setup/characters.ts';
import { adventureOf, partyOf, roundsOf } from '../story/adventure.ts';

/** Tokens that each character has when a session begins (DT-TOK-01). */
const TOKENS = 2;

/** The session begins: characters, tokens, and the first scene of the adventure (DT-TAB-03, -04). */
export function* begin(t: D20): Flow<void> {
  yield* characters(t);
  for (const creature of partyOf(t)) {
    creature.tokens = t.options.tokenCarryover ? Math.max(TOKENS, creature.tokens) : TOKENS;
  }
  t.state.phase = 'scene';
  const adventure = adventureOf(t);
  if (adventure === undefined) return;
  t.state.clock = clockAt(t.state.clock, adventure.time);
  t.state.story = {
    scene: adventure.start,
    goes: adventure.start,
    scenes: 0,
    flags: [],
    counters: {},
    facts: [],
    done: [],
    failed: {},
    shares: {},
    closed: [],
    people: {},
    rows: {},
    left: {},
    events: [],
    defeats: 0,
    benefits: {},
    began: t.state.clock,
    lowest: Math.min(...partyOf(t).map(({ level }) => level)),
    bargained: false,
  };
}

/** The next moment at which the clock shows a time of day; it never goes back (DT-INV-28). */
function clockAt(clock: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const day = roundsOf('1d');
  const wanted = hour * roundsOf('1h') + minute * roundsOf('1m');
  return clock + ((((wanted - clock) % day) + day) % day);
}
