import type { MessageTextRow } from '@karov/api-client';
import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ROWS: MessageTextRow[] = [
  {
    id: 'requests.messages.coming',
    to: 'seeker',
    occasion: 'case',
    most_segments: 2,
    forms: [
      { locale: 'he-IL', form: 'female', text: 'רבקה תעזור לך', segments: 2 },
      { locale: 'en-US', form: '', text: 'Rivka will help you', segments: 1 },
    ],
  },
  {
    id: 'messages.renewalReminder',
    to: 'volunteer',
    occasion: 'account',
    most_segments: 3,
    forms: [{ locale: 'en-US', form: '14', text: 'Your agreement ends in 14 days', segments: 1 }],
  },
];

describe('the texts of messages', () => {
  it('show each message in each language and form with the parts of its SMS, without a fault of accessibility', async () => {
    new FakeApi().on('GET /admin/message-texts', one(ROWS));
    await openApp('/message-texts');
    expect((await screen.findByText('רבקה תעזור לך')).getAttribute('lang')).toBe('he-IL');
    expect(screen.getByText('Hebrew · about a woman · 2 parts')).toBeTruthy();
    expect(screen.getByText('English · for 14 · one part')).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are narrowed by who reads them and by a word, and say how many are left', async () => {
    new FakeApi().on('GET /admin/message-texts', one(ROWS));
    const { user } = await openApp('/message-texts');
    await screen.findByText('2 messages');
    await user.selectOptions(screen.getByLabelText('To whom'), 'volunteer');
    expect(screen.getByText('One message')).toBeTruthy();
    expect(screen.queryByText('Rivka will help you')).toBeNull();
    await user.type(screen.getByLabelText('Search the texts'), 'no such word');
    expect(screen.getByText('There is no such message')).toBeTruthy();
  });
});
