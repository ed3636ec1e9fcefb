import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

beforeEach(() => {
  new FakeApi();
});

it.each([
  ['/about-menu', 'About Karov', 'על ״קרוב״'],
  ['/instruction-menu', 'Guide for admins', 'הדרכה למנהלי המערכת'],
  ['/regulations-menu', 'Terms and privacy', 'תקנון ופרטיות'],
  ['/accessibility-menu', 'Accessibility statement', 'הצהרת נגישות'],
])('shows %s in both languages, complete and accessible', async (path, english, hebrew) => {
  const { unmount, container } = await openApp(path);
  await screen.findByRole('heading', { name: english, level: 1 });
  expect(container.textContent).not.toContain('%{');
  expect(await accessibilityFaults(container)).toEqual([]);
  unmount();
  await openApp(path, { locale: 'he-IL' });
  expect(await screen.findByRole('heading', { name: hebrew, level: 1 })).toBeTruthy();
});

it('shows managers their own guide first, and others on request', async () => {
  const { user } = await openApp('/instruction-menu', { role: 'manager' });
  await screen.findByRole('heading', { name: 'Guide for event managers', level: 1 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Instructions for' }), 'volunteer');
  expect(await screen.findByRole('heading', { name: 'How to volunteer', level: 1 })).toBeTruthy();
});
