import type { VettingRow } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, rows } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';
import { WAITING_PAPER } from '../../testing/user-fixtures.js';

const many = (count: number): VettingRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...WAITING_PAPER,
    id: 100 + at,
    file: `file-${at}`,
    user: { ...WAITING_PAPER.user, id: 500 + at, full_name: `Person ${at}` },
  }));

describe('acts on many documents', () => {
  it('take three presses, name what was left as it is, and keep it selected', async () => {
    const LIST = 'GET /admin/vetting';
    const APPROVE = 'POST /admin/vetting/many/approve';
    const all = many(10);
    const api = new FakeApi().on(LIST, rows(all)).on(
      APPROVE,
      one({
        done: all.slice(1).map(({ id }) => id),
        refused: [{ id: 100, message: 'Decided meanwhile.' }],
      }),
    );
    const { user, container } = await openApp('/vetting');
    await user.click(await screen.findByRole('checkbox', { name: 'Select the whole page' }));
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve 10 documents?' }));
    expect(api.seen(APPROVE)).toEqual([]);
    api.on(LIST, rows(all.slice(0, 1)));
    await user.click(question.getByRole('button', { name: 'Approve' }));
    const left = within(await screen.findByRole('dialog', { name: 'One was left as it is' }));
    expect(left.getByRole('listitem').textContent).toMatch(/^\u2068Person 0\u2069, .*: Decided meanwhile\.$/);
    expect(api.seen(APPROVE).map(({ body }) => body)).toEqual([
      { ids: all.map(({ id }) => id), seen: all.map(({ file }) => file) },
    ]);
    await user.click(left.getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByRole('checkbox', { name: /^Select \u2068Person 0/, checked: true }),
    ).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ask once for the reason of a refusal, and send nothing without it', async () => {
    const REFUSE = 'POST /admin/vetting/many/refuse';
    const api = new FakeApi()
      .on('GET /admin/vetting', rows(many(2)))
      .on(REFUSE, one({ done: [100, 101], refused: [] }));
    const { user } = await openApp('/vetting');
    await user.click(await screen.findByRole('checkbox', { name: 'Select the whole page' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Acts on the selected rows' })).getByRole('button', {
        name: 'Do not accept',
      }),
    );
    const question = within(await screen.findByRole('dialog', { name: 'Do not accept 2 documents?' }));
    await user.click(question.getByRole('button', { name: 'Do not accept' }));
    expect(api.seen(REFUSE)).toEqual([]);
    const reason = question.getByRole('textbox', { name: /Reason/ });
    expect(document.activeElement).toBe(reason);
    await user.type(reason, 'no stamp');
    await user.click(question.getByRole('button', { name: 'Do not accept' }));
    expect(await screen.findByText('Done for 2.')).toBeTruthy();
    await waitFor(() =>
      expect(api.seen(REFUSE).map(({ body }) => body)).toEqual([
        { ids: [100, 101], seen: ['file-0', 'file-1'], system_note: 'no stamp' },
      ]),
    );
    expect(screen.queryByRole('group', { name: 'Acts on the selected rows' })).toBeNull();
  });

  it('name everybody, also of another page and namesakes, and decide on what their rows showed', async () => {
    const APPROVE = 'POST /admin/vetting/many/approve';
    const LIST = 'GET /admin/vetting';
    const all = many(12).map((row) => ({ ...row, user: { ...row.user, full_name: 'Noa Levi' } }));
    const api = new FakeApi()
      .on(LIST, ({ query }) =>
        query.get('range') === '[0,9]' ? rows(all.slice(0, 10), 12) : rows(all.slice(10), 12),
      )
      .on(APPROVE, one({ done: all.map(({ id }) => id), refused: [] }));
    const { user } = await openApp('/vetting');
    await user.click(await screen.findByRole('checkbox', { name: 'Select the whole page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select the whole page', checked: false }));
    expect(await screen.findByText('12 are selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const question = await screen.findByRole('dialog', { name: 'Approve 12 documents?' });
    expect(question.textContent?.match(/Noa Levi/g)).toHaveLength(12);
    expect(question.textContent).not.toContain('number 1');
    // somebody hands in another file while the question is read
    api.on(
      LIST,
      rows(
        all.slice(10).map((row) => ({ ...row, file: 'later' })),
        12,
      ),
    );
    await user.click(within(question).getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(api.seen(APPROVE).map(({ body }) => body)).toEqual([
        { ids: all.map(({ id }) => id), seen: all.map(({ file }) => file) },
      ]),
    );
  });

  it('forget the selection when the list shows something else', async () => {
    new FakeApi().on('GET /admin/vetting', rows(many(2)));
    const { user } = await openApp('/vetting');
    await user.click(await screen.findByRole('checkbox', { name: 'Select the whole page' }));
    expect(screen.getByRole('group', { name: 'Acts on the selected rows' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is checked' }), 'Training');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Acts on the selected rows' })).toBeNull(),
    );
  });
});
