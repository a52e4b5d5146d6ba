import { verify } from '@tablewright/engine/host';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { givenFile, READY } from './access-matches.ts';
import { noSidewaysScroll, shoot, startBrowser } from './browser.ts';
import { inPanel, onLook, suggested, takesFirst } from './in-panel.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** The least side of what is touched, in CSS pixels. */
const TARGET = 44;

const over = (page: Page): Locator => page.locator('.tw-outcome');
const onBoard = (page: Page): Locator =>
  page.locator('.table-board :is([data-live], [data-offered]):is(button, [role="button"])');

async function tap(target: Locator): Promise<boolean> {
  try {
    await target.tap({ timeout: 1_500 });
    return true;
  } catch {
    return false;
  }
}

describe.each(READY)('$id at 360 pixels', ({ id, game }) => {
  test('a whole match is played by touch, and every button of the panel is large enough', async () => {
    const page = await open(url, { size: 'phone' });
    await page.locator(`a[href="/new/${id}"]`).first().tap();
    if (game.brief !== undefined) await page.getByLabel('A short match').tap();
    await page.getByRole('button', { name: 'Sit down' }).tap();
    let byBoard = 0;
    for (let decision = 0; decision < 1_500; decision += 1) {
      await over(page).or(inPanel(page)).first().waitFor();
      if (await over(page).isVisible()) {
        if (byBoard > 0) break;
        // A short match may offer nothing there: another one.
        await page.getByRole('button', { name: 'Play again' }).first().tap();
        await over(page).waitFor({ state: 'detached' });
        continue;
      }
      // The board at the first chance, and then now and again.
      if ((byBoard === 0 || decision % 4 === 1) && (await onBoard(page).count()) > 0) {
        if (await tap(onBoard(page).first())) byBoard += 1;
        const card = await onLook(page);
        if (card !== undefined) await tap(card);
        continue;
      }
      if (decision % 10 === 0) {
        await noSidewaysScroll(page);
        const box = await inPanel(page)
          .first()
          .boundingBox({ timeout: 500 })
          .catch(() => null);
        if (box !== null) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(TARGET);
      }
      const isUsual = !takesFirst(decision) && (await suggested(page).count()) > 0;
      await tap((isUsual ? suggested(page) : inPanel(page)).first());
    }
    await over(page).waitFor();
    expect(byBoard).toBeGreaterThan(0);
    await shoot(page, `${id}-over-touch`);
    const file = await givenFile(page, () =>
      page.getByRole('button', { name: 'Save as a file' }).first().tap(),
    );
    expect(verify(game, file)).toMatchObject({ ok: true, finished: true });
  });
});
