import { expectReadableAtLargeFont, expectReadableAtLargeText } from '../support/index.js';
import { atEveryPage } from './every-page.js';

const PHONE = 360;

atEveryPage('he-IL', PHONE, 'is readable with text of twice the size', async (page) => {
  await expectReadableAtLargeFont(page);
  await expectReadableAtLargeText(page);
});
