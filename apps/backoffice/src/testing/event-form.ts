import type { EventPreviewMessage } from '@karov/api-client';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeApi, one, rows } from './fake-api.js';
import { anEvent, anEventDetail } from './fixtures.js';

/** The address that the form's search finds, as sent. */
export const RAW = 'הרצל, ישראל, חיפה, חיפה, 32.8, 34.98';

const MESSAGES: EventPreviewMessage[] = [
  {
    to: 'help_seekers',
    locale: 'he-IL',
    channels: [
      { channel: 'sms', count: 9 },
      { channel: 'email', count: 3 },
    ],
    text: 'קרוב: צריך עזרה?',
    segments: 2,
  },
  {
    to: 'volunteers',
    locale: 'en-US',
    channels: [{ channel: 'email', count: 40 }],
    text: 'Karov: can you help?',
    segments: 1,
  },
];

/** A server for adding and editing events, for admins and managers. */
export function eventFormServer(): FakeApi {
  const api = new FakeApi()
    .on('POST /dropdowns/event/types', one([{ id: 2, label: 'Fire' }]))
    .on('POST /dropdowns/managers', one([{ id: 21, label: 'Dana Cohen' }]))
    .on('POST /dropdowns/places', one([{ id: 'p1', label: 'Herzl 12, Haifa', raw: RAW }]));
  for (const area of ['admin', 'manager']) {
    api
      .on(
        `POST /${area}/events/preview`,
        one({ help_seekers: 12, volunteers: 40, volunteers_unreachable: 2, help_seekers_unreachable: 0 }),
      )
      .on(`POST /${area}/events/preview/messages`, one(MESSAGES))
      .on(`POST /${area}/events`, one(anEvent()))
      .on(`GET /${area}/events/7`, one(anEventDetail()))
      .on(`PUT /${area}/events/7`, one(anEvent()))
      .on(`GET /${area}/events`, rows([]))
      .on(
        `GET /${area}/event/limits`,
        one(
          area === 'admin'
            ? { max_radius_km: 100, regions: null }
            : { max_radius_km: 20, regions: [{ id: 'north', label: 'North' }] },
        ),
      )
      .on(`GET /${area}/event/states`, one([]));
  }
  return api;
}

/** Whether a circle has this radius. */
export const isOf = (body: unknown, radius: number): boolean =>
  typeof body === 'object' && body !== null && 'radius' in body && body.radius === radius;

/** Fills in all required fields; the radius is 2.57 km. */
export async function fill(user: UserEvent, isAdmin = true): Promise<void> {
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /Event type/ }),
    await screen.findByRole('option', { name: 'Fire' }),
  );
  await user.type(screen.getByRole('combobox', { name: /Address/ }), 'Herzl');
  await user.click(await screen.findByRole('option', { name: 'Herzl 12, Haifa' }));
  await user.type(screen.getByRole('textbox', { name: /Radius/ }), '2.5.7x');
  if (isAdmin) await user.selectOptions(screen.getByRole('combobox', { name: /Manager/ }), '21');
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'People need rides');
}

/** The save button after everybody in the circle is counted. */
export const saveButton = (name: string | RegExp = 'Save and ask 52 people') =>
  screen.findByRole<HTMLButtonElement>('button', { name });
