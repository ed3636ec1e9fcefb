import type { AuthRecord } from '@karov/api-client';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  enterAs,
  expectNoAxeViolations,
  expectNoSidewaysScrolling,
  openBrowser,
  PEOPLE,
  sessionOf,
  WIDTHS,
} from '../support/index.js';
import { askForShopping, SHOPPING } from './request-people.js';

/** The texts of the portal and of the back office, each in its own language. */
const WORDS = {
  'he-IL': {
    field: 'הודעה לצוות',
    send: 'לשלוח',
    message: 'הודעה',
    typing: (name: string) => `${name}: הודעה נכתבת עכשיו…`,
    answers: (name: string) => `מעכשיו ${name} עונה לך כאן.`,
    handOver: 'להעביר…',
    title: 'העברת השיחה',
    whom: 'אל מי להעביר',
    note: 'הערה לצוות (לא חובה)',
    act: 'להעביר',
    take: 'לקחת אליי',
    own: 'המענה כאן אצלך',
    mine: /^אצלי/,
    search: 'חיפוש בשיחות',
    by: (name: string) => `המענה כאן: ${name}`,
  },
  'en-US': {
    field: 'Message to the team',
    send: 'Send',
    message: 'Message',
    typing: (name: string) => `${name} is writing…`,
    answers: (name: string) => `From now on ${name} answers you here.`,
    handOver: 'Hand over…',
    title: 'Hand over the conversation',
    whom: 'To whom',
    note: 'Note for staff (optional)',
    act: 'Hand over',
    take: 'Take it',
    own: 'You answer here',
    mine: /^Mine/,
    search: 'Search in conversations',
    by: (name: string) => `Answered by ${name}`,
  },
} as const;

interface Talk {
  page: Page;
  desk: Page;
  seeker: AuthRecord;
}

/**
 * Types until the other side sees it, because the other side's channel may still be connecting, and signals
 * are a few seconds apart.
 */
async function typeUntil(field: Locator, seen: Locator): Promise<void> {
  await expect(async () => {
    await field.pressSequentially('a');
    expect(await seen.isVisible()).toBe(true);
  }).toPass({ intervals: [500] });
}

test.describe('the team in a conversation', () => {
  const journey = openBrowser();

  /** Lets the help seeker write in the portal while staff have the conversation open. */
  async function talk(portal: 'he-IL' | 'en-US', office: 'he-IL' | 'en-US', question: string): Promise<Talk> {
    const seeker = await askForShopping(`Milk and eggs ${Date.now()}`);
    const page = await journey.visit({ locale: portal, width: WIDTHS.phone });
    await enterAs(page, PEOPLE.seeker, 'user');
    await page.goto(`/messages?category_id=${SHOPPING}`);
    await page.getByLabel(WORDS[portal].field).fill(question);
    await page.getByRole('button', { name: WORDS[portal].send }).click();
    await page.getByRole('log').getByText(question).waitFor();
    const desk = await journey.visit({ locale: office, width: WIDTHS.desk });
    await enterAs(desk, PEOPLE.admin, 'admin');
    await desk.goto(`/admin/messages?thread=category-${SHOPPING}-${seeker.id}`);
    await desk.getByRole('dialog').getByRole('log').getByText(question).waitFor();
    return { page, desk, seeker };
  }

  for (const [portal, office] of [
    ['he-IL', 'en-US'],
    ['en-US', 'he-IL'],
  ] as const) {
    test(`is seen writing on both sides, and hands over to a colleague (portal ${portal}, desk ${office})`, async () => {
      const [mine, theirs] = [WORDS[portal], WORDS[office]];
      const mark = `${Date.now()}`;
      const { page, desk, seeker } = await talk(portal, office, `? ${mark}`);
      const [admin, colleague] = [
        await sessionOf(PEOPLE.admin, 'admin'),
        await sessionOf(PEOPLE.superAdmin, 'admin'),
      ];
      const field = desk.getByRole('dialog').getByRole('textbox', { name: theirs.message });

      await typeUntil(page.getByLabel(mine.field), desk.getByText(theirs.typing(seeker.full_name)).first());
      await field.fill(`! ${mark}`);
      await field.press('Enter');
      await page.getByRole('log').getByText(`! ${mark}`).waitFor();
      await typeUntil(field, page.getByText(mine.typing(admin.full_name)).first());
      await expectNoAxeViolations(page);
      await expectNoAxeViolations(desk);
      await expectNoSidewaysScrolling(page);

      // A previous journey may have left the conversation with the colleague.
      const take = desk.getByRole('button', { name: theirs.take });
      if (await take.isVisible()) await take.click();
      await desk.getByRole('dialog').getByText(theirs.own).waitFor();
      await desk.getByRole('button', { name: theirs.handOver }).click();
      const dialog = desk.getByRole('dialog', { name: theirs.title });
      await dialog.getByLabel(theirs.whom).selectOption({ label: colleague.full_name });
      await dialog.getByLabel(theirs.note).fill(`quiet ${mark}`);
      await expectNoAxeViolations(desk);
      await dialog.getByRole('button', { name: theirs.act, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await desk.getByRole('dialog').getByText(theirs.by(colleague.full_name)).waitFor();
      await desk.getByRole('log').getByText(`quiet ${mark}`).waitFor();

      await page
        .getByRole('log')
        .getByText(mine.answers(colleague.full_name.split(' ')[0] ?? ''))
        .last()
        .waitFor();
      expect(await page.getByText(`quiet ${mark}`).count()).toBe(0);
      await Promise.all([page.close(), desk.close()]);

      const next = await journey.visit({ locale: office, width: WIDTHS.desk });
      await enterAs(next, PEOPLE.superAdmin, 'admin');
      await next.goto('/admin/messages');
      await next.getByRole('button', { name: theirs.mine }).click();
      await next.getByRole('button').filter({ hasText: seeker.full_name }).first().click();
      await next.getByRole('dialog').getByRole('log').getByText(`quiet ${mark}`).waitFor();
      await next.close();
    });
  }

  test('is searched by the help seeker, who comes to the very message (Hebrew, small phone)', async () => {
    const word = `תפוח${Date.now()}`;
    const { page, desk } = await talk('he-IL', 'en-US', `יש ${word} בבית?`);
    await desk.close();
    await page.goto('/messages');
    await page.getByRole('searchbox', { name: WORDS['he-IL'].search }).fill(word);
    await page.keyboard.press('Enter');
    await page.locator('mark', { hasText: word }).waitFor();
    expect(page.url()).not.toContain(encodeURIComponent(word));
    await expectNoAxeViolations(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link').filter({ hasText: word }).first().click();
    await page.locator('li:focus', { hasText: word }).waitFor();
  });
});
