import { screen, waitFor, within } from '@testing-library/react';
import { seeker, volunteer } from '../../../test/people.js';
import { FakeServer } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

beforeEach(() => {
  new FakeServer();
});

const TITLES = [
  ['/about-menu', 'על ״קרוב״', 'About Karov'],
  ['/instruction-menu', 'איך מקבלים עזרה', 'How to get help'],
  ['/regulations-menu', 'תקנון ופרטיות', 'Terms and privacy'],
  ['/accessibility-menu', 'הצהרת נגישות', 'Accessibility statement'],
  ['/volunteer/terms', 'תנאי ההתנדבות', 'Volunteer terms'],
  ['/volunteer/police_confirmation_required', 'אישור משטרה', 'Police certificate'],
] as const;

describe.each(TITLES)('%s', (path, hebrew, english) => {
  it('is open to visitors in both languages, with nothing left to fill in', async () => {
    await visit(path);
    await screen.findByRole('heading', { name: hebrew, level: 1 });
    expect(screen.getByRole('main').textContent).not.toContain('%{');
  });

  it('is written in English too', async () => {
    await visit(path, { in: 'en-US' });
    await screen.findByRole('heading', { name: english, level: 1 });
    expect(location.pathname).toBe(path);
  });
});

it('gives the accessibility coordinator and the date of the statement from the settings', async () => {
  await visit('/accessibility-menu');
  expect(await screen.findByText(/דנה לוי/)).toBeTruthy();
  expect(screen.getByText(/access@karov\.example/)).toBeTruthy();
  expect(screen.getByText(/19\/03\/2024/)).toBeTruthy();
});

it('shows volunteers their own instructions, and others on request', async () => {
  const user = await visit('/instruction-menu', { as: volunteer() });
  await screen.findByRole('heading', { name: 'איך מתנדבים', level: 1 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'למי ההוראות?' }), 'manager');
  await screen.findByRole('heading', { name: 'הדרכה למנהלי אירועים', level: 1 });
  expect(location.search).toBe('?for=manager');
});

it('holds terms and privacy on one page, each with its version and its own headings', async () => {
  await visit('/regulations-menu');
  const terms = await screen.findByRole('region', { name: 'תנאי השימוש' });
  const privacy = screen.getByRole('region', { name: 'מדיניות הפרטיות' });
  expect(within(terms).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(5);
  expect(within(privacy).getByText(/2026-11/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'מדיניות הפרטיות' }).getAttribute('href')).toBe(
    `#${within(privacy).getByRole('heading', { level: 2 }).id}`,
  );
});

it('folds chapters under their headings, and opens or closes all with one press', async () => {
  const user = await visit('/instruction-menu');
  await screen.findByRole('heading', { name: 'איך מקבלים עזרה', level: 1 });
  const chapters = () =>
    [...screen.getByRole('main').querySelectorAll('details')].map((chapter) => chapter.open);
  expect(chapters().length).toBeGreaterThan(3);
  expect(chapters()).not.toContain(true);
  await user.click(screen.getByRole('button', { name: 'לפתוח הכול' }));
  expect(chapters()).not.toContain(false);
  await user.click(screen.getByRole('button', { name: 'לסגור הכול' }));
  expect(chapters()).not.toContain(true);
});

it('shows the agreement that is signed in full, with its contents on top', async () => {
  await visit('/volunteer/terms');
  await screen.findByRole('heading', { name: 'תנאי ההתנדבות', level: 1 });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => `#${id}`);
  const contents = within(screen.getByRole('navigation', { name: 'בעמוד הזה' })).getAllByRole('link');
  expect(contents.map((link) => link.getAttribute('href'))).toEqual(
    headings.filter((id) => id.startsWith('#terms-')),
  );
  expect(contents.length).toBeGreaterThan(5);
  expect(screen.getByRole('main').querySelectorAll('details')).toHaveLength(0);
});

it('offers the police form in both languages', async () => {
  await visit('/volunteer/police_confirmation_required');
  expect((await screen.findByRole('link', { name: /בעברית/ })).getAttribute('href')).toBe(
    '/api/documents/police-authorization?lang=he',
  );
  expect(screen.getByRole('link', { name: /באנגלית/ }).getAttribute('href')).toBe(
    '/api/documents/police-authorization?lang=en',
  );
});

it('links the texts under every page, for visitors too', async () => {
  const user = await visit('/login');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'תקנון ופרטיות' }).getAttribute('href')).toBe('/regulations-menu');
  await user.click(footer.getByRole('link', { name: 'הצהרת נגישות' }));
  await screen.findByRole('heading', { name: 'הצהרת נגישות', level: 1 });
});

it('stays open to people whose account is not in order', async () => {
  await visit('/regulations-menu', { as: seeker({ is_active: 0 }) });
  await screen.findByRole('heading', { name: 'תקנון ופרטיות', level: 1 });
  await waitFor(() => expect(location.pathname).toBe('/regulations-menu'));
});
