import type { ApprovalRow } from '@karov/api-client';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

function aRow(change: Partial<ApprovalRow> = {}): ApprovalRow {
  return {
    id: 103,
    status: 'assigned',
    is_approved: 0,
    event: { id: 7, name: 'Fire' },
    user: { id: 1, full_name: 'Rachel', phone: '+972521112233', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    volunteer: { id: 2, full_name: 'Yossi', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    system_note: null,
    creation_date: '2026-03-01T10:00:00Z',
    updated_at: '2026-03-01T10:00:00Z',
    town: 'Haifa',
    waiting_since: '2026-03-01T10:00:00Z',
    matters: ['wheelchair'],
    floor: 3,
    is_emergency: false,
    is_address_changed: false,
    progress: null,
    abilities: ['accept'],
    ...change,
  };
}

function server(): FakeApi {
  const api = new FakeApi().on(
    'POST /dropdowns/events',
    one({
      events: [{ id: 7, label: 'Fire' }],
      statuses: [
        { id: 'assigned', label: 'Assigned' },
        { id: 'completed', label: 'Completed' },
      ],
    }),
  );
  const list = rows([
    aRow(),
    aRow({
      id: 104,
      is_approved: 1,
      abilities: [],
      user: { id: 3, full_name: 'Sara', phone: '+972521112234', contact_note: '', spoken_to: NOT_SPOKEN_TO },
    }),
  ]);
  return api.on('GET /admin/event-approval-requests', list).on('GET /manager/event-approval-requests', list);
}

describe('the list of approvals', () => {
  it('shows the columns and notes what waits for the manager', async () => {
    const api = server();
    await openApp('/approvals', { role: 'manager' });
    await screen.findByText('Rachel');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Asking for help',
      'Town',
      'Waiting',
      'Status',
      'Event',
      'Volunteer',
      'Creation date',
      'Actions',
    ]);
    const [row] = screen.getAllByRole('row').slice(1);
    for (const fact of ['052-111-2233', 'Haifa', 'Wheelchair', 'Floor 3'])
      expect(row && within(row).getByText(fact)).toBeTruthy();
    expect(screen.getAllByText('Waiting for event manager approval')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Accept/ })).toHaveLength(1);
    expect(api.seen('GET /manager/event-approval-requests')[0]?.query.get('sort')).toBe('["waiting","DESC"]');
  });

  it('filters by event and status', async () => {
    const api = server();
    const { user } = await openApp('/approvals');
    await screen.findByText('Rachel');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Event' }),
      await screen.findByRole('option', { name: 'Fire' }),
    );
    const status = screen.getByRole('combobox', { name: 'Status' });
    const icons = () =>
      [...(status.closest('.MuiInputBase-root')?.querySelectorAll('.MuiInputAdornment-root svg') ?? [])].map(
        (icon) => icon.getAttribute('data-testid'),
      );
    expect(icons()).toEqual([]);
    await user.selectOptions(status, 'completed');
    expect(icons()).toEqual(['CheckCircleIcon']);
    await waitFor(() =>
      expect(api.seen('GET /admin/event-approval-requests').at(-1)?.query.get('filter')).toBe(
        '{"event_id":"7","status":"completed"}',
      ),
    );
  });

  it('accepts after asking and loads the list again', async () => {
    const api = server().on('PATCH /admin/event-approval-requests/103', one(null));
    const { user } = await openApp('/approvals');
    await user.click(await screen.findByRole('button', { name: 'Accept the assignment of Yossi to Rachel' }));
    api.on('GET /admin/event-approval-requests', rows([]));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Approve Yossi for Rachel?' })).getByRole('button', {
        name: 'Approve Yossi',
      }),
    );
    expect(await screen.findByText('Volunteer accepted.')).toBeTruthy();
    expect(await screen.findByText('No assignment is waiting for approval.')).toBeTruthy();
  });

  it('shows why it was refused as a toast', async () => {
    server().on('PATCH /admin/event-approval-requests/103', refusal({ message: ['Somebody was faster.'] }));
    const { user } = await openApp('/approvals');
    await user.click(await screen.findByRole('button', { name: /^Accept the assignment/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve Yossi' }));
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
  });

  it('has no accessibility faults', async () => {
    server();
    await openApp('/approvals', { locale: 'he-IL' });
    await screen.findByText('Rachel');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
