import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TileList } from './tile-list.js';

const TILES = [
  { value: 1, label: 'הסעה', picture: null },
  { value: 2, label: 'קניות', picture: null },
  { value: 4, label: 'שיחת טלפון', picture: null },
];

function Choice({ error = null }: { error?: string | null }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <TileList id="kind" label="סוג העזרה" error={error} value={value} tiles={TILES} onChange={setValue} />
  );
}

afterEach(() => {
  document.documentElement.dir = '';
});

const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

it.each(['rtl', 'ltr'] as const)(
  'is chosen by keys, in the direction of the page (%s)',
  async (direction) => {
    const user = userEvent.setup();
    document.documentElement.dir = direction;
    render(<Choice />);
    const [forward, backward] =
      direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await user.tab();
    expect([document.activeElement?.id, chosen()]).toEqual(['kind', null]);
    const seen = [];
    for (const key of [
      ' ',
      forward,
      forward,
      forward,
      backward,
      'Home',
      'End',
      'ArrowUp',
      'ה',
      'ArrowDown',
      'x',
    ]) {
      await user.keyboard(key.length === 1 ? key : `{${key}}`);
      seen.push(chosen());
    }
    const [ride, shopping, call] = TILES.map(({ label }) => label);
    expect(seen).toEqual([
      ride,
      shopping,
      call,
      call,
      shopping,
      ride,
      call,
      shopping,
      ride,
      shopping,
      shopping,
    ]);
    expect(document.activeElement?.getAttribute('aria-activedescendant')).toBe('kind-2');
  },
);

it('is chosen by a press, and names itself and its error', async () => {
  const user = userEvent.setup();
  render(<Choice error="צריך לבחור" />);
  await user.click(screen.getByRole('option', { name: 'קניות' }));
  expect(chosen()).toBe('קניות');
  const list = screen.getByRole('listbox', { name: 'סוג העזרה' });
  expect([list.getAttribute('aria-invalid'), list.getAttribute('aria-describedby')]).toEqual([
    'true',
    expect.stringContaining('kind'),
  ]);
});
