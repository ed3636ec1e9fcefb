import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../app/data-provider.js';
import { i18nProvider } from '../app/i18n-provider.js';
import { Toasts } from '../app/toasts.js';
import { api } from '../shared/api.js';
import { FakeApi, refusal } from '../testing/fake-api.js';
import { useAction } from './use-action.js';

const REFUSED = refusal({
  volunteer_id: ['Helps somebody now.'],
  manager_id: ['Has left.'],
  message: ['Not now.'],
});

function Screen({ shows }: { shows: readonly string[] | 'every field' }) {
  const assign = useAction({ run: () => api.act('DELETE', '/admin/sending-hold'), shows });
  return (
    <>
      <button type="button" onClick={() => assign.mutate()}>
        Press
      </button>
      <ul>
        {Object.entries(assign.faults).map(([field, words]) => (
          <li key={field}>{words}</li>
        ))}
      </ul>
    </>
  );
}

describe('a refused act', () => {
  it.each([
    [[], [], 'Helps somebody now. Has left. Not now.'],
    [['volunteer_id'], ['Helps somebody now.'], 'Has left. Not now.'],
    [['volunteer_id', 'manager_id', 'message'], ['Helps somebody now.', 'Has left.', 'Not now.'], null],
    ['every field' as const, ['Helps somebody now.', 'Has left.'], 'Not now.'],
  ])('whose screen shows %j says everything once', async (shows, below, toast) => {
    new FakeApi().on('DELETE /admin/sending-hold', REFUSED);
    await i18nProvider.changeLocale('en-US');
    render(
      <MemoryRouter>
        <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
          <Screen shows={shows} />
          <Toasts />
        </CoreAdminContext>
      </MemoryRouter>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Press' }));
    if (toast === null) expect(await screen.findAllByRole('listitem')).toHaveLength(below.length);
    else expect((await screen.findByRole('alert')).textContent).toBe(toast);
    expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(below);
    if (toast === null) expect(screen.queryByRole('alert')).toBeNull();
  });
});
