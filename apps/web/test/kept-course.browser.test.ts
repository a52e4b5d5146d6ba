import { loadGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { matchFileOf, openMatch } from './access-matches.ts';
import { startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** Reads or changes what the browser keeps of the course of a match; `change` is the body of a function. */
const withCourse = <T>(page: Page, id: string, change: string): Promise<T | undefined> =>
  page.evaluate<T | undefined>(`new Promise((resolve) => {
    const opening = indexedDB.open('tablewright-courses');
    // The page is to make it, not whoever looks whether it is there.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve(undefined);
    opening.onsuccess = () => {
      const base = opening.result;
      const end = (said) => { base.close(); resolve(said); };
      const transaction = base.transaction('courses', 'readwrite');
      const store = transaction.objectStore('courses');
      const asked = store.get('${id}');
      let said;
      asked.onsuccess = () => {
        const course = asked.result;
        if (course === undefined) return;
        said = ((course) => { ${change} })(course);
        store.put(course, '${id}');
      };
      transaction.oncomplete = () => end(said);
    };
  })`);

/** Moments of a match that lie beside its course, by the answers before them. */
const momentsKept = (page: Page, id: string): Promise<readonly number[]> =>
  page.evaluate<number[]>(`new Promise((resolve) => {
    const opening = indexedDB.open('tablewright-courses');
    opening.onsuccess = () => {
      const store = opening.result.transaction('courses').objectStore('courses');
      const asked = store.getAllKeys(IDBKeyRange.bound(['${id}'], ['${id}', []]));
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result.map(([, seq]) => seq));
      };
    };
  })`);

/** The last line of the log. */
const lastTold = (page: Page) =>
  page.getByRole('list', { name: 'What happened', exact: true }).locator('li').last().textContent();

test('a long match goes on from what the browser keeps of it; what is not sound is played again', async () => {
  const file = matchFileOf(await loadGame('kazzam'), { seats: 2, share: 0.85 });
  expect(file.answers.length).toBeGreaterThan(100);
  const page = await open(url);
  await openMatch(page, url, file);
  const kept = () => withCourse<number>(page, file.id, 'return course.log.length;');
  await expect.poll(kept).toBe(file.answers.length);
  const before = await lastTold(page);
  const moments = await momentsKept(page, file.id);
  expect(moments.length).toBeGreaterThan(5);
  /** Changes what is kept while the table is left, and comes back to it. */
  const changed = async (change: string) => {
    await page.goto(`${url}matches`);
    await withCourse(page, file.id, change);
    await page.goto(`${url}match/${file.id}`);
    await page.getByRole('main').waitFor();
  };

  // What is kept tells of other things at its end, and so does the page.
  await changed('course.events.splice(-6, 6, ...course.events.slice(0, 6));');
  await expect.poll(() => lastTold(page)).not.toBe(before);

  await changed('course.log.at(-1).hash = "otherwise";');
  await expect.poll(() => lastTold(page)).toBe(before);

  // All moments stay beside it, and go with it.
  expect(await momentsKept(page, file.id)).toEqual(moments);
  await page.goto(`${url}matches`);
  await page.getByRole('button', { name: 'Throw away' }).first().click();
  await expect.poll(() => momentsKept(page, file.id)).toEqual([]);
});
