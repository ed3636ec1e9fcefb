import type { RegionCover } from '@karov/api-client';
import { DISTRICTS } from '@karov/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../../testing/axe.js';
import { one, refusal } from '../../../testing/fake-api.js';
import { openApp } from '../../../testing/open-app.js';
import { choose, server } from '../../../testing/user-fixtures.js';

const DANA = { id: 3, full_name: 'Dana Levi' };
const OMER = { id: 7, full_name: 'Omer Biton' };
const LABELS: Readonly<Record<string, string>> = { south: 'South', haifa: 'Haifa' };

/** Dana works everywhere but in the south, and there once the region is given. */
function covered(
  given: () => boolean,
  keys: readonly string[] = DISTRICTS.map(({ key }) => key),
): RegionCover {
  const managersOf = (key: string) => (key !== 'south' ? [DANA] : given() ? [OMER] : []);
  return {
    districts: keys.map((key) => ({ key, label: LABELS[key] ?? key, managers: managersOf(key) })),
    managers: [DANA, OMER],
  };
}

const cellOf = (container: HTMLElement, name: string) => within(container).findByRole('button', { name });

describe('the page of regions', () => {
  it('names the region without a manager, and shows it covered at once when it is given to one', async () => {
    let isGiven = false;
    const api = server()
      .on('GET /admin/user/region-cover', () => one(covered(() => isGiven)))
      .on('POST /admin/user/region-permissions', () => {
        isGiven = true;
        return one(null, 'ok');
      });
    const { user, container } = await openApp('/regions');
    expect(await screen.findByText('One region has no manager: South.')).toBeTruthy();
    await cellOf(container, 'South: No manager');
    expect(await accessibilityFaults(container)).toEqual([]);
    const list = screen.getByRole('list', { name: 'The regions and their managers' });
    await user.click(within(list).getByRole('button', { name: /South/ }));
    const panel = screen.getByRole('region', { name: 'Managers of South' });
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Manager to add' }), 'Omer Biton');
    await user.click(within(panel).getByRole('button', { name: 'Add to South' }));
    expect(await screen.findByText('Every region has at least one manager.')).toBeTruthy();
    expect(api.seen('POST /admin/user/region-permissions')[0]?.body).toEqual({
      user_id: 7,
      state_ids: ['south'],
      country_ids: [],
    });
    expect(within(panel).getByRole('link', { name: 'Omer Biton' }).getAttribute('href')).toContain(
      '/volunteers-menu/7',
    );
    expect(await cellOf(container, 'South: Omer Biton')).toBeTruthy();
  });

  it('marks a region without a manager by a pattern and in words, never by colour alone', async () => {
    server().on('GET /admin/user/region-cover', one(covered(() => false)));
    const { container } = await openApp('/regions');
    const [south, haifa] = [
      await cellOf(container, 'South: No manager'),
      await cellOf(container, 'Haifa: Dana Levi'),
    ];
    const pattern = /^url\(#(.+)\)$/.exec(south.getAttribute('fill') ?? '')?.[1] ?? '';
    expect(document.getElementById(pattern)?.tagName).toBe('pattern');
    expect(haifa.getAttribute('fill')).toMatch(/^#/);
    expect(screen.getByText('⚠ South')).toBeTruthy();
  });

  it('selects in the list the district chosen on the map, by keyboard too, and the reverse', async () => {
    server().on('GET /admin/user/region-cover', one(covered(() => false)));
    const { user, container } = await openApp('/regions');
    const south = await cellOf(container, 'South: No manager');
    const list = screen.getByRole('list', { name: 'The regions and their managers' });
    const [southRow, haifaRow] = [
      within(list).getByRole('button', { name: /South/ }),
      within(list).getByRole('button', { name: /Haifa/ }),
    ];
    fireEvent.keyDown(south, { key: 'Enter' });
    await waitFor(() => expect(southRow.getAttribute('aria-pressed')).toBe('true'));
    expect(south.getAttribute('aria-pressed')).toBe('true');
    await user.click(haifaRow);
    expect((await cellOf(container, 'Haifa: Dana Levi')).getAttribute('aria-pressed')).toBe('true');
    expect(south.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('region', { name: 'Managers of Haifa' })).toBeTruthy();
  });

  it('shows an admin with regions those, and says what the grey ones mean', async () => {
    server().on('GET /admin/user/region-cover', one(covered(() => false, ['haifa'])));
    const { container } = await openApp('/regions');
    await cellOf(container, 'Haifa: Dana Levi');
    expect(within(container).queryByRole('button', { name: /^South/ })).toBeNull();
    expect(screen.getByText(/Grey regions are outside yours/)).toBeTruthy();
  });

  it('keeps the choice when the server refuses it, and says why', async () => {
    server()
      .on('GET /admin/user/region-cover', one(covered(() => false)))
      .on('POST /admin/user/region-permissions', refusal({ state_ids: ['That region is outside yours.'] }));
    const { user } = await openApp('/regions');
    await user.click(
      within(await screen.findByRole('list', { name: 'The regions and their managers' })).getByRole(
        'button',
        { name: /South/ },
      ),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Manager to add' }), 'Omer Biton');
    await user.click(screen.getByRole('button', { name: 'Add to South' }));
    expect(await screen.findByText('That region is outside yours.')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Manager to add' }).value).toBe('7');
  });

  it('is not there for managers', async () => {
    server('manager');
    await openApp('/regions', { role: 'manager' });
    expect(await screen.findByText('That page is for admins. Here is what waits for you.')).toBeTruthy();
  });
});

describe('the regions of one person', () => {
  it('are added by choosing them on the map', async () => {
    const api = server()
      .on('GET /countries', one([{ id: 'IL', label: 'Israel' }]))
      .on('GET /states', one([{ id: 'south', label: 'South' }]))
      .on('GET /admin/user/region-permissions', {
        body: { data: [], meta: { total: 0, page: 1, perPage: 10 } },
      })
      .on('GET /admin/user/region-cover', one(covered(() => false)))
      .on('POST /admin/user/region-permissions', one(null, 'ok'));
    const { user } = await openApp('/volunteers-menu');
    await choose(user, 'Regions');
    const dialog = await screen.findByRole('dialog');
    fireEvent.keyDown(await cellOf(dialog, 'South: No manager'), { key: 'Enter' });
    await waitFor(() =>
      expect(within(dialog).getByRole<HTMLSelectElement>('combobox', { name: /Region to add/ }).value).toBe(
        'south',
      ),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(api.seen('POST /admin/user/region-permissions')[0]?.body).toEqual({
        user_id: 7,
        state_ids: ['south'],
        country_ids: ['IL'],
      }),
    );
    await waitFor(() => expect(api.seen('GET /admin/user/region-cover')).toHaveLength(2));
  });
});
