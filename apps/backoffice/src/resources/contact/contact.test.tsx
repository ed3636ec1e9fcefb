import type { ContactRow } from '@karov/api-client';
import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const ROW: ContactRow = {
  id: 3,
  subject: 'הקישור לא נפתח',
  message: 'ניסיתי פעמיים',
  sender: { id: 7, full_name: 'רחל אברהמי', phone: '+972501234567', email: '' },
  created_at: '2026-11-20T08:00:00Z',
  answered_at: null,
};

describe('messages to support', () => {
  it('show who wrote what, and can be marked as answered', async () => {
    let row = ROW;
    const api = new FakeApi()
      .on('GET /admin/contacts', () => rows([row]))
      .on('POST /admin/contacts/3/answered', () => {
        row = { ...ROW, answered_at: '2026-11-20T09:00:00Z' };
        return one(row, 'ok');
      });
    const { user, container } = await openApp('/contacts');
    expect(await screen.findByText('ניסיתי פעמיים')).toBeTruthy();
    expect(screen.getByText('050-123-4567').getAttribute('dir')).toBe('ltr');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Mark "הקישור לא נפתח" as answered' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull());
    expect(api.seen('POST /admin/contacts/3/answered')).toHaveLength(1);
    expect(api.unexpected).toEqual([]);
  });

  it('are for admins alone', async () => {
    new FakeApi();
    await openApp('/contacts', { role: 'manager' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});

describe('writing to support', () => {
  it('sends once, says so and rests for a moment', async () => {
    const api = new FakeApi().on('POST /contacts', one(null, 'ok'));
    const { user } = await openApp('/contact-us', { role: 'manager' });
    await user.type(await screen.findByLabelText(/Subject/), 'Export');
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'It stays empty.');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Contact query submitted successfully.')).toBeTruthy();
    expect(api.seen('POST /contacts').map(({ body }) => body)).toEqual([{ subject: 'Export', message: 'It stays empty.' }]);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Send' }, { timeout: 8000 })).toBeTruthy();
  });

  it('says what is missing and loses nothing by a refusal', async () => {
    const api = new FakeApi().on('POST /contacts', refusal({ message: ['Too many'] }));
    const { user } = await openApp('/contact-us');
    await user.type(await screen.findByLabelText(/Subject/), 'Export');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findAllByText('Please write at least 5 characters.')).toHaveLength(2);
    expect(api.seen('POST /contacts')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Message/ }), 'It stays empty.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText('Too many')).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ }).value).toBe('It stays empty.');
  });
});
