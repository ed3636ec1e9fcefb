import type { PendingAcceptance } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { aRequest } from '../../testing/request-fixtures.js';
import { pressInMenu } from '../../testing/row-menu.js';

const LIST = 'GET /admin/application-users';
const ONE = 'PATCH /admin/application-users/71';
const NAME = 'מרים אזולאי';

const ROW: PendingAcceptance = {
  id: 71,
  is_approved: 0,
  application: aRequest({ abilities: ['close'], label_priority: 2 }),
  volunteer: {
    id: 601,
    full_name: 'Yossi',
    phone: '+972521112233',
    contact_note: '',
    spoken_to: NOT_SPOKEN_TO,
  },
  distance_km: 1.24,
  created_at: '2026-03-01T10:00:00Z',
  abilities: ['approve', 'reject_volunteer'],
};

describe('acceptances that wait for approval', () => {
  it('are accepted after a question that says which data are revealed', async () => {
    const api = new FakeApi().on(LIST, rows([ROW])).on(ONE, one(null));
    const { user } = await openApp('/acceptances');
    await screen.findByText('Yossi');
    expect(screen.getByText('1.2 km')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: `Accept the volunteer for ${NAME}` }));
    const question = within(await screen.findByRole('dialog', { name: `Approve Yossi for ${NAME}?` }));
    expect(
      question.getByText(`Yossi is sent the name, phone and address of ${NAME}, and both get a message.`),
    ).toBeTruthy();
    api.on(LIST, rows([]));
    await user.click(question.getByRole('button', { name: 'Approve Yossi' }));
    expect(await screen.findByText('Volunteer accepted.')).toBeTruthy();
    expect(api.seen(ONE)[0]?.body).toEqual({ is_approved: 1 });
    expect(await screen.findByText('No acceptance is waiting for approval.')).toBeTruthy();
  });

  it('are not accepted, with a note whose fault stands under it', async () => {
    const api = new FakeApi().on(LIST, rows([ROW])).on(ONE, refusal({ system_note: ['Too long.'] }));
    const { user } = await openApp('/acceptances');
    await pressInMenu(user, NAME, `Do not accept the volunteer for ${NAME}`);
    const question = within(
      await screen.findByRole('dialog', { name: `Decline the offer of Yossi to help ${NAME}?` }),
    );
    await user.type(question.getByRole('textbox', { name: 'Reason' }), 'far');
    await user.click(question.getByRole('button', { name: 'Do not accept' }));
    expect(await question.findByText('Too long.')).toBeTruthy();
    api.on(ONE, one(null));
    await user.type(question.getByRole('textbox', { name: 'Reason' }), '!');
    await user.click(question.getByRole('button', { name: 'Do not accept' }));
    expect(await screen.findByText('The volunteer was not accepted; the search goes on.')).toBeTruthy();
    await waitFor(() => expect(api.seen(ONE).at(-1)?.body).toEqual({ is_approved: 2, system_note: 'far!' }));
  });

  it('have no accessibility faults', async () => {
    new FakeApi().on(LIST, rows([ROW]));
    await openApp('/acceptances', { locale: 'he-IL' });
    await screen.findByText('Yossi');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
