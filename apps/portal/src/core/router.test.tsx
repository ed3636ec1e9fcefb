import { act, fireEvent, render, screen } from '@testing-library/react';
import { guardMoves } from './moves.js';
import { navigate, PlaceProvider, pageNumber, plainPath, Redirect, useSearchParams } from './router.js';

function Step() {
  const [search] = useSearchParams();
  return <output>{search.get('step')}</output>;
}

function at(path: string, page = <Step />) {
  history.replaceState(null, '', path);
  render(<PlaceProvider>{page}</PlaceProvider>);
}

const shown = (): string | null => screen.getByRole('status').textContent;

describe('plainPath', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/login//', '/login'],
    ['/%6Cogin', '/login'],
    ['/volunteer/login/%2B97250', '/volunteer/login/+97250'],
    ['/volunteer/registration/%D7%91%D7%99%D7%AA', '/volunteer/registration/בית'],
    ['/help/request/%2541', '/help/request/%41'],
    ['/help/request/a%2Fb', '/help/request/a%2Fb'],
    ['/help/request/%E0%A4%A', '/help/request/%E0%A4%A'],
    ['/help/request/__proto__', '/help/request/__proto__'],
  ])('reads %s as %s', (path, plain) => expect(plainPath(path)).toBe(plain));
});

describe('navigate', () => {
  it('shows the new place and numbers the pages of the history', () => {
    at('/profile?step=one');
    expect([shown(), pageNumber()]).toEqual(['one', 0]);
    act(() => navigate('/profile?step=two'));
    expect([shown(), pageNumber()]).toEqual(['two', 1]);
    act(() => navigate('/profile?step=three', { replace: true }));
    expect([shown(), pageNumber()]).toEqual(['three', 1]);
  });

  it('keeps the number that a page has from before a reload', () => {
    history.replaceState({ idx: 4 }, '', '/profile');
    render(<PlaceProvider>{null}</PlaceProvider>);
    expect(pageNumber()).toBe(4);
  });
});

describe('the place', () => {
  it('stays while moves.ts withholds a move, whatever renders meanwhile', () => {
    const page = <Step />;
    const view = (key: string) => (
      <PlaceProvider key="all">
        <div key={key}>{page}</div>
      </PlaceProvider>
    );
    history.replaceState(null, '', '/profile?step=one');
    const { rerender } = render(view('first'));
    const letGo = guardMoves((event) => event.stopImmediatePropagation());
    const withhold = (event: Event) => event.stopImmediatePropagation();
    addEventListener('replaceState', withhold, { capture: true, once: true });
    history.replaceState(null, '', '/messages?step=two');
    fireEvent.popState(globalThis.window);
    rerender(view('second'));
    expect(shown()).toBe('one');
    letGo();
    fireEvent.popState(globalThis.window);
    expect(shown()).toBe('two');
  });
});

describe('useSearchParams', () => {
  function Field() {
    const [search, setSearch] = useSearchParams();
    const write = (value: string | null) =>
      setSearch((last) => {
        const next = new URLSearchParams(last);
        if (value === null) next.delete('step');
        else next.set('step', value);
        return next;
      });
    return (
      <>
        <output>{search.get('step')}</output>
        <button type="button" onClick={() => write('100%26 & more')}>
          write
        </button>
        <button type="button" onClick={() => write(null)}>
          clear
        </button>
      </>
    );
  }

  it('reads escapes once, and gives back what was written', () => {
    at('/list?step=%2526', <Field />);
    expect(shown()).toBe('%26');
    act(() => screen.getByRole('button', { name: 'write' }).click());
    expect(shown()).toBe('100%26 & more');
  });

  it('leaves no question mark behind', () => {
    at('/list?step=one', <Field />);
    act(() => screen.getByRole('button', { name: 'clear' }).click());
    expect(location.href).toMatch(/\/list$/);
  });
});

describe('Redirect', () => {
  it('takes the place of the page that leads on', () => {
    at('/requests');
    const pages = history.length;
    act(() => navigate('/requests?step=away'));
    render(<Redirect to="/dashboard?step=home" />);
    expect([location.pathname, history.length - pages]).toEqual(['/dashboard', 1]);
  });
});
