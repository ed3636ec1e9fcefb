import { expect, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  openBrowser,
  PEOPLE,
  takePicture,
  untilQuiet,
} from '../support/index.js';
import { demoEvent, large, NEEDS, serveLarge, VOLUNTEERS } from './large-event.js';
import { hasPeoplePainted, untilPainted } from './steps.js';

/** Measures the longest task of the page, in the page itself. */
async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const notes = document.documentElement.dataset;
      notes['longestTask'] = String(
        Math.max(Number(notes['longestTask'] ?? 0), ...list.getEntries().map(({ duration }) => duration)),
      );
    }).observe({ entryTypes: ['longtask'] });
  });
}

/** Returns the longest task since the last call, in milliseconds. */
function longest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const notes = document.documentElement.dataset;
    const found = Number(notes['longestTask'] ?? 0);
    delete notes['longestTask'];
    return found;
  });
}

/** Drags the map to and fro, and returns the frames per second meanwhile. */
async function pan(page: Page): Promise<number> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const notes = document.documentElement.dataset;
    notes['countedFrom'] = String(performance.now());
    const count = () => {
      notes['frames'] = String(Number(notes['frames'] ?? 0) + 1);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 40; step += 1)
    await page.mouse.move(x + Math.sin(step / 4) * 120, y + Math.cos(step / 4) * 90, { steps: 2 });
  await page.mouse.up();
  return page.evaluate(() => {
    const { frames, countedFrom } = document.documentElement.dataset;
    return Math.round((Number(frames ?? 0) * 1000) / (performance.now() - Number(countedFrom ?? 0)));
  });
}

/**
 * Opens the map of an event from the list of events, as staff do; returns the milliseconds until it was
 * painted.
 */
async function show(page: Page, id: number): Promise<number> {
  await page.goto('/admin/events');
  await page.locator(`a[href$="/events/map/${id}"]`).last().waitFor();
  await untilQuiet(page);
  await longest(page);
  const begun = Date.now();
  await page.locator(`a[href$="/events/map/${id}"]`).last().click();
  await untilPainted(page);
  return Date.now() - begun;
}

test.describe('the console of a large event', () => {
  const journey = openBrowser();

  test(`shows ${NEEDS} needs and ${VOLUNTEERS} volunteers, and tells how quickly`, async () => {
    const event = large(await demoEvent());
    const page = await journey.visit({ locale: 'en-US', hasServiceWorker: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchTasks(page);
    await enterAs(page, PEOPLE.admin, 'admin');
    const letGo = await serveLarge(page, event);
    const painted = await show(page, event.id);
    await page.getByRole('heading', { name: `People in the event (${NEEDS})` }).waitFor();
    // the people are painted on one canvas, not as elements
    expect(await page.locator('.leaflet-marker-icon').count()).toBe(0);
    expect(await page.locator('.leaflet-overlay-pane canvas').count()).toBe(1);
    const whileLoading = await longest(page);
    const frames = await pan(page);
    const whilePanning = await longest(page);
    const helped = page.getByRole('button', { name: /Helped$/ });
    const before = Number.parseInt(await helped.innerText(), 10);
    const begun = Date.now();
    letGo();
    await page.getByRole('button', { name: `${before + 1} Helped` }).waitFor();
    const changed = Date.now() - begun;
    process.stdout.write(
      `    ${NEEDS} needs, ${VOLUNTEERS} volunteers: painted ${painted} ms after the click, one change shown after ${changed} ms; longest task ` +
        `${Math.round(whileLoading)} ms while loading, ${Math.round(whilePanning)} ms while panning at ${frames} pictures a second\n`,
    );
    expect(await hasPeoplePainted(page)).toBe(true);
    await expectNoAxeViolations(page);
    await takePicture(page, 'event-console-large');
  });
});
