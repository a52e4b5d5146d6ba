import { askOne, D6, defineGame, NO_YES, type Table } from '@tablewright/engine';
import { commitmentOf, Match, type MatchFile, verify } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { proofChecks, type Witness } from './proof-checks.ts';

const dice = defineGame({
  id: 'dice',
  title: 'Dice',
  version: '1',
  seats: { min: 2, max: 2, default: 2 },
  options: {},
  setup: () => ({ faces: [] as number[] }),
  next: ({ faces }) => (faces.length < 3 ? 'roll' : undefined),
  steps: {
    *roll(t: Table<{ faces: number[] }>) {
      const why = { key: 'roll' };
      yield* askOne({ kind: 'one', seat: 0, why, options: NO_YES });
      t.state.faces.push(t.roll(D6, 'die'));
    },
  },
  outcome: ({ faces }) =>
    faces.length < 3 ? undefined : { result: 'over', winners: [], payoffs: [] },
  view: () => ({}),
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
}) as never;

const SECRET = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const ADDED = ['0123456789abcdef', 'fedcba9876543210'];

/** The file of a match that is over, played with this secret and these additions. */
function played(secret = SECRET, contributions = ADDED): MatchFile {
  const made = Match.create(dice, {
    id: 'proof',
    seats: ['Lya', 'Tom'].map((name) => ({ name, player: 'human' })),
    random: { kind: 'keyed', secret, commitment: commitmentOf(secret), contributions },
  });
  if (!made.ok) throw new Error('the dice game takes two');
  while (!made.value.over) made.value.submit({ seat: 0, answer: 'yes' });
  return made.value.toFile();
}

const witness: Witness = {
  commitment: commitmentOf(SECRET),
  since: 'before',
  added: [
    { seat: 1, entropy: ADDED[1] },
    { seat: 0, entropy: undefined },
  ],
};

function found(file: MatchFile, by: Witness | undefined = witness): string[] {
  if (file.random.kind !== 'keyed') throw new Error('dice at tables with people are keyed');
  return proofChecks(verify(dice, file), file.random, by).map((check) => check.found);
}

test('an honest match is right, and what a device does not know is said so', () => {
  expect(found(played())).toEqual(['ok', 'ok', 'ok', 'ok', 'unknown']);
  expect(found(played(), { ...witness, commitment: undefined })[2]).toBe('unknown');
});

test('a match without a witness is checked by itself', () => {
  const file = played();
  expect(proofChecks(verify(dice, file), file.random as never, undefined)).toHaveLength(2);
});

test('a secret that was exchanged together with its commitment is found', () => {
  expect(found(played(OTHER))).toEqual(['ok', 'ok', 'wrong', 'ok', 'unknown']);
});

test('a contribution that was exchanged is found, also one that was moved to another seat', () => {
  expect(found(played(SECRET, [ADDED[0] ?? '', '0'.repeat(16)]))[3]).toBe('wrong');
  expect(found(played(SECRET, ADDED.toReversed()))[3]).toBe('wrong');
});

test('a secret that the commitment was not made of is found', () => {
  const file = played();
  const random = { ...file.random, commitment: commitmentOf(OTHER) } as MatchFile['random'];
  expect(found({ ...file, random })).toEqual(['ok', 'wrong', 'wrong', 'ok', 'unknown']);
});

test('draws that were changed in the file are found', () => {
  const file = played();
  const answers = file.answers.map((entry, at) => (at === 1 ? { ...entry, hash: 'ff' } : entry));
  expect(found({ ...file, answers })[0]).toBe('wrong');
});

test('a file without a secret proves nothing', () => {
  const { random, ...file } = played();
  const { secret: _, ...rest } = random as Extract<MatchFile['random'], { kind: 'keyed' }>;
  expect(found({ ...file, random: rest }).slice(1)).toEqual(['unknown', 'ok', 'ok', 'unknown']);
});
