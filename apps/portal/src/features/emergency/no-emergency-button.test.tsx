import { screen, within } from '@testing-library/react';
import { helpServer } from '../../../test/help-requests.js';
import { profile, seeker, volunteer } from '../../../test/people.js';
import { data, failure } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const BUTTON = 'חירום: לבקש עזרה מיד';

describe('in place of the button, for a help seeker who has told no disability', () => {
  const untold = seeker({ disability_id: [] });
  const instead = () => screen.queryByRole('group', { name: 'במצב חירום מתקשרים מיד' });

  it('stand the numbers to call and the one step that leads to the button', async () => {
    helpServer().on('GET /auth/profile', () => failure(500));
    await visit('/about-menu', { as: untold });
    const group = within(await screen.findByRole('group', { name: 'במצב חירום מתקשרים מיד' }));
    expect(group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['100', 'tel:100'],
      ['101', 'tel:101'],
      ['102', 'tel:102'],
      ['לספר לנו על המוגבלות', '/profile'],
    ]);
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it.each([
    ['who has told one', seeker()],
    ['who volunteers', volunteer()],
  ])('stands nothing for somebody %s', async (_who, person) => {
    helpServer().on('GET /auth/profile', () => failure(500));
    await visit('/about-menu', { as: person });
    await screen.findByRole('heading', { level: 1 });
    expect(instead()).toBeNull();
  });

  it('stands nothing on the page of the profile itself', async () => {
    helpServer().on('GET /auth/profile', () => data(profile({}, untold)));
    await visit('/profile', { as: untold });
    await screen.findByRole('heading', { level: 1 });
    expect(instead()).toBeNull();
  });
});
