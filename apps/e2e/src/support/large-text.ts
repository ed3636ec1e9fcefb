import { expect, type Page } from '@playwright/test';

/** Font sizes of twice the browsers' default. */
const LARGE = { standard: 32, fixed: 26 } as const;
const ORDINARY = { standard: 16, fixed: 13 } as const;
/** The length up to which a word must stay whole; a longer one, such as a URL, may be broken. */
const LONGEST_WORD = 16;

/** Returns words that are broken across two lines or partly cut off. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const shown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    /** Words that are only for screen readers are in a box of one pixel. */
    const isForReaders = (element: Element) => {
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (outer.getBoundingClientRect().width <= 1 && getComputedStyle(outer).overflowX !== 'visible')
          return true;
      return false;
    };
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
      if (!element || !shown(element) || isForReaders(element)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(
        /(?<=^|[\s("„“:])[\p{L}\p{M}׳״'’]+(?=$|[\s)"”.,:;?!])/gu,
      )) {
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

/** Returns boxes that begin or end outside the window. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1)
        ? `${element.tagName} ${element.className} is beyond the edge`
        : [];
    });
  });
}

/** Waits until the text has grown: where sizes are animated, it grows step by step from the outside in. */
async function untilGrown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 3; still = document.getAnimations().length === 0 ? still + 1 : 0)
      await frame();
  });
}

async function expectReadable(page: Page): Promise<void> {
  await untilGrown(page);
  expect([...(await beyondTheEdge(page)), ...(await brokenWords(page))]).toEqual([]);
}

/** Checks that nothing is cut off, broken or outside the window when the browser's font is twice as large. */
export async function expectReadableAtLargeFont(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: LARGE });
  await expectReadable(page);
  await client.send('Page.setFontSizes', { fontSizes: ORDINARY });
  await client.detach();
}

/**
 * Checks that nothing is cut off, broken or outside the window when only the text is enlarged, which no media
 * query by width detects.
 */
export async function expectReadableAtLargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '225%'));
  await expectReadable(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
