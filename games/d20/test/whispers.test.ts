import { fallbackAnswer, type Game } from '@tablewright/engine';
import { fileHash } from '@tablewright/engine/documents';
import { Match, type RandomSpec, readMatchFile, withoutWhispers } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { d20 } from '../src/index.ts';

const WORDS = 'I keep the silver coin.';
const MOST = 60;

/** A short session in which a player writes to whoever runs the game. */
function session(words: string): Match {
  const random: RandomSpec = {
    kind: 'keyed',
    commitment: '',
    secret: '07'.repeat(32),
    contributions: [],
    chain: 2,
  };
  const seats = ['Ada', 'Bo'].map((name) => ({ name, player: 'human' }));
  const options = { adventure: 'harrow-down', gm: 'human', sessionLimit: 100 };
  const made = Match.create(d20 as unknown as Game, { id: 'whispers', seats, options, random });
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  const match = made.value;
  let isSaid = false;
  while (!match.over && match.seq < MOST) {
    const at = match.standingFor(0).findIndex(({ why }) => why.key === 'tool.whisper');
    if (!isSaid && at >= 0) {
      isSaid = match.submit({ seat: 0, slot: -1 - at, answer: { words } }).ok;
      continue;
    }
    const [choice] = match.choices;
    if (choice === undefined) break;
    match.submitAnswer(choice.seats?.[0] ?? choice.seat, 0, fallbackAnswer(choice));
  }
  expect(isSaid).toBe(true);
  return match;
}

describe('[DT-HID-09] a whisper', () => {
  const match = session(WORDS);
  const own = match.toFile({ withSecret: true });
  const shared = withoutWhispers(own);

  test('stands in one’s own file, and in none that others get', () => {
    expect(JSON.stringify(own)).toContain(WORDS);
    expect(JSON.stringify(shared)).not.toContain(WORDS);
    expect(JSON.stringify(shared)).not.toContain('shown');
  });

  test('is not needed to play the match again, by the same dice', () => {
    const read = readMatchFile(JSON.parse(JSON.stringify(shared)));
    if (!read.ok) throw new Error(read.error);
    const again = Match.load(d20 as unknown as Game, read.value);
    if (!again.ok) throw new Error(again.error);
    expect(again.value.draws).toEqual(match.draws);
    expect(again.value.log.at(-1)?.hash).toBe(match.log.at(-1)?.hash);
    expect(fileHash(shared)).toBe(fileHash(own));
  });

  test('changes no die that is rolled after it', () => {
    expect(match.draws.length).toBeGreaterThan(0);
    expect(session('Something else.').draws).toEqual(match.draws);
  });
});
