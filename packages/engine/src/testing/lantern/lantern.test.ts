import { describe, expect, test } from 'vitest';
import { Match } from '../../match.ts';
import { SPECTATOR } from '../../seat.ts';
import { lantern } from './lantern.ts';
import type { LanternState } from './model.ts';

const MASTER = 2;
const IMP = () => ({ name: 'imp', hp: 2, traits: [] });

function newMatch(given: Partial<LanternState> = {}): Match {
  const made = Match.create(lantern, {
    id: 'lantern',
    seats: ['Ada', 'Bo', 'Mia'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'keyed', commitment: '', secret: 'a'.repeat(64), contributions: [], chain: 2 },
    given: { hidden: [], ...given },
  });
  if (!made.ok) throw new Error('not made');
  return made.value;
}

const stateOf = (match: Match) => match.state as LanternState;

/** The master uses a tool. */
function use(match: Match, key: string, answer: unknown) {
  const place = match.standingFor(MASTER).findIndex(({ why }) => why.key === key);
  const done = match.submit({ seat: MASTER, slot: -1 - place, answer });
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
}

/** All that an observer receives of a match now. */
const receivedBy = (match: Match, observer: number) =>
  JSON.stringify([match.seatView(observer).view, match.eventsFor(observer)]);

describe('a master', () => {
  test('has tools at any time, which are forms, and waits for nobody because of them', () => {
    const match = newMatch();
    const tools = match.seatView(MASTER).standing?.map(({ why, kind }) => [why.key, kind]);
    expect(tools).toEqual([
      ['harm', 'form'],
      ['place', 'form'],
      ['roll', 'form'],
      ['describe', 'form'],
      ['dilemma', 'form'],
    ]);
    expect(match.choices.map(({ seat }) => seat)).toEqual([0]);
    use(match, 'harm', { whom: 'hero-1', hp: -2, note: 'a cold draught' });
    expect(stateOf(match).hp).toEqual([3, 1]);
  });

  test('rolls behind a screen: nobody else receives a byte of it, until it is shown', () => {
    const match = newMatch();
    const before = [0, 1, SPECTATOR].map((observer) => receivedBy(match, observer));
    const entry = use(match, 'roll', { times: 2 });
    expect([0, 1, SPECTATOR].map((observer) => receivedBy(match, observer))).toEqual(before);
    expect([entry.irrevocable, entry.irrevocableFor]).toEqual([false, [MASTER]]);
    const faces = stateOf(match).dice.map(({ face }) => face);
    expect(match.seatView(MASTER).view).toMatchObject({ dice: faces.map((face) => ({ face })) });
    use(match, 'show', { die: 'die-2' });
    expect(match.seatView(0).view).toMatchObject({ dice: [{ face: faces[1] }] });
    expect(match.eventsFor(0).at(-1)?.event).toMatchObject({ type: 'showed', face: faces[1] });
  });

  test('places somebody unseen, who appears when somebody finds them', () => {
    const match = newMatch();
    const before = receivedBy(match, 0);
    use(match, 'place', { name: 'ghoul', hp: 2, traits: ['sly'], seen: 'hidden' });
    expect(receivedBy(match, 0)).toBe(before);
    expect(stateOf(match).hidden).toEqual([{ name: 'ghoul', hp: 2, traits: ['sly'] }]);
    while (stateOf(match).foes.length === 0) {
      const seat = match.choices[0]?.seat ?? 0;
      match.submit({ seat, answer: 'search' });
    }
    expect(match.eventsFor(0).some(({ event }) => event.type === 'appeared')).toBe(true);
  });

  test('is proposed whom a foe attacks, and what else it decides is a ruling', () => {
    const match = newMatch({ hp: [3, 2], foes: [IMP()] });
    match.submit({ seat: 0, answer: 'rest' });
    expect(match.choices[0]).toMatchObject({ seat: MASTER, why: { key: 'attack' }, fallback: 1 });
    match.submit({ seat: MASTER, answer: 'hero-0' });
    expect(match.events.at(-1)?.event).toMatchObject({
      type: 'attacked',
      seat: 0,
      overrides: 'hero-1',
    });
  });

  test('lends a foe to a seat, and takes it back', () => {
    const match = newMatch({ hp: [3, 2], foes: [IMP()] });
    use(match, 'lend', { foe: 'imp-1', to: 'hero-1' });
    match.submit({ seat: 0, answer: 'rest' });
    expect(match.choices[0]).toMatchObject({ seat: 1, why: { key: 'attack' } });
    match.rewind(1);
    use(match, 'lend', { foe: 'imp-1', to: 'nobody' });
    match.submit({ seat: 0, answer: 'rest' });
    expect(match.choices[0]).toMatchObject({ seat: MASTER, why: { key: 'attack' } });
  });

  test('says in its own words what there is, and asks a hero in them', () => {
    const match = newMatch();
    use(match, 'describe', { words: 'A **dark** hall.\n\n- a door\n- a well' });
    const scene = { prose: 'A **dark** hall.\n\n- a door\n- a well' };
    expect(match.seatView(0).view).toMatchObject({ scene });
    expect(match.eventsFor(SPECTATOR).at(-1)?.event).toMatchObject({ words: scene });
    use(match, 'dilemma', { whom: 'hero-1', words: 'Climb down?' });
    expect(match.choices).toMatchObject([
      { seat: 1, why: { key: 'dare', params: { words: { prose: 'Climb down?' } } } },
    ]);
    match.submit({ seat: 1, answer: 'no' });
    expect(match.events.at(-1)?.event).toMatchObject({ type: 'shrank', seat: 1 });
    expect(match.choices).toMatchObject([{ seat: 0, why: { key: 'turn' } }]);
  });

  test('sees what a hero rolls in secret, and nobody else does', () => {
    const match = newMatch();
    match.submit({ seat: 0, answer: 'listen' });
    const [die] = stateOf(match).dice;
    const seen = [0, 1, MASTER].map((seat) => (match.seatView(seat).view as LanternState).dice);
    expect(seen).toEqual([[die], [], [die]]);
    expect(match.log.at(-1)).toMatchObject({ irrevocable: false, irrevocableFor: [0, MASTER] });
  });

  test('takes back the last answer of anybody down to the last die', () => {
    const match = newMatch();
    match.submit({ seat: 0, answer: 'rest' });
    expect(match.undoStatus(MASTER)).toEqual({ kind: 'free', to: 0 });
    use(match, 'roll', { times: 1 });
    expect(match.undoStatus(MASTER)).toMatchObject({ kind: 'consent', from: [0, 1] });
    // What the others cannot know binds nobody else.
    expect(match.undoStatus(0)).toMatchObject({ kind: 'consent', because: 'others-answered' });
  });
});
