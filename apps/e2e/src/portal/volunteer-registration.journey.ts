import { expect, type Page, test } from '@playwright/test';
import { openBrowser, WIDTHS } from '../support/index.js';
import { answer, expectSound, fillToAgreement, goOnTo, newPhone, provePhone } from './registration-steps.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const YEARS = 17;

test.describe('registering to volunteer', () => {
  const journey = openBrowser();

  test('takes a youth with a guardian over a drawn signature to the police page (Hebrew, small phone)', async () => {
    const page = await journey.visit({ locale: 'he-IL', width: WIDTHS.phone });
    await page.goto('/volunteer/registration');
    await provePhone(page, newPhone());
    await fillToAgreement(page, {
      dob: `${new Date().getFullYear() - YEARS}-01-01`,
      gender: 'male',
      town: 'חיפה',
    });
    await page.locator('.wizard button[type=submit]').click();
    await page.locator('.summary a[href="#answer-guardian_approval"]').waitFor();
    await expectSound(page);
    await answer(page, 'guardian_approval').setInputFiles({
      name: 'מכתב.txt',
      mimeType: 'text/plain',
      buffer: PDF,
    });
    await page.getByText(/אי אפשר לצרף קובץ כזה/).waitFor();
    await answer(page, 'guardian_approval').setInputFiles({
      name: 'אישור.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    await page.locator('.file__name').waitFor();
    await answer(page, 'is_agree').check();
    await goOnTo(page, 'signature');
    await draw(page);
    await draw(page);
    await page.getByRole('button', { name: 'לבטל את הקו האחרון' }).click();
    await expectSound(page);
    await expectSignatureFits(page);
    await goOnTo(page, 'check');
    await expectSound(page);
    await page.getByRole('button', { name: 'לשלוח ולסיים' }).click();
    await page.waitForURL('**/volunteer/police_confirmation_required');
    await page.getByRole('link', { name: 'להמשיך' }).click();
    await page.waitForURL('**/welcome');
    await page.getByRole('heading', { level: 1, name: /^ההרשמה אצלנו/ }).waitFor();
    await expectSound(page);
  });

  test('takes others with a typed signature in, to what happens next (English, desk)', async () => {
    const page = await journey.visit({ locale: 'en-US', width: WIDTHS.desk });
    await page.goto('/volunteer/registration/no-such-organization');
    await page.getByRole('link', { name: 'Register without an organization' }).click();
    await provePhone(page, newPhone());
    await fillToAgreement(page, { dob: '1990-05-01', gender: 'female', town: 'Haifa' });
    await answer(page, 'is_agree').check();
    await goOnTo(page, 'signature');
    await page.getByRole('radio', { name: 'Type your full name' }).check();
    await answer(page, 'signature_image').fill('ישראל ישראלי ישראל ישראלי');
    await expectSound(page);
    await goOnTo(page, 'check');
    await openUnanswered(page);
    await expectSound(page);
    await page.getByRole('button', { name: 'Send and finish' }).click();
    await page.waitForURL('**/welcome');
    await page.getByRole('heading', { level: 1, name: /^You are registered/ }).waitFor();
    await expectSound(page);
  });
});

/** Opens the unanswered questions, which are folded for everybody, with the keyboard. */
async function openUnanswered(page: Page): Promise<void> {
  const unanswered = page.getByRole('group').filter({ hasText: 'One question not answered' }).first();
  const work = unanswered.getByRole('listitem').filter({ hasText: 'Work address' });
  await unanswered.waitFor();
  expect(await work.count()).toBe(0);
  await unanswered.locator('summary').focus();
  await page.keyboard.press('Enter');
  await work.waitFor();
}

/** Checks that after the phone is turned, the drawing is complete and the pen draws where the finger is. */
async function expectSignatureFits(page: Page): Promise<void> {
  const upright = page.viewportSize() ?? { width: WIDTHS.phone, height: 800 };
  for (const viewport of [{ width: 760, height: 360 }, upright]) {
    await page.setViewportSize(viewport);
    // the middle of the stroke, at the same place on the pad in both orientations
    await expect.poll(() => inkAt(page, 70, 65)).toBe(true);
    await draw(page, 60);
    expect(await inkAt(page, 70, 125)).toBe(true);
    await page.getByRole('button', { name: 'לבטל את הקו האחרון' }).click();
    expect(await inkAt(page, 70, 125)).toBe(false);
  }
}

/** Whether something is drawn near a point on the pad, measured on the screen. */
function inkAt(page: Page, x: number, y: number): Promise<boolean> {
  return page.locator('canvas').evaluate(
    (pad: HTMLCanvasElement, [left, top]) => {
      const scale = { x: pad.width / pad.offsetWidth, y: pad.height / pad.offsetHeight };
      const reach = 6;
      const around = pad
        .getContext('2d')
        ?.getImageData(
          (left - reach) * scale.x,
          (top - reach) * scale.y,
          2 * reach * scale.x,
          2 * reach * scale.y,
        );
      return around?.data.some((value, at) => at % 4 === 3 && value > 0) ?? false;
    },
    [x, y] as const,
  );
}

/** Draws a stroke across the pad. */
async function draw(page: Page, lower = 0): Promise<void> {
  const pad = page.locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no pad');
  await page.mouse.move(box.x + 20, box.y + 40 + lower);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) {
    await page.mouse.move(box.x + 20 + (step * 100) / 6, box.y + 40 + lower + (step * 50) / 6);
    // the pad accepts one point of the pen in each frame
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await page.mouse.up();
}
