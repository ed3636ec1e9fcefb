import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { type FakeAnswer, FakeApi, one, refusal } from '../../testing/fake-api.js';
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

const picker = () => screen.findByLabelText(/Volunteers file|קובץ מתנדבים/, { selector: 'input' });

/** The longest time until the progress is asked for again. */
const ASKS_AGAIN_MS = 1000;

afterEach(() => void jest.useRealTimers());

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
    expect(await screen.findByText(/אי אפשר לייבא את .*list\.pdf/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ייבוא' })).toHaveProperty('disabled', true);
    expect(api.seen(POST)).toHaveLength(0);
  });

  it('says at once that a file is empty or too large, and does not send an earlier valid one in its place', async () => {
    server();
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    await user.upload(await picker(), new File([], 'none.csv'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/none\.csv.* is empty/);
    const large = Object.defineProperty(new File(['x'], 'large.csv'), 'size', { value: 1024 ** 3 });
    await user.upload(await picker(), large);
    expect((await screen.findByRole('alert')).textContent).toMatch(/large\.csv.* is too big/);
    expect(screen.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
  });

  it('opens the choice of a file by a button that the keyboard reaches', async () => {
    server();
    const { user } = await openApp('/import/volunteers');
    const asked = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    (await screen.findByRole('button', { name: 'Choose a file' })).focus();
    await user.keyboard('{Enter}');
    expect(asked.mock.contexts).toEqual([await picker()]);
    asked.mockRestore();
  });

  it('asks for a file again that was saved after it was chosen', async () => {
    const api = server();
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    const refuse = function (this: FileReader) {
      this.dispatchEvent(new Event('error'));
    };
    const reading = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(refuse);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/has been saved again since it was chosen/)).toBeTruthy();
    expect(api.seen(POST)).toHaveLength(0);
    reading.mockRestore();
  });

  it('gives a refused file back for mending', async () => {
    const refused = [
      { row: 2, name: 'Noa', phone: '05', values: { Phone: '05' }, errors: { Phone: ['Not a phone.'] } },
    ];
    const MENDING = 'POST /admin/volunteer/import/mending';
    const api = server()
      .on(POST, refusal({}, { rows: refused, total_errors: 1 }))
      .on(MENDING, {});
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:mending', revokeObjectURL: () => undefined });
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await user.click(await screen.findByRole('button', { name: 'Download the file for mending' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const sent = api.seen(MENDING)[0]?.body;
    expect(sent instanceof FormData && sent.get('file')).toHaveProperty('name', 'מתנדבים.csv');
    expect(await accessibilityFaults()).toEqual([]);
    saved.mockRestore();
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
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(progress('/progress')).not.toHaveLength(0));
    const form = api.seen(POST)[0]?.body;
    const id = form instanceof FormData ? form.get('import_id') : '';
    expect(progress('/progress')[0]?.path).toBe(`/admin/volunteer/import/${String(id)}/progress`);
    api.on(`GET /admin/volunteer/import/${String(id)}/progress`, answer);
    await act(() => jest.advanceTimersByTimeAsync(ASKS_AGAIN_MS));
    expect(await screen.findByText('20000 of 50000 rows')).toBeTruthy();
    expect(
      screen.getByRole('progressbar', { name: 'Checking the rows…' }).getAttribute('aria-valuenow'),
    ).toBe('40');
    slow.resolve(one({ imported: 50_000 }));
    expect(await screen.findByText('50000 volunteers imported.')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows refused rows, a page at a time, and that nothing was written', async () => {
    const refused = Array.from({ length: 12 }, (_, index) => ({
      row: index + 2,
      name: `Name ${index + 2}`,
      phone: '05',
      values: { Address: `Herzl ${index + 2}` },
      errors: { Phone: ['Not a phone.'] },
    }));
    server().on(POST, refusal({}, { rows: refused, total_errors: 30, message: '30 rows have errors' }));
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(
      await screen.findByText(/30 rows have errors\. Nothing was written\. The first 12 are shown\./),
    ).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Rows with errors' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    const [line] = within(list).getAllByRole('listitem');
    expect(line?.querySelector('summary')?.textContent).toBe('Row 2 · Name 2 · 05 · Phone: Not a phone.');
    expect(line && within(line).getByText('Herzl 2').closest('details')?.open).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).getByText('Name 13')).toBeTruthy();
  });

  it('shows faults of the file itself under it', async () => {
    server().on(POST, refusal({ file: ['The file has no heading row.'] }));
    const { user } = await openApp('/import/volunteers');
    await user.upload(await picker(), CSV);
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('The file has no heading row.')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Choose another file', description: /heading row/ }),
    ).toBeTruthy();
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
