import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, rows } from '../../testing/fake-api.js';
import { anEvent } from '../../testing/fixtures.js';
import { openApp } from '../../testing/open-app.js';
import { pressInMenu } from '../../testing/row-menu.js';

const STATES = [{ id: 'חיפה', label: 'חיפה' }];

function server(): FakeApi {
  return new FakeApi()
    .on(
      'GET /admin/events',
      rows([anEvent(), anEvent({ id: 8, name: 'Old flood', status: false, abilities: ['start'] })], 25),
    )
    .on('GET /manager/events', rows([anEvent()]))
    .on('GET /admin/event/states', one(STATES))
    .on('GET /manager/event/states', one(STATES));
}

describe('the list of events', () => {
  it('shows admins all columns, newest first, ten a page', async () => {
    const api = server();
    await openApp('/events');
    const table = await screen.findByRole('table', { name: 'Events' });
    await within(table).findByText('שריפה בכרמל');
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual([
      'Name',
      'Status',
      'Manager',
      'Address',
      'System note',
      'Last stopped',
      'Created',
      'Actions',
    ]);
    expect(within(table).getByRole('columnheader', { name: 'Created' })).toHaveProperty(
      'ariaSort',
      'descending',
    );
    expect(screen.getByText('1–10 of 25')).toBeTruthy();
    const [call] = api.seen('GET /admin/events');
    expect(call?.query.get('sort')).toBe('["created_at","DESC"]');
    expect(call?.query.get('range')).toBe('[0,9]');
    expect(call?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(call?.headers.get('Content-Language')).toBe('en-US');
  });

  it('shows the address without its position', async () => {
    server();
    await openApp('/events');
    expect(await screen.findAllByText('הרצל 12, חיפה')).toHaveLength(2);
    expect(screen.queryByText(/34\.98/)).toBeNull();
  });

  it('offers map and edit only while an event is active', async () => {
    server();
    const { user } = await openApp('/events');
    expect(await screen.findByRole('link', { name: 'Map of שריפה בכרמל' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Map of Old flood' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Start Old flood' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'More acts: Old flood' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More acts: שריפה בכרמל' }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.getAttribute('aria-label'))).toEqual([
      'Edit שריפה בכרמל',
      'Stop שריפה בכרמל',
    ]);
  });

  it('starts an event again, with another manager where its own can act no more', async () => {
    const api = server()
      .on('GET /admin/events/8/managers', one({ is_needed: true, managers: [{ id: 12, label: 'Gila Ron' }] }))
      .on('PUT /admin/events/8', one(null, 'ok'));
    const { user } = await openApp('/events');
    await user.click(await screen.findByRole('button', { name: 'Start Old flood' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = await dialog.findByRole('combobox', { name: /manager/i });
    expect(dialog.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true);
    await user.selectOptions(choice, 'Gila Ron');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(api.seen('PUT /admin/events/8')[0]?.body).toEqual({ status: true, manager_id: 12 }),
    );
  });

  it('starts an event again with its own manager, and asks for none', async () => {
    const api = server()
      .on('GET /admin/events/8/managers', one({ is_needed: false, managers: [] }))
      .on('PUT /admin/events/8', one(null, 'ok'));
    const { user } = await openApp('/events');
    await user.click(await screen.findByRole('button', { name: 'Start Old flood' }));
    const start = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' });
    await waitFor(() => expect(start).toHaveProperty('disabled', false));
    await user.click(start);
    await waitFor(() => expect(api.seen('PUT /admin/events/8')[0]?.body).toEqual({ status: true }));
  });

  it('leaves out the manager for managers, on their own path', async () => {
    const api = server();
    await openApp('/events', { role: 'manager', locale: 'he-IL' });
    await screen.findByText('שריפה בכרמל');
    expect(screen.queryByRole('columnheader', { name: 'באחריות' })).toBeNull();
    expect(api.seen('GET /manager/events')).toHaveLength(1);
    expect(api.seen('GET /admin/events')).toHaveLength(0);
  });

  it('keeps the region in the address, and the search out of it', async () => {
    const api = server();
    const { user, router } = await openApp('/events');
    await screen.findByText('שריפה בכרמל');
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'fire');
    expect(router.state.location.search).not.toContain('fire');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.calls.at(-1)?.query.get('filter')).toBe('{"q":"fire"}'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'חיפה');
    await waitFor(() => expect(api.calls.at(-1)?.query.get('filter')).toBe('{"state":"חיפה","q":"fire"}'));
    expect(decodeURIComponent(router.state.location.search)).toContain('"state":"חיפה"');
    expect(router.state.location.search).not.toContain('fire');
  });

  it('stops an event after asking, and sends nothing else of the row, which may be old', async () => {
    const api = server().on('PUT /admin/events/7', one(anEvent({ status: false })));
    const { user } = await openApp('/events');
    await pressInMenu(user, 'שריפה בכרמל', 'Stop שריפה בכרמל');
    expect(api.seen('PUT /admin/events/7')).toHaveLength(0);
    const asked = screen.getByRole('dialog', { name: 'Stop the event שריפה בכרמל?' });
    expect(asked.textContent).toContain('Waiting: 6 · To approve: 1 · Assigned: 2 · Volunteers ready: 3.');
    await user.click(within(asked).getByRole('button', { name: 'Stop' }));
    await screen.findByText('The event has been stopped.');
    expect(api.seen('PUT /admin/events/7').map(({ body }) => body)).toEqual([{ status: false }]);
  });

  it('says a refusal about a field that the question does not have', async () => {
    server().on('PUT /admin/events/7', refusal({ manager_id: ['This manager has left.'] }));
    const { user } = await openApp('/events');
    await pressInMenu(user, 'שריפה בכרמל', 'Stop שריפה בכרמל');
    const asked = screen.getByRole('dialog', { name: 'Stop the event שריפה בכרמל?' });
    await user.click(within(asked).getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('This manager has left.')).toBeTruthy();
  });

  it('exports the filtered rows, with the token, as events.xlsx', async () => {
    const api = server().on('GET /admin/export-events', { body: 'file' });
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:events', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
    const { user } = await openApp('/events?filter={"state":"haifa","status":"true","q":"fire"}');
    await screen.findAllByText('שריפה בכרמל');
    await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() => expect(saved).toEqual(['blob:events events.xlsx']));
    const [call] = api.seen('GET /admin/export-events');
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      'filters[state]': 'haifa',
      'filters[status]': 'true',
      search: 'fire',
    });
    expect(call?.headers.get('Authorization')).toBe('Bearer token-1');
    click.mockRestore();
  });

  it('says what to do when there is nothing', async () => {
    server().on('GET /admin/events', rows([]));
    await openApp('/events', { locale: 'he-IL' });
    expect(await screen.findByText('עוד אין אירועים.')).toBeTruthy();
  });

  it('offers to try again when loading fails', async () => {
    const api = server().on('GET /admin/events', { status: 500 });
    const { user } = await openApp('/events');
    const again = await screen.findByRole('button', { name: 'Try again' });
    api.on('GET /admin/events', rows([anEvent()]));
    await user.click(again);
    expect(await screen.findByText('שריפה בכרמל')).toBeTruthy();
  });

  it.each(['he-IL', 'en-US'] as const)('has no accessibility faults in %s', async (locale) => {
    server();
    await openApp('/events', { locale });
    await screen.findByText('שריפה בכרמל');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
