import type { EmergencyStatus } from '@karov/api-client';
import { render, screen, within } from '@testing-library/react';
import { helpServer, runningEmergency } from '../../test/help-requests.js';
import { profile, seeker } from '../../test/people.js';
import { data } from '../../test/server.js';
import { visit } from '../../test/visit.js';
import { CallLink } from './call-link.js';

const STATUS = 'GET /event/requests/emergency';
const NOAM = {
  id: 9,
  first_name: 'נועם',
  full_name: 'נועם ברק',
  phone: '+972520000001',
  contact_note: '',
  progress: null,
  progress_at: null,
  distance_band: null,
} as const;

function coming(spoken_to: NonNullable<EmergencyStatus['volunteer']>['spoken_to']): EmergencyStatus {
  return runningEmergency({
    step: 'coming',
    is_approved: 1,
    volunteer: { ...NOAM, spoken_to },
    chat: { context: 'category', context_id: 6 },
  });
}
/** Returns the addresses of the links in a part of the page, in order. */
const addresses = (part: HTMLElement): (string | null)[] =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const toNoam = (): HTMLElement =>
  screen.getByRole('link', { name: 'להתקשר אל נועם' }).closest('div') ?? document.body;

describe('rule 215: who writes and does not call', () => {
  it('is offered writing before the numbers, to whoever is coming and to the team, and calling last', async () => {
    helpServer()
      .on(STATUS, () => data(coming({ writes: false, by: ['sms'] })))
      .on('GET /auth/profile', () => data(profile({ writes: true })));
    await visit('/emergency', { as: seeker({ writes: true }) });
    const numbers = await screen.findByRole('region', { name: 'במצב חירום' });
    expect(await within(numbers).findByRole('link', { name: 'help@karov.example' })).toBeTruthy();
    expect(addresses(numbers)).toEqual([
      '/messages?category_id=6',
      'mailto:help@karov.example',
      'tel:100',
      'tel:101',
      'tel:102',
    ]);
    expect(addresses(toNoam())).toEqual(['sms:+972520000001', 'tel:+972520000001']);
    expect(screen.queryByText('מתכתבים, לא מתקשרים')).toBeNull();
  });

  it('is written to by whoever calls, which stands where the number stands', async () => {
    helpServer().on(STATUS, () => data(coming({ writes: true, by: ['whatsapp', 'sms'] })));
    await visit('/emergency', { as: seeker() });
    expect(await screen.findByText('מתכתבים, לא מתקשרים')).toBeTruthy();
    expect(addresses(toNoam())).toEqual([
      'https://wa.me/972520000001',
      'sms:+972520000001',
      'tel:+972520000001',
    ]);
    expect(addresses(screen.getByRole('region', { name: 'במצב חירום מתקשרים מיד' }))).toEqual([
      'tel:100',
      'tel:101',
      'tel:102',
    ]);
  });

  it('is called as ever where nobody said otherwise', async () => {
    helpServer().on(STATUS, () => data(coming({ writes: false, by: ['sms'] })));
    await visit('/emergency', { as: seeker() });
    expect(
      addresses(
        (await screen.findByRole('link', { name: 'להתקשר אל נועם' })).closest('div') ?? document.body,
      ),
    ).toEqual(['tel:+972520000001']);
  });
});

describe('rule 239: who has no telephone', () => {
  it('is not called, and it is said in words beside how they are reached', async () => {
    const person = { phone: '', contact_note: 'אצל השכנה', spoken_to: { writes: false, by: [] } };
    render(
      <CallLink person={person} name="יוסף" className="button">
        להתקשר
      </CallLink>,
    );
    expect(await screen.findByText('אין טלפון')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/אצל השכנה/)).toBeTruthy();
  });
});
