import { screen, within } from '@testing-library/react';
import { FakeApi, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { USER } from '../../testing/user-fixtures.js';

const WRITES = {
  ...USER,
  full_name: 'Omer Biton',
  phone: '+972520000003',
  spoken_to: { writes: true, by: ['sms' as const] },
};
const WAYS = ['sms:+972520000003', 'tel:+972520000003'];

/** The ways to reach a person in a part of the screen, in order. */
const waysIn = (part: HTMLElement, role: 'link' | 'menuitem'): string[] =>
  within(part)
    .getAllByRole(role)
    .flatMap((link) => link.getAttribute('href') ?? [])
    .filter((address) => /^(sms|tel):/.test(address));

describe('rule 215: somebody who writes and does not call', () => {
  it('is written to first, beside their number and in their menu, and it is said', async () => {
    new FakeApi().on('GET /admin/users', rows([WRITES]));
    const { user } = await openApp('/volunteers-menu');
    const row = (await screen.findByRole('link', { name: 'Omer Biton' })).closest('tr') ?? document.body;
    expect(within(row).getByText('Writes, does not call')).toBeTruthy();
    expect(waysIn(row, 'link')).toEqual(WAYS);
    await user.click(within(row).getByRole('button', { name: /Omer Biton/, expanded: false }));
    expect(waysIn(await screen.findByRole('menu'), 'menuitem')).toEqual(WAYS);
  });
});
