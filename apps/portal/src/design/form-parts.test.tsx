import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { data, FakeServer } from '../../test/server.js';
import { AddressField } from './address/address-field.js';
import { fileProblem } from './file/file-field.js';
import { type Signature, SignatureField } from './signature/signature-field.js';

const RAW = 'הרצל 10, ישראל, מחוז חיפה, חיפה, 32.81, 34.99';

describe('AddressField', () => {
  const told: string[] = [];
  beforeEach(() => told.splice(0));

  function Address() {
    const [value, setValue] = useState('');
    return (
      <AddressField
        label="address"
        value={value}
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
    );
  }
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'address' });
  const places = (found: readonly object[]) =>
    new FakeServer().on('POST /dropdowns/places', () => data(found));

  it('is a combo box of the keyboard: the arrows go around, Enter takes, and the position stays out of sight', async () => {
    const server = places([
      { id: '1', label: 'הרצל 10, חיפה', raw: RAW },
      { id: '2', label: 'הרצל 10, רמת גן', raw: 'x' },
    ]);
    const user = userEvent.setup();
    render(<Address />);
    await user.type(field(), 'הרצל');
    const [first] = await screen.findAllByRole('option');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('נמצאו שתי כתובות. אפשר לבחור בעזרת החצים.')).toBeTruthy();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
    await user.keyboard('{Enter}');
    expect(told.at(-1)).toBe(RAW);
    expect(field().value).toBe('הרצל 10, חיפה');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(server.callsTo('POST /dropdowns/places').map(({ body }) => body)).toEqual([{ text: 'הרצל' }]);
  });

  it('says which part of an address is not known and marks the field', async () => {
    new FakeServer().on('POST /dropdowns/places', () => data([], 'לא מצאנו יישוב בשם ״שום מקום״.'));
    const user = userEvent.setup();
    render(<Address />);
    await user.type(field(), 'שום מקום');
    await screen.findByText('לא מצאנו יישוב בשם ״שום מקום״.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(told.at(-1)).toBe('שום מקום');
  });

  it('clears the list after the field is left, and at once on Escape', async () => {
    places([{ id: '1', label: 'הרצל 10, חיפה', raw: RAW }]);
    const user = userEvent.setup();
    render(<Address />);
    await user.type(field(), 'הרצל');
    await screen.findByRole('option');
    await user.tab();
    expect(screen.getByRole('option')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await user.type(field(), ' ');
    await screen.findByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('AddressField, typed and left', () => {
  function Form({ before = '' }: { before?: string }) {
    const [value, setValue] = useState(before);
    return (
      <>
        <AddressField label="address" value={value} onChange={setValue} />
        <output>{value}</output>
        <button type="button">next</button>
      </>
    );
  }
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'address' });
  const value = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
  const CLEAR = { id: '1', label: 'הרצל 10, חיפה, מחוז חיפה', raw: RAW, is_clear: true };
  const OTHER = {
    id: '2',
    label: 'הרצל 10, רמת גן',
    raw: 'הרצל 10, ישראל, מחוז תל אביב, רמת גן, 32.07, 34.82',
    is_clear: false,
  };
  const places = (...found: readonly object[]) =>
    new FakeServer().on('POST /dropdowns/places', () => data(found));

  it('takes the place that is clearly meant, and shows it as people write it', async () => {
    places(CLEAR, OTHER);
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'הרצל 10 חיפה');
    await screen.findAllByRole('option');
    await user.tab();
    expect(value()).toBe(RAW);
    expect(field().value).toBe('הרצל 10, חיפה');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('takes it too when one is quicker than the search, and by Enter', async () => {
    places(CLEAR);
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'הרצל 10 חיפה');
    await user.click(screen.getByRole('button', { name: 'next' }));
    await waitFor(() => expect(value()).toBe(RAW));
    await user.clear(field());
    await user.type(field(), 'הרצל 10 חיפה');
    await screen.findByRole('option');
    await user.keyboard('{Enter}');
    expect(value()).toBe(RAW);
  });

  it('asks to choose where several are meant, keeps what was typed, and opens the list again', async () => {
    places({ ...CLEAR, is_clear: false }, OTHER);
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'הרצל 10');
    await screen.findAllByRole('option');
    await user.click(screen.getByRole('button', { name: 'next' }));
    await screen.findByText(/צריך לבחור את הכתובת מהרשימה/);
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    expect(field().value).toBe('הרצל 10');
    await user.click(field());
    await user.click(screen.getByRole('option', { name: OTHER.label }));
    expect(value()).toBe(OTHER.raw);
    expect(screen.queryByText(/יש לבחור/)).toBeNull();
  });

  it('asks what the server asks, once it is left: what is begun or mistaken is offered and never taken (rule 104)', async () => {
    const question = 'אין יישוב ששמו המלא ״הרצל״.';
    new FakeServer().on('POST /dropdowns/places', () => data([OTHER], question));
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'הרצל');
    await screen.findByRole('option');
    expect(screen.queryByText(question)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'next' }));
    await screen.findByText(question);
    expect([field().value, value()]).toEqual(['הרצל', 'הרצל']);
    await user.click(field());
    expect(screen.queryByText(question)).toBeNull();
  });

  it('says that the place of a village is about, and how to lead the way there (rule 226)', async () => {
    places({ ...OTHER, raw: 'ישראל, יהודה ושומרון, כפר עציון, 31.65, 35.11', is_clear: true });
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'כפר עציון');
    await user.tab();
    await screen.findByText(/כדאי להוסיף לפני שם היישוב איך מוצאים/);
    expect(field().value).toBe('כפר עציון');
  });

  it('finds what an earlier visit left typed', async () => {
    places(OTHER);
    const user = userEvent.setup();
    render(<Form before="הרצל 10" />);
    await user.click(field());
    await user.click(await screen.findByRole('option'));
    expect(value()).toBe(OTHER.raw);
  });

  it('does not take a street, a number and a flat between commas for a position', async () => {
    places(OTHER);
    const user = userEvent.setup();
    render(<Form />);
    await user.type(field(), 'הרצל, 10, 3');
    expect(field().value).toBe('הרצל, 10, 3');
    expect(value()).toBe('הרצל  10  3');
  });
});

