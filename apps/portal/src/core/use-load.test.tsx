import { locale } from '@karov/web';
import { act, render, screen } from '@testing-library/react';
import { useLoad } from './use-load.js';

/** Calls whose answers the test gives when it wants to. */
function deferredLoads() {
  const answers: ((text: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  return { answers, load };
}

function Shown({ load }: { load: () => Promise<string> }) {
  const { data, isLoading, reload } = useLoad(load);
  return (
    <button onClick={reload}>
      {isLoading ? 'loading' : 'ready'}: {data}
    </button>
  );
}

const text = () => screen.getByRole('button').textContent;

it('keeps the old answer while a newer one is on its way', async () => {
  const { answers, load } = deferredLoads();
  render(<Shown load={load} />);
  await act(() => Promise.resolve(answers[0]?.('one')));
  expect(text()).toBe('ready: one');
  act(() => screen.getByRole('button').click());
  expect(text()).toBe('loading: one');
  await act(() => Promise.resolve(answers[1]?.('two')));
  expect(text()).toBe('ready: two');
});

it('drops an answer that comes after a newer question', async () => {
  const { answers, load } = deferredLoads();
  render(<Shown load={load} />);
  act(() => screen.getByRole('button').click());
  await act(() => Promise.resolve(answers[1]?.('new')));
  await act(() => Promise.resolve(answers[0]?.('old')));
  expect(text()).toBe('ready: new');
});

it('asks again in another language', async () => {
  const { answers, load } = deferredLoads();
  render(<Shown load={load} />);
  await act(() => Promise.resolve(answers[0]?.('שלום')));
  act(() => locale.set('en-US'));
  await act(() => Promise.resolve(answers[1]?.('hello')));
  expect(text()).toBe('ready: hello');
});
