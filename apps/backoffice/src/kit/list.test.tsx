import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/axe.js';
import { setWindowWidth } from '../testing/browser-parts.js';
import { FakeApi, one, rows } from '../testing/fake-api.js';
import { openApp } from '../testing/open-app.js';
import { aRequest } from '../testing/request-fixtures.js';

const LIST = 'GET /admin/dashboard/pending-applications';
const OPTIONS = { categories: [{ id: 2, label: 'Shopping', type: 2 }], statuses: [] };

function server(): FakeApi {
  return new FakeApi()
    .on('GET /staff/views', one([]))
    .on(LIST, rows([aRequest()]))
    .on('POST /dropdowns/application', one(OPTIONS));
}

describe('a list on a phone', () => {
  beforeEach(() => setWindowWidth(390));
  afterEach(() => setWindowWidth(1280));

  it('begins with its search; filters, acts and columns are behind one button, which counts the filters set', async () => {
    const api = server();
    const { user, container } = await openApp('/open-requests');
    const title = await screen.findByRole('heading', { name: 'Open help requests' });
    await waitFor(() => expect(title.parentElement?.textContent).toBe('Open help requests1 in total'));
    expect(screen.getByRole('searchbox')).toBeTruthy();
    for (const name of [/Excel/, 'Refresh', 'Save this view'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const more = screen.getByRole('button', { name: 'Filters and more', expanded: false });
    await user.click(more);
    const folded = within(document.getElementById(more.getAttribute('aria-controls') ?? '') ?? container);
    for (const name of [/Excel/, 'Refresh', 'Save this view'])
      expect(folded.getByRole('button', { name })).toBeTruthy();
    await user.selectOptions(folded.getByRole('combobox', { name: 'Category' }), 'Shopping');
    await waitFor(() => expect(api.seen(LIST).at(-1)?.query.get('filter')).toBe('{"category":"2"}'));
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Filters and more, 1 set', expanded: true }));
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });
});
