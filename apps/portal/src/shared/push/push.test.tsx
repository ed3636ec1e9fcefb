import { act, screen, waitFor } from '@testing-library/react';
import { profile, seeker, volunteer } from '../../../test/people.js';
import { browserWithoutPush, browserWithPush, PUSH_KEY } from '../../../test/push-stand-in.js';
import { data, FakeServer } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { session } from '../../core/session.js';
import { offerPushNow, pushDeclined, pushMoment, pushOwner } from './push-moment.js';

const DEVICE = {
  id: 31,
  device: 'Chrome, Android',
  created_at: '2026-05-01T08:00:00.000Z',
  last_seen_at: '2026-05-01T08:00:00.000Z',
};
const OTHER = { ...DEVICE, id: 32, device: 'Firefox, Windows' };
const KEEP = 'POST /push/devices';

const serverWith = (publicKey: string | null = PUSH_KEY, devices: object[] = []) =>
  new FakeServer()
    .on('GET /push/devices', () => data({ public_key: publicKey, devices }))
    .on(KEEP, () => data(DEVICE))
    .on('DELETE /push/devices/31', () => data(null))
    .on('DELETE /push/devices/32', () => data(null));

afterEach(() => {
  browserWithoutPush();
  pushMoment.set(false);
  pushOwner.set(null);
  pushDeclined.set(false);
});

describe('the offer of notifications', () => {
  it('is never there on arrival, explains first, and asks the browser only after a yes', async () => {
    const browser = browserWithPush();
    const server = serverWith();
    const user = await visit('/about-menu', { as: volunteer() });
    expect(screen.queryByRole('region', { name: /להודיע לך כאן/ })).toBeNull();
    expect(server.callsTo('GET /push/devices')).toEqual([]);
    act(offerPushNow);
    expect(await screen.findByText(/כשמישהו קרוב אליך צריך עזרה תופיע התראה/)).toBeTruthy();
    expect(browser.asked).toBe(0);
    const offer = screen.getByRole('region', { name: /להודיע לך כאן/ });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(offer.contains(document.activeElement)).toBe(false);
    await waitFor(() =>
      expect(screen.getByText(/להודיע לך כאן/, { selector: '.visually-hidden' })).toBeTruthy(),
    );
    await user.click(screen.getByRole('button', { name: 'כן, להודיע לי' }));
    await screen.findByText('מעכשיו יופיעו התראות במכשיר הזה');
    expect(server.callsTo(KEEP).map(({ body }) => body)).toEqual([
      { endpoint: 'https://push.example/1', p256dh: 'point', auth: 'secret' },
    ]);
    expect(pushOwner.get()).toEqual({ userId: 9, deviceId: 31 });
    expect(screen.queryByRole('region', { name: /להודיע לך כאן/ })).toBeNull();
    act(offerPushNow);
    expect(pushMoment.get()).toBe(false);
  });

  it('takes "not now" for this device, in English too', async () => {
    const browser = browserWithPush();
    serverWith();
    const user = await visit('/about-menu', { as: seeker(), in: 'en-US' });
    act(offerPushNow);
    await screen.findByText(/When there is news about your request/);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    act(offerPushNow);
    expect([pushMoment.get(), browser.asked]).toEqual([false, 0]);
    expect(localStorage.getItem('karov.push.notNow')).toBe('1');
  });

  it('does not come where the browser blocks it, knows nothing of it, or the server has no key', async () => {
    act(offerPushNow);
    expect(pushMoment.get()).toBe(false);
    browserWithPush().permission = 'denied';
    act(offerPushNow);
    expect(pushMoment.get()).toBe(false);
    browserWithPush();
    const server = serverWith(null);
    await visit('/about-menu', { as: seeker() });
    act(offerPushNow);
    await waitFor(() => expect(server.callsTo('GET /push/devices')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'לא עכשיו' })).toBeNull();
  });

  it('comes once a volunteer has saved the hours', async () => {
    browserWithPush();
    const stored = {
      is_on_duty: true,
      paused_until: null,
      weekly_hours: [],
      quiet_from: null,
      quiet_to: null,
      is_emergency_in_quiet: false,
      max_calls_week: null,
      calls_this_week: 0,
      state: 'free',
      state_text: '',
    };
    serverWith()
      .on('GET /volunteer/availability', () => data(stored))
      .on('PUT /volunteer/availability', () => data(stored, 'ok'));
    const user = await visit('/volunteer/availability', { as: volunteer() });
    await user.click(await screen.findByRole('button', { name: 'לשמור' }));
    expect(await screen.findByRole('button', { name: 'כן, להודיע לי' })).toBeTruthy();
  });
});

describe('the device', () => {
  it('tells its address at each visit of its owner', async () => {
    browserWithPush().permission = 'granted';
    pushOwner.set({ userId: 9, deviceId: 31 });
    const server = serverWith();
    await visit('/about-menu', { as: volunteer() });
    await waitFor(() => expect(server.callsTo(KEEP)).toHaveLength(1));
  });

  it('has no address any more once its owner has signed out, and none for the next one', async () => {
    const browser = browserWithPush();
    browser.permission = 'granted';
    pushOwner.set({ userId: 9, deviceId: 31 });
    const server = serverWith();
    await visit('/about-menu', { as: volunteer() });
    await waitFor(() => expect(browser.endpoint).not.toBeNull());
    act(() => session.set(null));
    await waitFor(() => expect(browser.endpoint).toBeNull());
    act(() => session.set(seeker()));
    await waitFor(() => expect(pushOwner.get()).toBeNull());
    expect(server.callsTo(KEEP)).toHaveLength(1);
    expect(browser.endpoint).toBeNull();
  });
});

describe('the profile', () => {
  const visitProfile = async (devices: object[] = []) => {
    const server = serverWith(PUSH_KEY, devices).on('GET /auth/profile', () => data(profile()));
    const user = await visit('/profile', { as: seeker() });
    await user.click(await screen.findByText('התראות במכשירים'));
    return { server, user };
  };

  it('switches notifications of this device on and off', async () => {
    const browser = browserWithPush();
    const { server, user } = await visitProfile([DEVICE]);
    await user.click(screen.getByLabelText('להציג התראות במכשיר הזה'));
    await screen.findByText('מעכשיו יופיעו התראות במכשיר הזה');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('להציג התראות במכשיר הזה').checked).toBe(true),
    );
    await user.click(screen.getByLabelText('להציג התראות במכשיר הזה'));
    await waitFor(() => expect(server.callsTo('DELETE /push/devices/31')).toHaveLength(1));
    expect(browser.endpoint).toBeNull();
  });

  it('lists the other devices and ends one', async () => {
    browserWithPush();
    const { server, user } = await visitProfile([DEVICE, OTHER]);
    await user.click(screen.getByRole('button', { name: 'להפסיק התראות ב־Firefox, Windows' }));
    await waitFor(() => expect(server.callsTo('DELETE /push/devices/32')).toHaveLength(1));
  });

  it('says why there is nothing to switch', async () => {
    browserWithPush().permission = 'denied';
    await visitProfile();
    expect(screen.getByText(/הדפדפן חוסם את ההתראות/)).toBeTruthy();
    expect(screen.queryByLabelText('להציג התראות במכשיר הזה')).toBeNull();
  });
});
