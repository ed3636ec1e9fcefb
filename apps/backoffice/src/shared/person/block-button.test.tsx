import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../app/i18n-provider.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { BlockButton } from './block-button.js';

async function show(isBlocked: boolean) {
  await i18nProvider.changeLocale('en-US');
  let done = 0;
  render(
    <AdminContext i18nProvider={i18nProvider}>
      <BlockButton person={{ id: 9, full_name: 'Dan Levi', is_block: isBlocked }} onDone={() => void (done += 1)} />
    </AdminContext>,
  );
  return { user: userEvent.setup(), timesDone: () => done };
}

describe('blocking a person', () => {
  it('asks with the name and wants a reason', async () => {
    const api = new FakeApi().on('POST /admin/users/block/9', one(null, 'ok'));
    const { user, timesDone } = await show(false);
    await user.click(screen.getByRole('button', { name: 'Block Dan Levi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Dan Levi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    expect(api.calls).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Reason for the block/), 'threats');
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(timesDone()).toBe(1));
    expect(api.seen('POST /admin/users/block/9')[0]?.body).toEqual({ reason: 'threats' });
  });

  it('says a refusal under the reason, and keeps it', async () => {
    new FakeApi().on('POST /admin/users/block/9', refusal({ reason: ['The signs < and > cannot be used here.'] }));
    const { user, timesDone } = await show(false);
    await user.click(screen.getByRole('button', { name: 'Block Dan Levi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Dan Levi?' });
    await user.type(within(dialog).getByLabelText(/Reason for the block/), '<threats>');
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await within(dialog).findByText('The signs < and > cannot be used here.');
    const reason = within(dialog).getByLabelText<HTMLTextAreaElement>(/Reason for the block/);
    expect(reason.value).toBe('<threats>');
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(timesDone()).toBe(0);
  });

  it('is undone after a question', async () => {
    const api = new FakeApi().on('POST /admin/users/unblock/9', one(null, 'ok'));
    const { user, timesDone } = await show(true);
    await user.click(screen.getByRole('button', { name: 'Unblock Dan Levi' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Unblock Dan Levi?' })).getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(timesDone()).toBe(1));
    expect(api.seen('POST /admin/users/unblock/9')).toHaveLength(1);
  });

  it('says a refusal also where nothing is to be filled in', async () => {
    new FakeApi().on('POST /admin/users/unblock/9', refusal({ id: ['This person cannot be unblocked.'] }));
    const { user, timesDone } = await show(true);
    await user.click(screen.getByRole('button', { name: 'Unblock Dan Levi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unblock Dan Levi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Unblock' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('This person cannot be unblocked.');
    expect(timesDone()).toBe(0);
  });
});
