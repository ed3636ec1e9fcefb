import { addDays, addressToWire, localDay } from '@karov/domain';
import { type Page, test } from '@playwright/test';
import { answer, fillToAgreement, goOnTo, newPhone, provePhone } from '../portal/registration-steps.js';
import { ask, closeRequest, REPAIRS, setAutoAssign } from '../portal/request-people.js';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  newestMessage,
  openBrowser,
  PEOPLE,
  sessionOf,
  takePicture,
  WIDTHS,
  waitForMessage,
} from '../support/index.js';

/** A town in the desert, where nobody in the demo lives. */
const TOWN = {
  text: 'נחל ציה 1',
  street: 'נחל ציה 1',
  city: 'מצפה רמון',
  state: 'south',
  country: 'ישראל',
  lat: 30.6108,
  lon: 34.8012,
};
const SOON = 5;
const CERTIFICATE = {
  name: 'police.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
};

const WORDS = {
  'he-IL': {
    typed: 'להקליד את השם המלא',
    send: 'לשלוח ולסיים',
    confirm: /^אימות משטרה/,
    act: 'אימות משטרה',
    done: 'אישור המשטרה אומת.',
    home: 'מצפה רמון',
    certificate: 'אישור משטרה',
    handedIn: 'אישור המשטרה שלך ממתין לבדיקה',
  },
  'en-US': {
    typed: 'Type your full name',
    send: 'Send and finish',
    confirm: /^Validate police/,
    act: 'Validate police',
    done: 'Police certificate validated.',
    home: 'Mitzpe Ramon',
    certificate: 'Police certificate',
    handedIn: 'Your police certificate is waiting to be checked',
  },
} as const;

type Words = (typeof WORDS)['he-IL' | 'en-US'];

/** A man registers and submits his certificate; an admin must check it before he is called. */
async function register(page: Page, phone: string, words: Words): Promise<void> {
  await page.goto('/volunteer/registration');
  await provePhone(page, phone);
  await fillToAgreement(page, { dob: '1990-05-01', gender: 'male', town: words.home });
  await answer(page, 'is_agree').check();
  await goOnTo(page, 'signature');
  await page.getByRole('radio', { name: words.typed }).check();
  await answer(page, 'signature_image').fill('ישראל ישראלי ישראל ישראלי');
  await goOnTo(page, 'check');
  await page.getByRole('button', { name: words.send }).click();
  await page.waitForURL('**/volunteer/police_confirmation_required');
  await page.goto('/profile');
  await page.getByLabel(words.certificate).setInputFiles(CERTIFICATE);
  await page.getByText(words.handedIn).first().waitFor();
}

for (const [locale, width] of [
  ['he-IL', WIDTHS.phone],
  ['en-US', WIDTHS.desk],
] as const)
  test.describe(`vetting, ${locale} at ${width} px`, () => {
    const journey = openBrowser();
    const words = WORDS[locale];

    test('a man who has just registered is vetted, and called for the first time', async () => {
      const phone = newPhone();
      await register(await journey.visit({ locale, width }), phone, words);

      const desk = await journey.visit({ locale, width });
      await enterAs(desk, PEOPLE.admin, 'admin');
      await desk.goto(`/admin/vetting?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`);
      await desk.getByRole('button', { name: words.confirm }).waitFor();
      await expectNoAxeViolations(desk);
      await expectNoSidewaysScrolling(desk);
      await takePicture(desk, `vetting-${locale}-${width}`);
      const before = await newestMessage(phone);
      await desk.getByRole('button', { name: words.confirm }).click();
      await desk.getByRole('dialog').getByRole('button', { name: words.act, exact: true }).click();
      await desk.getByText(words.done).waitFor();
      const told = await waitForMessage(phone, () => true, before);

      const seeker = await sessionOf(PEOPLE.seeker, 'user');
      await setAutoAssign(REPAIRS, true);
      const expiration_date = addDays(localDay(new Date()), SOON);
      const id = await ask(seeker, {
        category_id: REPAIRS,
        description: `A tap that drips ${phone}`,
        expiration_date,
        other_address: 1,
        origin_address: addressToWire(TOWN),
      });
      await waitForMessage(phone, ({ text }) => text.includes('/h/'), told.id);
      await setAutoAssign(REPAIRS, false);
      await closeRequest(seeker, id);
    });
  });
