import { Match, type MatchFile } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import { expect, test } from 'vitest';
import type { ShelvedMatch } from './shelf.ts';
import { takeIn } from './take-in.ts';

/** A shelf that holds these. */
function shelfOf(...files: MatchFile[]) {
  const kept = new Map<string, ShelvedMatch>(files.map((file) => [file.id, { file, at: 1 }]));
  return {
    kept,
    load: async (id: string) => kept.get(id),
    save: async (file: MatchFile) => {
      kept.set(file.id, { file, at: 2 });
    },
  };
}

/** A match after so many answers. */
async function after(answers: number): Promise<MatchFile> {
  const entry = findGame('bingo-adventure');
  if (entry?.status !== 'ready') throw new Error('no game');
  const made = Match.create(await entry.load(), {
    id: 'match-1',
    seats: ['Lya', 'Tom'].map((name) => ({ name, player: 'human' })),
    options: {},
    random: { kind: 'seeded', seed: 'a file' },
  });
  if (!made.ok) throw new Error('no match');
  const match = made.value;
  while (match.seq < answers) {
    const [choice] =
      match.seatView(0).choices.length > 0 ? match.seatView(0).choices : match.seatView(1).choices;
    if (choice === undefined) throw new Error('nobody is asked');
    const done = match.submit({ seat: choice.seat, slot: choice.slot, answer: choice.fallback });
    if (!done.ok) throw new Error(done.error.message);
  }
  return match.toFile({ withSecret: true });
}

test('a match that is not on the shelf is put there', async () => {
  const file = await after(1);
  const shelf = shelfOf();
  expect(await takeIn(JSON.stringify(file), shelf)).toEqual({ kind: 'taken' });
  expect(shelf.kept.get('match-1')?.file).toEqual(JSON.parse(JSON.stringify(file)));
});

test('before another takes the place of one that is there, somebody is asked', async () => {
  const [here, other] = [await after(3), await after(1)];
  const shelf = shelfOf(here);
  expect(await takeIn(JSON.stringify(other), shelf)).toMatchObject({
    kind: 'asks',
    here: { answers: { length: 3 } },
    file: { answers: { length: 1 } },
  });
  expect(shelf.kept.get('match-1')).toEqual({ file: here, at: 1 });
});

test('the very same is not taken in again', async () => {
  const here = await after(2);
  const shelf = shelfOf(here);
  expect(await takeIn(JSON.stringify(here, undefined, 2), shelf)).toEqual({ kind: 'same' });
  expect(shelf.kept.get('match-1')?.at).toBe(1);
});

test('what is no match is told, and harms none', async () => {
  const shelf = shelfOf(await after(1));
  expect(await takeIn('{', shelf)).toEqual({ kind: 'wrong', reason: 'it is not JSON' });
  expect(shelf.kept.size).toBe(1);
});
