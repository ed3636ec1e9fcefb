import { LOCALE_KEY } from '@karov/api-client';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { letterKeys } from '../shared/keys/letter-keys.js';
import { loadTexts } from '../shared/text.js';
import { Col } from './col.js';
import { DataTable } from './data-table.js';

interface Person {
  id: number;
  name: string;
}
const RUTH = { id: 1, name: 'Ruth' };
const AVI = { id: 2, name: 'Avi' };
const GUY = { id: 3, name: 'Guy' };

let show: (people: Person[]) => void = () => undefined;
const opened: number[] = [];
const ticked: number[] = [];
function Screen() {
  const [people, setPeople] = useState([RUTH, AVI, GUY]);
  show = setPeople;
  return (
    <>
      <input aria-label="field" />
      <DataTable<Person> caption="People" rows={people} onRowClick={({ id }) => opened.push(id)}>
        <Col<Person>
          source="select"
          label="words.phone"
          disableSort
          render={({ id, name }) => (
            <input type="checkbox" aria-label={`Tick ${name}`} onChange={() => ticked.push(id)} />
          )}
        />
        <Col source="name" label="words.name" disableSort />
      </DataTable>
    </>
  );
}

function Desk({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <CoreAdminContext>{children}</CoreAdminContext>
    </MemoryRouter>
  );
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const focused = () => document.activeElement?.textContent;

beforeAll(() => loadTexts('en-US'));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(LOCALE_KEY, 'en-US');
  opened.length = 0;
  ticked.length = 0;
});

describe('a list by keyboard', () => {
  it('is walked by j and k, opened by Enter, ticked by x, whatever the layout of the keyboard', async () => {
    const user = userEvent.setup();
    render(<Screen />, { wrapper: Desk });
    await user.keyboard('j');
    expect(focused()).toBe('Ruth');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ח', code: 'KeyJ' });
    expect(focused()).toBe('Avi');
    await user.keyboard('j{Enter}k{Enter}x');
    expect(opened).toEqual([3, 2]);
    expect(ticked).toEqual([2]);
  });

  it('is silent in fields, and where letter keys are switched off', async () => {
    const user = userEvent.setup();
    render(<Screen />, { wrapper: Desk });
    const field = screen.getByRole('textbox', { name: 'field' });
    await user.type(field, 'jkx');
    expect(field).toHaveProperty('value', 'jkx');
    expect(document.activeElement).toBe(field);
    field.blur();
    letterKeys.set('off');
    await user.keyboard('j');
    expect(document.activeElement).toBe(document.body);
  });

  it('gives the focus of a row that goes away to the one in its place, and keeps it through a refresh', async () => {
    const user = userEvent.setup();
    render(<Screen />, { wrapper: Desk });
    await user.keyboard('jj');
    act(() => show([AVI, RUTH, GUY]));
    expect(focused()).toBe('Avi');
    act(() => show([RUTH, GUY]));
    expect(focused()).toBe('Guy');
  });
});

describe('a list that changes under the pointer', () => {
  it('keeps its rows in their places until the pointer has left, and says how many are new', async () => {
    const user = userEvent.setup();
    render(<Screen />, { wrapper: Desk });
    await user.hover(screen.getByText('Avi'));
    act(() => show([{ id: 4, name: 'Noa' }, GUY, RUTH]));
    expect(names()).toEqual(['Ruth', 'Avi', 'Guy'].map((name) => expect.stringContaining(name)));
    expect(screen.getByText('1 new')).toBeTruthy();
    expect(screen.getByText('Avi').closest('tr')?.hasAttribute('inert')).toBe(true);
    await user.unhover(screen.getByText('Avi'));
    await user.hover(screen.getByRole('textbox', { name: 'field' }));
    expect(names()).toEqual(['Noa', 'Guy', 'Ruth'].map((name) => expect.stringContaining(name)));
    expect(screen.queryByText('1 new')).toBeNull();
  });
});
