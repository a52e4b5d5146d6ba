import { readFile } from 'node:fs/promises';
import type { Game, MatchFile } from '@tablewright/engine';
import { GAMES, loadGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';

/** Every game that can be played. */
export const READY: readonly { readonly id: string; readonly game: Game }[] = await Promise.all(
  GAMES.filter(({ status }) => status === 'ready').map(async ({ id }) => ({
    id,
    game: await loadGame(id),
  })),
);

/** The match that the page gives out as a file. */
export async function givenFile(page: Page, press: () => Promise<void>): Promise<MatchFile> {
  const waiting = page.waitForEvent('download');
  await press();
  const path = await (await waiting).path();
  return JSON.parse(await readFile(path, 'utf8')) as MatchFile;
}