describe('SignatureField', () => {
  const told: Signature[] = [];
  beforeEach(() => told.splice(0));

  function Sign() {
    const [value, setValue] = useState<Signature>({ image: null, text: '' });
    return (
      <SignatureField
        id="sign"
        fullName="Noa Levi"
        value={value}
        error={null}
        onChange={(next) => {
          told.push(next);
          setValue(next);
        }}
      />
    );
  }

  it('is drawn, taken back stroke by stroke, and cleared; an empty pad is no signature', async () => {
    const user = userEvent.setup();
    render(<Sign />);
    const pad = await screen.findByRole('img', { name: /כאן חותמים/ });
    await user.click(pad);
    await user.click(pad);
    expect(told.at(-1)?.image).toBe('data:image/png;base64,AAAAAAAA');
    await user.click(screen.getByRole('button', { name: 'לבטל את הקו האחרון' }));
    expect(told.at(-1)?.image).toBe('data:image/png;base64,AAAA');
    await user.click(screen.getByRole('button', { name: 'לנקות' }));
    expect(told.at(-1)?.image).toBeNull();
  });

  it('is fitted when the telephone is turned, and there and back is as it was', async () => {
    const user = userEvent.setup();
    let turned = (): void => undefined;
    const { ResizeObserver: before } = globalThis;
    globalThis.ResizeObserver = class extends before {
      constructor(tell: ResizeObserverCallback) {
        super(tell);
        turned = () => tell([], this);
      }
    };
    render(<Sign />);
    const pad = await screen.findByRole('img', { name: /כאן חותמים/ });
    globalThis.ResizeObserver = before;
    const turn = (width: number): void => {
      Object.defineProperties(pad, {
        offsetWidth: { value: width, configurable: true },
        offsetHeight: { value: 180, configurable: true },
      });
      turned();
    };
    const undo = screen.getByRole('button', { name: 'לבטל את הקו האחרון' });
    turn(800);
    await user.click(pad);
    turn(400);
    turn(800);
    await user.click(pad);
    expect(told.at(-1)?.image).toBe('data:image/png;base64,AAAAAAAA400+400');
    turn(400);
    await user.click(pad);
    expect(told.at(-1)?.image).toBe('data:image/png;base64,AAAAAAAAAAAA396+396+200');
    await user.click(undo);
    expect(told.at(-1)?.image).toBe('data:image/png;base64,AAAAAAAA396+396');
    turn(800);
    await user.click(undo);
    expect(told.at(-1)?.image).toBe('data:image/png;base64,AAAA396');
  });

  it('is still taken back stroke by stroke by whoever comes back to it', async () => {
    const user = userEvent.setup();
    const first = render(<Sign />);
    const findPad = () => screen.findByRole('img', { name: /כאן חותמים/ });
    await user.click(await findPad());
    await user.click(await findPad());
    const image = told.at(-1)?.image ?? null;
    first.unmount();
    render(
      <SignatureField
        id="sign"
        fullName="Noa Levi"
        value={{ image, text: '' }}
        error={null}
        onChange={(next) => told.push(next)}
      />,
    );
    await findPad();
    await user.click(screen.getByRole('button', { name: 'לבטל את הקו האחרון' }));
    expect(told.at(-1)?.image).toBe('data:image/png;base64,AAAA');
  });

  it('is typed as well, and only one of both counts', async () => {
    const user = userEvent.setup();
    render(<Sign />);
    await user.click(await screen.findByRole('img', { name: /כאן חותמים/ }));
    await user.click(screen.getByRole('radio', { name: 'להקליד את השם המלא' }));
    await user.type(screen.getByLabelText('השם המלא, כחתימה'), 'Noa');
    expect(told.at(-1)).toEqual({ image: null, text: 'Noa' });
  });
});

describe('a file to hand in', () => {
  it.each([
    [{ size: 10, type: 'image/png' }, null],
    [{ size: 11, type: 'image/png' }, 'tooLarge'],
    [{ size: 1, type: 'text/html' }, 'wrongType'],
  ] as const)('%j is %s', (file, problem) => expect(fileProblem(file, ['image/png'], 10)).toBe(problem));
});
