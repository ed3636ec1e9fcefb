import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './accessibility.js';

/** Twice what browsers begin with. */
const LARGE = { standard: 32, fixed: 26 } as const;
const ORDINARY = { standard: 16, fixed: 13 } as const;
/** A longer word, such as an address of a page, may be broken. */
const LONGEST_WORD = 16;

/** Words that are broken between two lines, or of which a part is cut off. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const shown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const isHiddenFromEyes = (element: Element) => element.closest('.visually-hidden, [hidden]') !== null;
    const isCut = (box: DOMRect, element: Element): boolean => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const { overflowX } = getComputedStyle(outer);
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const { left, right } = outer.getBoundingClientRect();
        if (box.left < left - 1 || box.right > right + 1) return true;
      }
      return false;
    };
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !shown(element) || isHiddenFromEyes(element)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}׳״'’]+/gu)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(`${word} is broken in: ${element.className || element.tagName}`);
        else if (isCut(range.getBoundingClientRect(), element))
          broken.push(`${word} is cut in: ${element.className || element.tagName}`);
      }
    }
    return [...new Set(broken)];
  }, LONGEST_WORD);
}

async function expectReadable(page: Page): Promise<void> {
  expect(await brokenWords(page)).toEqual([]);
  await expectNoSidewaysScrolling(page);
}

/** Nothing is cut, broken or beyond the edge for people whose browser writes twice as large. */
export async function expectReadableAtLargeFont(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: LARGE });
  await expectReadable(page);
  await client.send('Page.setFontSizes', { fontSizes: ORDINARY });
  await client.detach();
}

/** The same where text alone is enlarged, of which no query of the width hears. */
export async function expectReadableAtLargeText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: ':root { font-size: 225% !important }' });
  await expectReadable(page);
  await style.evaluate((element) => element instanceof Element && element.remove());
}
