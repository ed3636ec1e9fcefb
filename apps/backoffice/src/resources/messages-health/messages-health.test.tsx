import type { MessagesHealth } from '@karov/api-client';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const QUIET = {
  waiting: 0,
  later: 0,
  held: 0,
  late_seconds: null,
  sent: 0,
  p50_seconds: null,
  p99_seconds: null,
};
const WELL = {
  state: 'works',
  failing_since: null,
  skipped_until: null,
  failures: 0,
  code: null,
  is_told: false,
} as const;
const HEALTH: MessagesHealth = {
  needs_unattended: 0,
  queues: [
    { ...QUIET, lane: 'urgent', waiting: 3, late_seconds: 42, sent: 120, p50_seconds: 0.2, p99_seconds: 180 },
    { ...QUIET, lane: 'ordinary', held: 7 },
    { ...QUIET, lane: 'broadcast', waiting: 900 },
  ],
  providers: [
    {
      channel: 'sms',
      state: 'skipped',
      failing_since: '2026-03-01T10:00:00Z',
      skipped_until: '2026-03-01T10:09:00Z',
      failures: 14,
      code: 'twilio:20503',
      is_told: true,
    },
    { ...WELL, channel: 'whatsapp' },
    { ...WELL, channel: 'email', state: 'not_set_up' },
    { ...WELL, channel: 'push' },
    { ...WELL, channel: 'call', state: 'tried', failing_since: '2026-03-01T10:00:00Z', failures: 1 },
  ],
  templates: [
    { name: 'general', label: null, locale: 'he-IL', left_until: null, code: null },
    {
      name: 'offer',
      label: 'Call for help',
      locale: 'en-US',
      left_until: '2026-03-01T10:20:00Z',
      code: 'twilio:63041',
    },
  ],
  failures: [
    { channel: 'sms', fault: 'phone_off', last_hour: 1, last_day: 6 },
    { channel: 'push', fault: 'push_refused', last_hour: 0, last_day: 2 },
  ],
  sms_parts_today: 1000,
  sms_price: 0.1,
  currency: 'ILS',
  codes: 80,
  most_codes: 20_000,
  broadcast_minute: 600,
  most_broadcast_minute: 1800,
  early_receipts: 2,
  version: '0.1.0',
  commit: 'e5b41362',
  server_time: '2026-03-01T10:05:00Z',
};

describe('the health of messaging', () => {
  it('tells of providers, queues, failures and limits in words, without a fault of accessibility', async () => {
    new FakeApi().on('GET /admin/messages-health', one(HEALTH));
    await openApp('/messages-health');
    const providers = await screen.findByRole('table', { name: 'Providers' });
    expect(within(providers).getByText('Left out')).toBeTruthy();
    expect(
      within(providers).getByText(
        /14 failures since it worked last.*twilio:20503.*The next try is at 12:09.*Admins have been told/,
      ),
    ).toBeTruthy();
    expect(within(providers).getByText(/One failure since it worked last.*One message tries/)).toBeTruthy();
    expect(within(providers).getByText('Not set up')).toBeTruthy();
    expect(screen.getByText('Updated at 12:05')).toBeTruthy();
    const queues = screen.getByRole('table', { name: 'Messages that wait' });
    expect(within(queues).getByText('42 seconds')).toBeTruthy();
    expect(within(queues).getByText('Below a second')).toBeTruthy();
    expect(within(queues).getByText('3 minutes')).toBeTruthy();
    expect(screen.getByText('The phone is off or out of reach')).toBeTruthy();
    const templates = screen.getByRole('table', { name: 'WhatsApp templates' });
    expect(within(templates).getByText('In use')).toBeTruthy();
    expect(within(templates).getByText('Call for help')).toBeTruthy();
    expect(
      within(templates).getByText(/refused, paused or stopped.*twilio:63041.*tries it again at 12:20/),
    ).toBeTruthy();
    expect(within(providers).getByText('Notifications on devices')).toBeTruthy();
    expect(screen.getByText('The push service refused the notification')).toBeTruthy();
    expect(screen.getByText('₪100.00')).toBeTruthy();
    expect(screen.getByText('80 of 20,000')).toBeTruthy();
    expect(screen.getByText('600 of 1,800')).toBeTruthy();
    expect(screen.getByText(/0\.1\.0 \(e5b41362\)/)).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that nothing failed, that a price is not known, and that no template is set', async () => {
    new FakeApi().on(
      'GET /admin/messages-health',
      one({ ...HEALTH, failures: [], templates: [], sms_price: 0 }),
    );
    await openApp('/messages-health');
    expect(await screen.findByText('No message has failed in the last 24 hours.')).toBeTruthy();
    expect(screen.getByText('Not known: no price of an SMS is set')).toBeTruthy();
    expect(screen.getByText(/No template is set/)).toBeTruthy();
  });
});
