import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal, type FakeAnswer } from '../../testing/fake-api.js';
import { later } from '../../testing/later.js';
import { openApp } from '../../testing/open-app.js';

const POST = 'POST /admin/volunteer/import';
const CSV = new File(['a,b'], 'מתנדבים.csv', { type: 'text/csv' });

function server(): FakeApi {
  return new FakeApi().on(POST, one({ imported: 400 })).on(
    'POST /dropdowns/import/volunteers',
    one({
      interests: [{ id: 'rides', label: 'Rides' }],
      languages: [{ id: 'hebrew', label: 'Hebrew' }],
      gender: [{ id: 'male', label: 'Male' }],
    }),
  );
}

const picker = () => screen.findByLabelText(/Volunteers file|קובץ מתנדבים/);

describe('importing volunteers', () => {
  it('sends the file with an id of its own and says how many came in', async () => {
    const api = server();
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('400 volunteers imported.')).toBeTruthy();
    const sent = api.seen(POST)[0]?.body;
    expect(sent instanceof FormData && sent.get('import_id')).toMatch(/^[\da-f-]{36}$/);
    expect(sent instanceof FormData && sent.get('file')).toHaveProperty('name', 'מתנדבים.csv');
    expect(api.seen(POST)[0]?.headers.get('Content-Type')).toBeNull();
  });

  it('takes only .xlsx and .csv', async () => {
    const api = server();
    await openApp('/import/volunteers', { locale: 'he-IL' });
    fireEvent.change(await picker(), { target: { files: [new File(['x'], 'list.pdf')] } });
    expect(await screen.findByText(/אפשר להעלות רק קובץ/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ייבוא' })).toHaveProperty('disabled', true);
    expect(api.seen(POST)).toHaveLength(0);
  });

  it('takes a dropped file', async () => {
    server();
    await openApp('/import/volunteers');
    fireEvent.drop(await picker(), { dataTransfer: { files: [CSV] } });
    expect(await screen.findByText(/Chosen: .*מתנדבים\.csv/)).toBeTruthy();
  });

  it('shows the progress that the server tells while the upload is answered', async () => {
    const slow = later<FakeAnswer>();
    const api = server().on(POST, () => slow.promise);
    const progress = (call: string) => api.calls.filter(({ path }) => path.includes(call));
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    const answer = one({ phase: 'checking', rows_done: 20_000, rows_total: 50_000 });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(progress('/progress')).not.toHaveLength(0));
    const form = api.seen(POST)[0]?.body;
    const id = form instanceof FormData ? form.get('import_id') : '';
    expect(progress('/progress')[0]?.path).toBe(`/admin/volunteer/import/${String(id)}/progress`);
    api.on(`GET /admin/volunteer/import/${String(id)}/progress`, answer);
    expect(await screen.findByText('20000 of 50000 rows')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Checking the rows…' }).getAttribute('aria-valuenow')).toBe('40');
    slow.resolve(one({ imported: 50_000 }));
    expect(await screen.findByText('50000 volunteers imported.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows refused rows, a page at a time, and that nothing was written', async () => {
    const refused = Array.from({ length: 12 }, (_, index) => ({
      row: index + 2,
      values: { first_name: `Name ${index + 2}` },
      errors: { phone: ['Not a phone.'] },
    }));
    server().on(POST, refusal({}, { rows: refused, total_errors: 30, message: '30 rows have errors' }));
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/30 rows have errors\. Nothing was written\. The first 12 are shown\./)).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Rows with errors' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(within(table).getByText('Name 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByText('Name 13')).toBeTruthy();
  });

  it('shows what is wrong with the file itself under it', async () => {
    server().on(POST, refusal({ file: ['The file has no heading row.'] }));
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('The file has no heading row.')).toBeTruthy();
    expect((await picker()).getAttribute('aria-invalid')).toBe('true');
  });

  it('opens the table of allowed values', async () => {
    server();
    const { user } = await openApp('/import/volunteers');
    await user.click(await screen.findByRole('button', { name: 'Show the allowed values' }));
    expect(await screen.findByText('Rides (rides)')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Gender' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide the allowed values' }));
    expect(screen.queryByText('Rides (rides)')).toBeNull();
  });

  it('has no accessibility faults', async () => {
    server();
    await openApp('/import/volunteers', { locale: 'he-IL' });
    await picker();
    expect(await accessibilityFaults()).toEqual([]);
  });
});
