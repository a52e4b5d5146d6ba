import { policyNamed } from '@tablewright/bots';
import { type Answer, type Choice, type FieldAnswer, fallbackAnswer } from '@tablewright/engine';
import { Match, type MatchFile, seededSource } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';

/** Whoever runs the game sits last. */
const MASTER = 3;
/** Foes come three at a time; a scene has three fights. */
const FOES = ['thug', 'goblin-raider', 'skeleton', 'cultist'];
const AT_ONCE = 3;
const FIGHTS = 3;
/** Below so many Hit Points somebody is mended between fights, by so many. */
const WORN = 20;
/** Rounds without a change. */
const STANDSTILL = 10;

/** What is looked at of the state of a session. */
interface Evening {
  readonly isAtRest: boolean;
  readonly phase: string;
  readonly combat?: { readonly round: number; readonly changed: number };
  readonly creatures: readonly {
    readonly id: number;
    readonly hp: number;
    readonly life: string;
    readonly character?: object;
    readonly place: { readonly at: string };
  }[];
}

type Fields = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * The file of a long evening at the d20 table, as a person runs it from fight to fight: three characters of
 * Level 5, played by what companions do.
 * @param events after which the session is closed
 */
export async function longSession(events: number): Promise<MatchFile> {
  const game = await loadGame('d20');
  const made = Match.create(game, {
    id: 'long-session',
    seats: ['Ada', 'Bo', 'Cleo', 'Dario'].map((name) => ({ name, player: 'human' })),
    options: { adventure: 'free', gm: 'human', positions: 'grid', startLevel: 5 },
    random: { kind: 'seeded', seed: 'long' },
  });
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  const match = made.value;
  const policy = policyNamed(game, 'heuristic');
  const random = seededSource('long/players');
  for (let fights = 0; !match.over; ) {
    if (isQuiet(match) && match.events.length >= events) {
      use(match, 'close', {});
      continue;
    }
    if (isQuiet(match)) {
      layFight(match, fights);
      fights += 1;
      continue;
    }
    if (standsStill(match)) {
      use(match, 'end-fight', {});
      continue;
    }
    const [choice] = match.choices;
    if (choice === undefined) throw new Error('nobody has anything to decide');
    const seat = choice.seats?.[0] ?? choice.seat;
    const view = game.view(match.state, seat);
    const answer =
      seat === MASTER ? fallbackAnswer(choice) : policy({ view, seat, choice, random });
    give(match, seat, 0, answer);
  }
  return match.toFile({ withSecret: true });
}

const evening = ({ state }: Match): Evening => state as Evening;

function isQuiet(match: Match): boolean {
  const { isAtRest, combat, phase } = evening(match);
  return isAtRest && combat === undefined && phase === 'scene';
}

/** Whether a fight has gone nowhere for so long that its master is told, as against the turned who run (DT-INIT-14). */
function standsStill(match: Match): boolean {
  const { isAtRest, combat } = evening(match);
  return isAtRest && combat !== undefined && combat.round - combat.changed >= STANDSTILL;
}

/** Whoever runs the game mends the party, takes away who lies there, and brings in the next foes. */
function layFight(match: Match, nth: number): void {
  for (const { id, hp, life, character } of evening(match).creatures) {
    if (character === undefined || life !== 'alive' || hp >= WORN) continue;
    use(match, 'hit-points', { who: [`creature-${id}`], change: WORN });
  }
  for (const { id, life, character, place } of evening(match).creatures) {
    if (character !== undefined || life !== 'alive' || place.at === 'away') continue;
    use(match, 'move', { who: `creature-${id}`, how: 'away' });
  }
  if (nth % FIGHTS === 0) use(match, 'scene', {});
  use(match, 'place', { kind: FOES[nth % FOES.length] ?? '', count: AT_ONCE });
  use(match, 'fight', {});
}

/** Whoever runs the game uses a tool; fields that are not named stay as they are. */
function use(match: Match, tool: string, fields: Fields): void {
  const offers = match.standingFor(MASTER);
  const at = offers.findIndex(({ why }) => why.key === `tool.${tool}`);
  const offer = offers[at];
  if (offer?.kind !== 'form') throw new Error(`there is no tool "${tool}"`);
  const answer = offer.fields.map(({ name, choice }) => filled(choice, fields[name]));
  give(match, MASTER, -1 - at, answer);
}

function filled(choice: Choice, said: Fields[string] | undefined): FieldAnswer {
  const placeOf = (id: string): number =>
    'options' in choice ? choice.options.findIndex((option) => option.id === id) : -1;
  if (said === undefined) return fallbackAnswer(choice) as FieldAnswer;
  if (typeof said === 'object') return said.map(placeOf);
  return choice.kind === 'one' ? placeOf(String(said)) : said;
}

function give(match: Match, seat: number, slot: number, answer: Answer): void {
  const done = match.submitAnswer(seat, slot, answer);
  if (!done.ok) throw new Error(done.error.message);
}
