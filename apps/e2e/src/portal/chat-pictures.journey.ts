import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  takePicture,
  WIDTHS,
} from '../support/index.js';
import { askForShopping, SHOPPING } from './request-people.js';

/** Takes a photograph of a page in the browser: realistic, and different each time. */
async function photo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}

/** Returns a photograph of 48 megapixels, more than the server accepts (rule 200). */
async function largePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8000, 6000);
    const pen = canvas.getContext('2d');
    for (let at = 0; pen && at < 80; at++) {
      pen.fillStyle = `hsl(${at * 45} 80% 50%)`;
      pen.fillRect(at * 100, 0, 100, 6000);
    }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  });
  return Buffer.from(base64, 'base64');
}

/**
 * Checks that the browser has drawn the picture; reserved space alone does not mean that the picture has
 * loaded.
 */
async function expectDrawn(image: Locator): Promise<void> {
  await expect
    .poll(() =>
      image.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
    )
    .toBe(true);
}

const WORDS = {
  'he-IL': {
    add: 'להוסיף תמונה',
    shows: /מה רואים בתמונה/,
    preview: 'התמונה שתישלח',
    send: 'לשלוח',
    close: 'סגירה',
    ours: /^תמונה, .+, מהצוות, \d\d:\d\d/,
  },
  'en-US': {
    add: 'Add a picture',
    shows: /What the picture shows/,
    preview: 'The picture that will be sent',
    send: 'Send',
    close: 'Close',
    ours: /^Picture, .+, from the team, \d\d:\d\d/,
  },
} as const;

test.describe('pictures in a conversation', () => {
  const journey = openBrowser();

  for (const locale of ['he-IL', 'en-US'] as const) {
    test(`go both ways, ${locale}: a help seeker shows the door, staff see it, answer with ready words and show another`, async () => {
      const words = WORDS[locale];
      const seeker = await askForShopping(`לחם וחלב ${Date.now()}`);
      const page = await journey.visit({ locale, width: WIDTHS.phone });
      await enterAs(page, PEOPLE.seeker, 'user');
      await page.goto(`/messages?category_id=${SHOPPING}`);
      const door = `${locale === 'he-IL' ? 'הדלת הכחולה' : 'The blue door'} ${Date.now()}`;
      await page.getByLabel(words.add).setInputFiles(await photo(page));
      await page.getByAltText(words.preview).waitFor();
      await page.getByLabel(words.shows).fill(door);
      await expectNoSidewaysScrolling(page);
      await expectNoAxeViolations(page);
      await takePicture(page, `chat-picture-preview-${locale}`);
      await page.getByRole('button', { name: words.send, exact: true }).click();
      const mine = page.getByRole('log').getByAltText(door);
      await expectDrawn(mine);
      await expect(page.getByAltText(words.preview)).toHaveCount(0);

      const desk = await journey.visit({ locale });
      await enterAs(desk, PEOPLE.admin, 'admin');
      await desk.goto('/admin/messages');
      await desk.getByRole('button').filter({ hasText: seeker.full_name }).first().click();
      const panel = desk.getByRole('dialog').first();
      await expectDrawn(panel.getByRole('log').getByAltText(door));
      await takePicture(desk, `desk-chat-picture-${locale}`);
      await panel.getByRole('log').getByRole('button', { name: door }).click();
      const large = desk.getByRole('dialog').last();
      await expectDrawn(large.getByAltText(door));
      await takePicture(desk, `desk-chat-large-${locale}`);
      await desk.keyboard.press('Escape');

      await panel
        .getByRole('button', { name: locale === 'he-IL' ? 'תשובות מוכנות' : 'Ready answers' })
        .click();
      await takePicture(desk, `desk-ready-answers-${locale}`);
      const ready = desk.getByRole('menuitem').first();
      const answer = await ready.innerText();
      await ready.click();
      await expect(panel.getByRole('textbox').first()).toHaveValue(answer);
      await panel.locator('input[type=file]').setInputFiles(await photo(desk));
      await takePicture(desk, `desk-chat-preview-${locale}`);
      await panel.getByRole('button', { name: locale === 'he-IL' ? 'שליחה' : 'Send', exact: true }).click();

      await page.getByRole('log').getByText(answer).last().waitFor();
      const ours = page.getByRole('log').getByRole('img', { name: words.ours }).last();
      await expectDrawn(ours);
      await ours.click();
      const dialog = page.getByRole('dialog');
      await expectDrawn(dialog.getByRole('img'));
      await expectNoAxeViolations(page);
      await takePicture(page, `chat-picture-large-${locale}`);
      await dialog.getByRole('button', { name: words.close }).click();
      await expectNoSidewaysScrolling(page);
      await takePicture(page, `chat-picture-log-${locale}`);
      await Promise.all([page.close(), desk.close()]);
    });
  }

  test('of a telephone’s largest photograph is made smaller before it goes (Hebrew, small phone)', async () => {
    await askForShopping(`תמונה גדולה ${Date.now()}`);
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto(`/messages?category_id=${SHOPPING}`);
    const words = WORDS['he-IL'];
    await page
      .getByLabel(words.add)
      .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await largePhoto(page) });
    await page.getByAltText(words.preview).waitFor();
    const description = `ארבעים ושמונה ${Date.now()}`;
    await page.getByLabel(words.shows).fill(description);
    await page.getByRole('button', { name: words.send, exact: true }).click();
    const sent = page.getByRole('log').getByAltText(description);
    await expectDrawn(sent);
    expect(
      await sent.evaluate((one) =>
        one instanceof HTMLImageElement ? [one.naturalWidth, one.naturalHeight] : [],
      ),
    ).toEqual([1600, 1200]);
  });
});
