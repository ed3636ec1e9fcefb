import { jest } from '@jest/globals';
import type { ProposedPair } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { consoleServer } from '../../testing/console.js';
import { one } from '../../testing/fake-api.js';
import { FakeSocket } from '../../testing/fake-socket.js';
import { aNeed, anEventDetail, aPin } from '../../testing/fixtures.js';
import { anOpenVolunteer } from '../../testing/request-fixtures.js';

let socket = new FakeSocket();
jest.unstable_mockModule('socket.io-client', () => ({ io: () => (socket = new FakeSocket()) }));
const { openApp } = await import('../../testing/open-app.js');

const PREVIEW = 'POST /events/7/pairs/preview';
const PAIRS = 'POST /events/7/pairs';

const needs = Array.from({ length: 14 }, (_, at) =>
  aNeed({ id: 101 + at, user: { ...aPin(101 + at, `Seeker ${at}`), email: null }, abilities: ['by_hand'] }),
);

function aPair(at: number, change: Partial<ProposedPair> = {}): ProposedPair {
  return {
    request_id: 101 + at,
    user: { id: 101 + at, full_name: `Seeker ${at}`, city: 'Haifa' },
    is_emergency: at === 0,
    waiting_since: '2026-03-01T10:00:00Z',
    volunteer: anOpenVolunteer({ id: 601 + at, full_name: `Helper ${at}`, answered: 'yes' }),
    version: `v${at}`,
    others: [],
    ...change,
  };
}

function server(pairs: readonly ProposedPair[]) {
  return consoleServer(anEventDetail({ event_user_requests: needs })).on(
    PREVIEW,
    one({ pairs, unpaired: [], left: 0 }),
  );
}

describe('pairing those who have nobody', () => {
  it('takes two presses for fourteen needs, and sends what was shown', async () => {
    const api = server(needs.map((_, at) => aPair(at))).on(
      PAIRS,
      one({ done: needs.map(({ id }) => id), refused: [] }),
    );
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Pair those with nobody' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^A volunteer for everybody/ }));
    await user.click(await dialog.findByRole('button', { name: 'Pair 14' }));
    expect(await screen.findByText('14 pairs were made.')).toBeTruthy();
    expect(api.seen(PAIRS)[0]?.body).toMatchObject({
      pairs: needs.map(({ id }, at) => ({
        request_id: id,
        volunteer_id: 601 + at,
        version: `v${at}`,
        has_spoken: false,
      })),
    });
  });

  it('keeps what was shown while the event changes behind it', async () => {
    const silent = (id: number) =>
      aPair(1, {
        volunteer: anOpenVolunteer({ id, full_name: `Helper ${id}`, answered: 'asked' }),
        version: `v${id}`,
      });
    const api = server([aPair(0), silent(602)]).on(PAIRS, one({ done: [101, 102], refused: [] }));
    const { user } = await openApp('/events/map/7');
    socket.says('connect');
    await user.click(await screen.findByRole('button', { name: 'Pair those with nobody' }));
    await user.click(await screen.findByRole('checkbox', { name: /^We spoke to Helper 602/ }));
    api.on(PREVIEW, one({ pairs: [aPair(0), silent(603)], unpaired: [], left: 0 }));
    socket.says('refresh', { event_id: 7 });
    await waitFor(() => expect(api.seen('GET /admin/events/7/changes').length).toBeGreaterThan(0));
    await user.click(screen.getByRole('button', { name: 'Pair 2' }));
    await waitFor(() => expect(api.seen(PAIRS)).toHaveLength(1));
    expect(api.seen(PREVIEW)).toHaveLength(1);
    expect(api.seen(PAIRS)[0]?.body).toMatchObject({ pairs: [{ request_id: 101 }, { volunteer_id: 602 }] });
  });

  it('gives a need somebody else, whom no other pair in hand has, and says what a helper must know', async () => {
    const other = (id: number) => ({
      volunteer: anOpenVolunteer({ id, full_name: `Helper ${id}`, answered: 'yes' }),
      version: `v${id}`,
    });
    const [first] = needs;
    const api = consoleServer(
      anEventDetail({ event_user_requests: [{ ...aNeed(first), matters: ['oxygen'] }, ...needs.slice(1)] }),
    )
      .on(
        PREVIEW,
        one({ pairs: [aPair(0, { others: [other(602), other(609)] }), aPair(1)], unpaired: [], left: 0 }),
      )
      .on(PAIRS, one({ done: [101, 102], refused: [] }));
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Pair those with nobody' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^A volunteer for everybody/ }));
    expect((await dialog.findAllByRole('listitem'))[0]?.textContent).toContain('Oxygen');
    await user.click(dialog.getByRole('button', { name: 'Somebody else for Seeker 0' }));
    const offered = (await dialog.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toEqual([expect.stringContaining('Helper 609')]);
    await user.click(dialog.getByRole('menuitem'));
    expect(
      dialog.getByRole('checkbox', { name: 'Pair: Helper 609 helps Seeker 0', checked: true }),
    ).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Pair 2' }));
    await waitFor(() => expect(api.seen(PAIRS)).toHaveLength(1));
    expect(api.seen(PAIRS)[0]?.body).toMatchObject({
      pairs: [
        { request_id: 101, volunteer_id: 609, version: 'v609' },
        { request_id: 102, volunteer_id: 602, version: 'v1' },
      ],
    });
  });

  it('leaves out who has not said yes until somebody has spoken to them, and names what changed meanwhile', async () => {
    const silent = aPair(1, {
      volunteer: anOpenVolunteer({ id: 602, full_name: 'Helper 1', answered: 'not_asked' }),
    });
    const api = server([aPair(0), silent]).on(
      PAIRS,
      one({ done: [102], refused: [{ id: 101, message: 'Taken by somebody else.' }] }),
    );
    const { user } = await openApp('/events/map/7');
    await user.click(await screen.findByRole('button', { name: 'Pair those with nobody' }));
    const box = await screen.findByRole('dialog', { name: /^A volunteer for everybody/ });
    const dialog = within(box);
    expect(await dialog.findByRole('button', { name: 'Pair one' })).toBeTruthy();
    expect(await accessibilityFaults(box)).toEqual([]);
    await user.click(
      dialog.getByRole('checkbox', { name: 'We spoke to Helper 1, who said yes to helping Seeker 1' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Pair 2' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Seeker 0: Taken by somebody else.');
    expect(api.seen(PAIRS)[0]?.body).toMatchObject({
      pairs: [
        { request_id: 101, has_spoken: false },
        { request_id: 102, has_spoken: true },
      ],
    });
  });
});
