import { decideIn } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { commitmentOf, Match, type MatchFile } from '@tablewright/engine/host';
import { loadGame } from '@tablewright/registry';
import { expect, inject, test } from 'vitest';
import { openMatch } from './access-matches.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';

const table = inject('tableUrl');
const { open } = startBrowser();
const secret = '6b'.repeat(32);

/** A match of bots as a house has it; with `forged` the first answer with a choice is another. */
async function played(game: Game, id: string, forged: boolean): Promise<MatchFile> {
  const made = Match.create(game, {
    id,
    seats: ['Rook', 'Ines'].map((name) => ({ name, player: 'seasoned' })),
    options: { ...game.brief, ...game.unattended },
    random: {
      kind: 'keyed',
      commitment: commitmentOf(secret),
      secret,
      contributions: ['bot', 'bot'],
      chain: 2,
    },
  });
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  const match = made.value;
  let isToForge = forged;
  while (!match.over) {
    const [choice] = match.choices;
    if (choice === undefined) throw new Error('nobody is asked');
    const { seat } = choice;
    const seed = match.botChance(seat) ?? '';
    const decided = await decideIn(match, seat, 'seasoned', { seed, slot: 0 });
    const other =
      isToForge && choice.kind === 'one'
        ? choice.options.find(({ id, aside }) => aside !== true && id !== decided?.answer)
        : undefined;
    isToForge &&= other === undefined;
    const answer = other?.id ?? decided?.answer;
    const done = match.submit({ seat, slot: 0, answer, bot: 'seasoned' });
    if (!done.ok) throw new Error(done.error.message);
  }
  return match.toFile();
}

test.each([
  ['follows from the secret', false, /comes from the secret: \d+ answers decided again/],
  ['does not', true, /1 answer is not what the bots decide\. The first is answer \d+\./],
])('what bots have answered is decided again on the page, and %s', async (_, forged, said) => {
  const game = await loadGame('bingo-deathmatch');
  const file = await played(game, forged ? 'bots-forged' : 'bots-sound', forged);
  const page = await open(`${table}matches`);
  await openMatch(page, table, file);
  await page.getByRole('button', { name: 'Dice and cards' }).click();
  const proof = page.locator('dialog[open]');
  await proof.getByRole('button', { name: 'Let the bots decide again' }).click();
  await proof.getByText(said).waitFor();
  for (const size of ['wide', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    await proof.getByText(said).scrollIntoViewIfNeeded();
    await shoot(page, `bot-proof-${forged ? 'forged' : 'sound'}-${size}`);
  }
  expect(await proof.getByRole('button', { name: 'Let the bots decide again' }).isEnabled()).toBe(
    true,
  );
});
