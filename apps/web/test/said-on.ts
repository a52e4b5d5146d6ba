import type { Page } from 'playwright-core';

/**
 * Everything that the page says, in text and in labels.
 * @param leftOut a selector of what is not looked at
 */
export function saidOn(page: Page, leftOut = 'script, style'): Promise<string[]> {
  return page.evaluate((without) => {
    const said: string[] = [];
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const around = node.parentElement;
      if (around === null || around.closest(without) !== null) continue;
      said.push(node.textContent ?? '');
    }
    const names = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    for (const name of names) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (element.closest(without) === null) said.push(element.getAttribute(name) ?? '');
      }
    }
    return said.map((text) => text.trim()).filter((text) => text !== '');
  }, leftOut);
}

/** A key of a catalogue: `group.practice-golem`. */
const KEY = /(?<![\w./@:-])[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+(?![\w/@:-])/g;
/** What looks like one: a file, an address, an abbreviation. */
const NO_KEY =
  /\.(?:json|md|ts|js|css|svg|png|webp|html|txt|csv|zip|io|org|com|net|example|test)$|^[a-z]\.[a-z]$/;

/** Keys of a catalogue in what is said, which nothing has put into words. */
export function keysIn(said: readonly string[]): readonly string[] {
  return said.flatMap((text) => text.match(KEY) ?? []).filter((found) => !NO_KEY.test(found));
}

/** Keys of a catalogue that the page says in place of words, in text or in a label. */
export async function keysOn(page: Page): Promise<readonly string[]> {
  return keysIn(await saidOn(page, 'script, style, code, pre, textarea'));
}
