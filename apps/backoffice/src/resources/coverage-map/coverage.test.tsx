import type { Coverage, CoverageLocality, VolunteerLoad } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { NOTHING_WAITS } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';

const GAP: CoverageLocality = {
  key: 'ערד',
  label: 'Arad',
  district: 'south',
  lt: 31.26,
  lng: 35.21,
  free_volunteers: 0,
  seekers: 14,
  open_needs: 2,
  median_km: 28,
  worst_km: 31,
  level: 'nobody',
};
const HAIFA: CoverageLocality = {
  ...GAP,
  key: 'חיפה',
  label: 'Haifa',
  free_volunteers: 40,
  seekers: null,
  open_needs: 0,
  median_km: 1,
  worst_km: 1,
  level: 'covered',
};
const COVERAGE: Coverage = {
  localities: [GAP, HAIFA],
  near_km: 5,
  reach_km: 25,
  counted_at: '2026-03-01T10:00:00Z',
};

function server(): FakeApi {
  return new FakeApi()
    .on('GET /admin/coverage', one(COVERAGE))
    .on(
      'POST /dropdowns/register',
      one({ volunteer_languages: [{ id: 4, key: 'arabic', label: 'Arabic' }] }),
    );
}
const list = async () => within(await screen.findByRole('table', { name: /Localities/ }));

describe('the coverage map', () => {
  it('lists gaps first, with the level in words, and never one or two people as a number', async () => {
    server();
    await openApp('/coverage-map-menu');
    const [, gap, covered] = (await list()).getAllByRole('row').map((row) => row.textContent);
    expect(gap).toBe('AradNobody to come0142Median: 28 kmFarthest: 31 km');
    expect(covered).toContain('Covered401–20');
  });

  it('asks for a day and an hour, and for the abilities wanted of volunteers', async () => {
    const api = server();
    const { user } = await openApp('/coverage-map-menu');
    await list();
    await user.selectOptions(screen.getByLabelText('When'), 'Friday');
    await user.selectOptions(screen.getByLabelText('Hour'), '23:00');
    await user.selectOptions(screen.getByLabelText('Language'), 'Arabic');
    await user.click(screen.getByLabelText('With a vehicle'));
    await waitFor(() =>
      expect(Object.fromEntries(api.seen('GET /admin/coverage').at(-1)?.query ?? [])).toEqual({
        day: '5',
        hour: '23',
        language: 'arabic',
        vehicle: 'true',
      }),
    );
    await user.selectOptions(screen.getByLabelText('When'), 'Now');
    await waitFor(() =>
      expect(Object.fromEntries(api.seen('GET /admin/coverage').at(-1)?.query ?? [])).toEqual({
        language: 'arabic',
        vehicle: 'true',
      }),
    );
  });

  it('tells no distance for help by telephone', async () => {
    server();
    const { user } = await openApp('/coverage-map-menu');
    await list();
    await user.click(screen.getByLabelText('Help by telephone'));
    expect(await screen.findByText(/distance does not matter/)).toBeTruthy();
    expect((await list()).queryByRole('columnheader', { name: /Distance/ })).toBeNull();
  });

  it('has nothing beside it while there is no emergency', async () => {
    server();
    await openApp('/coverage-map-menu');
    await list();
    expect(screen.queryByRole('region', { name: 'What is waiting now' })).toBeNull();
  });

  it('has what waits open beside it while there is an emergency (rule 111)', async () => {
    server()
      .on('GET /staff/waiting', one({ ...NOTHING_WAITS, emergencies: 1, newest_emergency: null }))
      .on('GET /staff/waiting/needs', one([]))
      .on('GET /staff/waiting/matters', one([]));
    await openApp('/coverage-map-menu');
    expect(await screen.findByRole('region', { name: 'What is waiting now' })).toBeTruthy();
  });

  it('does not exist for managers', async () => {
    server();
    await openApp('/coverage-map-menu', { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
  });

  it.each(['he-IL', 'en-US'] as const)('has no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/coverage-map-menu', { locale });
    await screen.findAllByText(/Arad/);
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('the calls of volunteers', () => {
  const VOLUNTEER: VolunteerLoad = {
    id: 31,
    full_name: 'Dina Cohen',
    phone: '+972501234567',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
    city: 'Haifa',
    way_to_help: 'both',
    calls: 0,
    accepted: 0,
    last_called_at: null,
    obstacles: ['no_channel', 'off_duty'],
  };

  it('tell which volunteers were not called and why, and lead to the person', async () => {
    new FakeApi()
      .on('GET /staff/volunteers/idle', rows([VOLUNTEER]))
      .on('GET /staff/volunteers/overused', rows([{ ...VOLUNTEER, calls: 12, accepted: 4, obstacles: [] }]));
    const { user } = await openApp('/volunteer-calls', { role: 'manager' });
    const link = await screen.findByRole('link', { name: 'Open Dina Cohen' });
    expect(link.getAttribute('href')).toBe('/volunteers-menu/31');
    expect(screen.getByText(/No way to be reached/)).toBeTruthy();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Called most' }));
    expect(await screen.findByText('Nothing stands in the way')).toBeTruthy();
    expect(screen.getByText('12')).toBeTruthy();
  });
});
