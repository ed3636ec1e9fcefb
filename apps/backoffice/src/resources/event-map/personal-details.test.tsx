import { jest } from '@jest/globals';
import { perOptionList } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { anEventDetail, noChanges } from '../../testing/fixtures.js';

const socket = new FakeSocket();
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { openApp } = await import('../../testing/open-app.js');

const CHANGES = 'GET /admin/events/7/changes';
const PERSON = 'GET /event-user-requests/101/person';
const ANSWERS = {
  first_name: 'מרים',
  disability_id: [11],
  stairs_at_entrance: 0,
  hmo: 'clalit',
  languages: ['hebrew', 'old_tongue'],
  residential_address: 'הגפן 3, חיפה, 32.805, 34.985',
  residents: [{ first_name: 'אורי', phone: '+972501112233' }, { first_name: 'דנה' }],
  organization: {},
};
const OPTIONS = {
  ...perOptionList(() => []),
  hmo: [{ id: 'clalit', key: 'clalit', label: 'Clalit' }],
  languages: [{ id: 'hebrew', key: 'hebrew', label: 'Hebrew' }],
};

function server(person: object): FakeApi {
  return new FakeApi()
    .on('GET /admin/events/7', one(anEventDetail()))
    .on(CHANGES, one(noChanges()))
    .on('GET /admin/events/7/story', one({ lines: [], next: null }))
    .on('GET /activity-log/event/user/request/101', one([]))
    .on('POST /dropdowns/other/user/registration/options', one(OPTIONS))
    .on(PERSON, one(person));
}

async function openPanel() {
  const { user } = await openApp('/events/map/7');
  const users = await screen.findByRole('region', { name: /People in the event \(/ });
  await user.click(within(users).getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Details/ }));
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Details: מרים אזולאי' })) };
}

describe('personal details of a help seeker', () => {
  it('are fetched only when they are asked for, once for each press, and not again by the live channel', async () => {
    const api = server({ disabilities: ['Mobility'], other_disability: '', help_profile: null });
    const { user, panel } = await openPanel();
    expect(panel.getByText(/Each look is noted/)).toBeTruthy();
    expect(api.seen(PERSON)).toHaveLength(0);
    await user.click(panel.getByRole('button', { name: 'Show personal details' }));
    expect(await panel.findByText('Mobility')).toBeTruthy();
    const loads = api.seen(CHANGES).length;
    socket.says('refresh', { event_id: 7 });
    await waitFor(() => expect(api.seen(CHANGES).length).toBeGreaterThan(loads));
    expect(api.seen(PERSON)).toHaveLength(1);
    expect(panel.queryByRole('button', { name: 'Show personal details' })).toBeNull();
  });

  it('are read by section with the words of the form, without empty answers', async () => {
    server({ disabilities: ['Mobility', 'Other'], other_disability: 'noise', help_profile: ANSWERS });
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Show personal details' }));
    expect(await panel.findByRole('heading', { name: 'Health' })).toBeTruthy();
    const shown = panel.getAllByRole('definition').map((value) => value.textContent);
    expect(shown).toEqual(
      expect.arrayContaining([
        'Mobility, Other',
        'noise',
        'No',
        'Clalit',
        'Hebrew, old tongue',
        'הגפן 3, חיפה',
        'אורי',
        'דנה',
      ]),
    );
    expect(panel.getAllByRole('heading', { name: 'People at home' })).toHaveLength(2);
    expect(panel.getByRole('link', { name: '050-111-2233' })).toHaveProperty('href', 'tel:+972501112233');
    expect(panel.queryByRole('heading', { name: 'An emergency contact' })).toBeNull();
    expect(panel.queryByText('Which disability is it?')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say when nothing was told', async () => {
    server({ disabilities: [], other_disability: '', help_profile: null });
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Show personal details' }));
    expect(await panel.findByText('No personal details were given.')).toBeTruthy();
  });
});
