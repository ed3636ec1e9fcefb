import { act, render, screen } from '@testing-library/react';
import { seeker } from '../../../test/people.js';
import { data, FakeServer, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { unreadMessages } from '../../shared/chat/unread.js';
import { announcement, PageHeading } from '../../shared/page-heading.js';

const server = (): FakeServer =>
  new FakeServer().on('GET /event/requests', () => data([])).on('GET /applications', () => page([]));

function windowOf(width: number): void {
  Object.defineProperty(globalThis, 'innerWidth', { value: width, configurable: true, writable: true });
}
beforeEach(() => windowOf(1280));

describe('the menu', () => {
  it('closes on Escape, and gives the focus back to its button', async () => {
    server();
    windowOf(390);
    const user = await visit('/dashboard', { as: seeker() });
    const toggle = screen.getByRole('button', { name: 'תפריט' });
    await user.click(toggle);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
    await user.click(toggle);
    await user.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when the window becomes too narrow for it, and stays as it is when a narrow window changes', async () => {
    server();
    const user = await visit('/dashboard', { as: seeker() });
    const toggle = screen.getByRole('button', { name: 'תפריט' });
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    const narrowTo = (width: number) =>
      act(() => {
        windowOf(width);
        dispatchEvent(new Event('resize'));
      });
    narrowTo(320);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    narrowTo(360);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('new messages of the team', () => {
  it('are told in the header of every page and on the first page of the role, and lead there', async () => {
    server().on('GET /chats/unread', () => data({ total: 2 }));
    await visit('/dashboard', { as: seeker() });
    const links = await screen.findAllByRole('link', { name: /שתי הודעות חדשות מהצוות|לקריאת ההודעות/ });
    expect(links.map((link) => [link.closest('header') !== null, link.getAttribute('href')])).toEqual([
      [true, '/messages'],
      [false, '/messages'],
    ]);
    act(() => unreadMessages.set(0));
    expect(screen.queryByRole('link', { name: /שתי הודעות חדשות מהצוות|לקריאת ההודעות/ })).toBeNull();
  });
});

describe('what is read out on arriving', () => {
  it('is of this page, and gone on the next', async () => {
    render(<PageHeading takesFocus={false}>מה הקוד שקיבלת?</PageHeading>).unmount();
    expect(announcement.get()).toBe('');
  });

  it('is said where the focus goes to a field', () => {
    render(<PageHeading takesFocus={false}>מה הקוד שקיבלת?</PageHeading>);
    expect(announcement.get()).toBe('מה הקוד שקיבלת?');
  });
});
