import { jest } from '@jest/globals';
import type { EventUserRequest } from '@karov/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { consoleServer } from '../../testing/console.js';
import { one } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aPin, aVolunteer } from '../../testing/fixtures.js';
import { anOpenVolunteer } from '../../testing/request-fixtures.js';

jest.unstable_mockModule('socket.io-client', () => ({ io: () => new FakeSocket() }));
const { openApp } = await import('../../testing/open-app.js');

const ALL = 300;
const named = (at: number, change: Partial<EventUserRequest> = {}) =>
  aNeed({
    id: 1000 + at,
    waiting_since: new Date(Date.UTC(2026, 2, 1, 10, 0, at)).toISOString(),
    user: { ...aPin(2000 + at, `Person ${at}`), email: null },
    ...change,
  });
const needsList = async () => within(await screen.findByRole('region', { name: /People in the event \(/ }));
const placeOf = (element: Element | null) => element?.closest('li')?.getAttribute('aria-posinset');

describe('the panes of the console', () => {
  beforeEach(() => {
    consoleServer(
      anEventDetail({
        event_user_requests: Array.from({ length: ALL }, (_, at) => named(at)),
        event_volunteer_requests: [aVolunteer({ need_request_id: 1001 })],
      }),
    );
  });

  it('render only the rows in sight, and tell each its place among all', async () => {
    await openApp('/events/map/7');
    const rows = (await needsList()).getAllByRole('listitem').filter((row) => row.hasAttribute('data-index'));
    expect(rows.length).toBeLessThan(30);
    expect(rows.map((row) => row.getAttribute('aria-setsize'))).toEqual(rows.map(() => String(ALL)));
    expect(rows.slice(0, 3).map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);
  });

  it('are walked through by j and k, opened by Enter and marked by x; the keys go to the pane with the focus', async () => {
    const { user } = await openApp('/events/map/7');
    await needsList();
    await user.keyboard('jjj');
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('3'));
    await user.keyboard('k');
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('2'));
    await user.keyboard('x');
    expect(await screen.findByText(/Only what belongs to the request of Person 1 is shown/)).toBeTruthy();
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('1'));
    await user.keyboard('j');
    expect(await screen.findByText(/Only what belongs to the request of Person 2 is shown/)).toBeTruthy();
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('1'));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Details: Person 2' })).toBeTruthy();
  });

  it('open with the need that the address names, ready to be acted upon, each time a link leads there', async () => {
    const { user, router } = await openApp('/events/map/7?need=1005');
    const chosen = /Only what belongs to the request of Person 5 is shown/;
    await screen.findByText(chosen);
    expect((await needsList()).getByRole('button', { name: 'Assign for Person 5' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(screen.queryByText(chosen)).toBeNull();
    await act(() => router.navigate('/events/map/7?need=1005'));
    expect(await screen.findByText(chosen)).toBeTruthy();
  });

  it('keep the row with the focus, however far the list is scrolled', async () => {
    const { user, container } = await openApp('/events/map/7');
    await needsList();
    await user.keyboard('j');
    await waitFor(() => expect(placeOf(document.activeElement)).toBe('1'));
    const pane = container.querySelector('[data-pane]');
    pane?.scrollTo({ top: 9000 });
    const needs = await needsList();
    await waitFor(() =>
      expect(needs.getAllByRole('listitem').some((row) => Number(placeOf(row)) > 100)).toBe(true),
    );
    expect(placeOf(document.activeElement)).toBe('1');
    expect(document.activeElement?.textContent).toContain('Person 0');
  });

  it('say of those who could come to the chosen need what decides between them', async () => {
    consoleServer(
      anEventDetail({
        event_user_requests: [named(1, { abilities: ['by_hand'] })],
        event_volunteer_requests: [aVolunteer()],
      }),
    ).on(
      'GET /event-user-requests/1001/volunteers',
      one([anOpenVolunteer({ id: aVolunteer().volunteer.id, said: 'rather after six', is_fitting: false })]),
    );
    const { user } = await openApp('/events/map/7');
    await user.click((await needsList()).getByRole('button', { name: /Person 1/, pressed: false }));
    const row = within(await screen.findByRole('region', { name: /Volunteers for .Person 1/ }));
    expect(
      await row.findByText(/Has a vehicle · 2 calls in the last seven days.* · Speaks Hebrew\./),
    ).toBeTruthy();
    expect(row.getByText('rather after six')).toBeTruthy();
  });

  it('have one filled button: the most urgent act', async () => {
    await openApp('/events/map/7');
    const filled = (await needsList())
      .getAllByRole('button')
      .filter((button) => button.classList.contains('MuiButton-contained'));
    expect(filled.map((button) => button.getAttribute('aria-label'))).toEqual(['Assign for Person 0']);
  });

  it('mark a need that stayed at a former address, and say where its person lives now', async () => {
    consoleServer(
      anEventDetail({
        event_user_requests: [named(0, { kept_address: 'Herzl 1, Haifa', moved_to: 'Ofer 2, Acre' })],
      }),
    );
    const { user } = await openApp('/events/map/7');
    const rows = await needsList();
    expect(rows.getByText('The address changed during the help')).toBeTruthy();
    await user.keyboard('j{Enter}');
    const details = within(await screen.findByRole('dialog', { name: 'Details: Person 0' }));
    expect(details.getByText('Ofer 2, Acre')).toBeTruthy();
  });

  it('lead a keyboard past all rows to the next pane', async () => {
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('link', { name: 'Skip to the map' }));
    expect(document.activeElement?.id).toBe('console-map-pane');
    await user.click(screen.getByRole('link', { name: 'Skip to the volunteers' }));
    expect(document.activeElement?.id).toBe('console-volunteers-pane');
  });
});

describe('a fault in the console', () => {
  // React writes each caught fault to the console
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('stays in its row; the others are shown, and it can be tried again', async () => {
    const broken = named(2);
    Object.defineProperty(broken, 'matters', { value: null, enumerable: true });
    consoleServer(anEventDetail({ event_user_requests: [named(1), broken, named(3)] }));
    const { user } = await openApp('/events/map/7');
    const needs = await needsList();
    expect(needs.getByText('Person 1')).toBeTruthy();
    expect(needs.getByText('Person 3')).toBeTruthy();
    expect(needs.getByText('This row cannot be shown.')).toBeTruthy();
    await user.click(needs.getByRole('button', { name: 'Try again' }));
    expect(needs.getByText('This row cannot be shown.')).toBeTruthy();
  });

  it('stays in its pane; the other panes go on', async () => {
    const broken = aVolunteer();
    Object.defineProperty(broken, 'abilities', { value: null, enumerable: true });
    consoleServer(anEventDetail({ event_volunteer_requests: [broken] }));
    await openApp('/events/map/7');
    expect((await needsList()).getByText('מרים אזולאי')).toBeTruthy();
    expect(screen.getByText(/Something went wrong in this part of the screen/)).toBeTruthy();
  });
});
