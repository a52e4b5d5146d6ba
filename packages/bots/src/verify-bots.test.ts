import type { Game } from '@tablewright/engine';
import { commitmentOf, Match, type MatchFile, type RandomSpec } from '@tablewright/engine/host';
import { peekers } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { decideIn } from './decide.ts';
import { randomPolicy } from './policies.ts';
import { searchPolicy } from './search/policy.ts';
import { verifyBots } from './verify-bots.ts';

const secret = '5a'.repeat(32);
const KEYED = {
  kind: 'keyed',
  secret,
  commitment: commitmentOf(secret),
  contributions: ['lya', 'bot', 'bot'],
  chain: 2,
} as const satisfies RandomSpec;

const game = {
  ...peekers,
  bots: { random: randomPolicy, deep: searchPolicy({ iterations: 12, rollout: randomPolicy }) },
} as unknown as Game;

/** A match of a person who goes on after a peek, and two bots; `order` says who answers when. */
async function played(order: readonly number[], random: RandomSpec = KEYED): Promise<MatchFile> {
  const players = ['human', 'random', 'deep'];
  const seats = players.map((player) => ({ name: player, player }));
  const made = Match.create(game, { id: 'bots', seats, random });
  if (!made.ok) throw new Error('not created');
  const match = made.value;
  const turns = [...order];
  for (let peeked = false; !match.over; ) {
    const wanted = turns.shift() ?? 0;
    const slot = match.choices.findIndex(({ seat }) => seat === wanted);
    if (slot < 0) {
      turns.push(...match.choices.map(({ seat }) => seat));
      continue;
    }
    const bot = players[wanted] as string;
    const seed = match.botChance(wanted) ?? `chance of ${match.seq}`;
    const answer =
      bot === 'human'
        ? { seat: 0, slot, answer: peeked ? 'go-on' : 'peek' }
        : { ...(await decideIn(match, wanted, bot, { seed, slot })), seat: wanted, bot };
    peeked ||= bot === 'human';
    const done = match.submit({ answer: '', ...answer });
    if (!done.ok) throw new Error(done.error.message);
  }
  return match.toFile();
}

test('bots that drew from the secret are proven, whoever was faster', async () => {
  const one = await played([0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  const other = await played([2, 1, 0, 2, 1, 0, 2, 1, 2, 1]);
  for (const file of [one, other]) {
    const { proven, wrong, unsaid } = await verifyBots(game, file);
    expect([wrong, unsaid]).toEqual([[], 0]);
    expect(proven).toBe(file.answers.length - 2);
  }
  expect(other.answers.at(-1)?.hash).toBe(one.answers.at(-1)?.hash);
});

test('an answer that the house chose in a bot’s name is found, with its place', async () => {
  const file = await played([0, 0]);
  const at = file.answers.findIndex(({ seat, answer }) => seat === 1 && answer === 'peek');
  const last = file.answers.findLastIndex(({ seat }) => seat === 1);
  const forged = at < 0 ? { at: last, answer: 'peek' } : { at, answer: 'go-on' };
  const made = Match.create(game, file);
  if (!made.ok) throw new Error('not created');
  for (const entry of file.answers.slice(0, forged.at)) made.value.submit(entry);
  made.value.submit({
    seat: 1,
    slot: file.answers[forged.at]?.slot,
    answer: forged.answer,
    bot: 'random',
  });
  expect((await verifyBots(game, made.value.toFile({ withSecret: true }))).wrong).toEqual([
    { at: forged.at, seat: 1, policy: 'random' },
  ]);
  const renamed = file.answers.map((entry) =>
    entry.bot === 'random' ? { ...entry, bot: 'x' } : entry,
  );
  const { wrong } = await verifyBots(game, { ...file, answers: renamed });
  expect(wrong.length).toBe(file.answers.filter(({ bot }) => bot === 'random').length);
});

test('what no bot has decided on its seat is counted', async () => {
  const file = await played([0, 0]);
  const answers = file.answers.map(({ bot: _, ...entry }) => entry);
  const { proven, unsaid } = await verifyBots(game, { ...file, answers });
  expect([proven, unsaid]).toEqual([0, file.answers.length - 2]);
});

test('a match that promised nothing of its bots proves nothing', async () => {
  const { chain: _, ...before } = KEYED;
  const file = await played([0, 0], before);
  const { proven, wrong } = await verifyBots(game, file);
  expect(proven).toBe(0);
  expect(wrong.length).toBe(file.answers.length - 2);
});
