import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { OwnEventRequest } from '@karov/api-client';
import { seeker } from '../../../test/people.js';
import { data, failure, FakeServer } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const LIST = 'GET /event/requests';

function own(change: Partial<OwnEventRequest> = {}): OwnEventRequest {
  return {
    id: 1, event: { id: 4, name: 'פינוי באשקלון' }, status: 'pending', is_approved: 0, respond: 1, state_text: 'מחפשים מתנדב בקרבת מקום',
    volunteer: null, asked: 3, updated_at: new Date(Date.now() - 5 * 60_000).toISOString(), created_at: '2026-11-20T08:00:00.000Z', ...change,
  };
}

describe('the dashboard of a help seeker', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says the state of each request in plain words', async () => {
    new FakeServer().on(LIST, () => data([own()]));
    await visit('/dashboard', { as: seeker() });
    await screen.findByRole('heading', { name: 'פינוי באשקלון', level: 2 });
    expect(screen.getByText('מחפשים מתנדב בקרבת מקום')).toBeTruthy();
    expect(screen.getByText('פנינו עד עכשיו ל־3 מתנדבים')).toBeTruthy();
    expect(screen.getByText('עודכן לפני 5 דקות')).toBeTruthy();
    expect(screen.getByText('שלום רחל אברהמי')).toBeTruthy();
  });

  it('names the volunteer and offers to call', async () => {
    new FakeServer().on(LIST, () => data([own({ status: 'assigned', is_approved: 1, volunteer: { first_name: 'נועם', phone: '+972509876543' } })]));
    await visit('/dashboard', { as: seeker() });
    expect((await screen.findByRole('link', { name: 'להתקשר אל נועם' })).getAttribute('href')).toBe('tel:+972509876543');
    expect(screen.queryByText(/פנינו עד עכשיו/)).toBeNull();
  });

  it('shows a change when the page is looked at again', async () => {
    const server = new FakeServer().on(LIST, () => data([own()]));
    await visit('/dashboard', { as: seeker() });
    await screen.findByText('מחפשים מתנדב בקרבת מקום');
    server.on(LIST, () => data([own({ status: 'assigned', is_approved: 1, state_text: 'נועם בדרך אליך' })]));
    act(() => { fireEvent(document, new Event('visibilitychange')); });
    expect(await screen.findByText('נועם בדרך אליך')).toBeTruthy();
  });

  it('asks again by itself every ten seconds', async () => {
    jest.useFakeTimers();
    const server = new FakeServer().on(LIST, () => data([own()]));
    await visit('/dashboard', { as: seeker() });
    await waitFor(() => expect(server.callsTo(LIST)).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(server.callsTo(LIST)).toHaveLength(2);
  });

  it('says what comes next when there is nothing, and always how to call for emergency help', async () => {
    new FakeServer().on(LIST, () => data([]));
    await visit('/dashboard', { as: seeker(), in: 'en-US' });
    await screen.findByRole('heading', { name: 'No requests right now' });
    expect(screen.getByRole('link', { name: 'Call Police, 100' }).getAttribute('href')).toBe('tel:100');
  });

  it('offers another try when the list cannot be loaded', async () => {
    const server = new FakeServer().on(LIST, () => failure(500));
    const user = await visit('/dashboard', { as: seeker() });
    const retry = await screen.findByRole('button', { name: 'לנסות שוב' });
    server.on(LIST, () => data([own()]));
    await user.click(retry);
    expect(await screen.findByText('מחפשים מתנדב בקרבת מקום')).toBeTruthy();
  });

  it('tells a help seeker without a disability so, with the way to the profile', async () => {
    new FakeServer().on(LIST, () => data([]));
    await visit('/dashboard', { as: seeker({ disability_id: [] }) });
    expect(await screen.findByText('עוד לא רשומה אצלנו מוגבלות')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'לבחירת המוגבלות' }).getAttribute('href')).toBe('/profile');
  });
});
