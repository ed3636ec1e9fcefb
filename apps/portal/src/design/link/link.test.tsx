import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { PlaceProvider, useLocation } from '../../core/router.js';
import { Link, MenuLink } from './link.js';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function at(path: string) {
  history.replaceState(null, '', path);
  render(
    <PlaceProvider>
      <Link to="/messages?event_id=4">messages</Link>
      <Link to="/about" onClick={(event) => event.preventDefault()}>
        stopped
      </Link>
      <MenuLink to="/profile">profile</MenuLink>
      <Here />
    </PlaceProvider>,
  );
  return (name: string) => screen.getByRole('link', { name });
}

/** @returns whether the click was left to the browser, which would reload the page or open it in a new tab */
function clickOn(link: HTMLElement, keys: { ctrlKey?: boolean } = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...keys });
  return fireEvent(link, click);
}

const here = (): string | null => screen.getByRole('status').textContent;

describe('Link', () => {
  it('leads to its page without loading the portal anew', () => {
    const link = at('/')('messages');
    expect(link.getAttribute('href')).toBe('/messages?event_id=4');
    expect(clickOn(link)).toBe(false);
    expect(here()).toBe('/messages?event_id=4');
  });

  it('leaves a click for a new tab to the browser', () => {
    const link = at('/')('messages');
    // jsdom follows no links, so a click that is left to the browser has no effect
    expect(clickOn(link, { ctrlKey: true })).toBe(true);
    expect(here()).toBe('/');
  });

  it('stays where it is when its own handler says so', () => {
    clickOn(at('/')('stopped'));
    expect(here()).toBe('/');
  });
});

describe('MenuLink', () => {
  it.each([
    ['/profile', 'page'],
    ['/profile/data', 'page'],
    ['/profiles', null],
    ['/', null],
  ])('at %s is marked as %s', (path, mark) => {
    expect(at(path)('profile').getAttribute('aria-current')).toBe(mark);
  });
});
