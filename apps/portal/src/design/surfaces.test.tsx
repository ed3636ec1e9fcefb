import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { LIMITS } from '@karov/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { endToastsAbout, showToast } from '../core/notices.js';
import { Alert } from './alert/alert.js';
import { StatusBadge } from './badge/status-badge.js';
import { Button } from './button/button.js';
import { ConfirmDialog } from './dialog/confirm-dialog.js';
import { Spinner } from './spinner/spinner.js';
import { type Column, DataTable } from './table/data-table.js';
import { Pagination } from './table/pagination.js';
import { SearchBox } from './table/search-box.js';
import { Toasts } from './toast/toasts.js';

describe('Button', () => {
  it('takes no second press while it is busy, and keeps the focus', async () => {
    const user = userEvent.setup();
    const pressed = jest.fn();
    render(
      <Button isBusy onClick={pressed}>
        send
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'send' }));
    expect(pressed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'send' }));
  });

  it('submits nothing unless it is told to', () => {
    render(<Button>plain</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});

describe('Spinner', () => {
  it('is never without words', () => {
    render(<Spinner />);
    expect(screen.getByRole('status').textContent).toBe('רק רגע…');
  });

  it('is, beside busy buttons, which have their own words, all that turns in the portal', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    const turning = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .filter((name) => /animation:[^;]*\bturn\b/.test(readFileSync(join(source, name), 'utf8')));
    expect(turning.sort()).toEqual(['design/button/button.css', 'design/spinner/spinner.css']);
  });
});

describe('Alert and StatusBadge', () => {
  it('speaks at once only when it is urgent', () => {
    const { rerender } = render(
      <Alert tone="danger" isUrgent>
        gone
      </Alert>,
    );
    expect(screen.getByRole('alert').textContent).toBe('gone');
    rerender(<Alert tone="info">calm</Alert>);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says a state by word and icon beside the colour', () => {
    render(<StatusBadge tone="done">completed</StatusBadge>);
    expect(screen.getByText('completed').querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  });
});

describe('ConfirmDialog', () => {
  const open = (change: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
    const done = jest.fn();
    const closed = jest.fn();
    render(
      <ConfirmDialog
        title="sure?"
        confirmLabel="yes"
        isBusy={false}
        onConfirm={done}
        onClose={closed}
        {...change}
      />,
    );
    return { done, closed, dialog: within(screen.getByRole('dialog', { name: 'sure?' })) };
  };

  it('confirms once and cancels', async () => {
    const user = userEvent.setup();
    const { done, closed, dialog } = open();
    await user.click(dialog.getByRole('button', { name: 'yes' }));
    await user.click(dialog.getByRole('button', { name: 'ביטול' }));
    expect([done.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
  });

  it('confirms nothing while the answer is on its way', async () => {
    const user = userEvent.setup();
    const { done, dialog } = open({ isBusy: true });
    await user.click(dialog.getByRole('button', { name: 'yes' }));
    expect(done).not.toHaveBeenCalled();
  });
});

describe('DataTable', () => {
  const COLUMNS: Column<{ id: number; name: string }>[] = [
    { key: 'name', header: 'name', orderBy: 'name', cell: (row) => row.name },
    { key: 'id', header: 'id', cell: (row) => row.id },
  ];

  it.each([
    [undefined, 'desc', { orderBy: 'name', order: 'desc' }],
    ['name', 'desc', { orderBy: 'name', order: 'asc' }],
    ['name', 'asc', { orderBy: 'name', order: 'desc' }],
  ] as const)('orders by %s %s, then by %j', async (orderBy, order, next) => {
    const user = userEvent.setup();
    const ordered = jest.fn();
    render(
      <DataTable
        caption="people"
        columns={COLUMNS}
        rows={[{ id: 1, name: 'Noa' }]}
        rowKey={(row) => row.id}
        ordering={{ orderBy, order }}
        onOrder={ordered}
        isLoading={false}
      />,
    );
    const words = orderBy ? { asc: 'ascending', desc: 'descending' }[order] : null;
    expect(screen.getByRole('columnheader', { name: 'name' }).getAttribute('aria-sort')).toBe(words);
    await user.click(screen.getByRole('button', { name: 'name' }));
    expect(ordered).toHaveBeenCalledWith(next);
  });

  it('is a named table whose columns without an order have no button', () => {
    render(
      <DataTable
        caption="people"
        columns={COLUMNS}
        rows={[]}
        rowKey={(row) => row.id}
        ordering={{ orderBy: undefined, order: 'desc' }}
        onOrder={() => undefined}
        isLoading
      />,
    );
    expect(screen.getByRole('table', { name: 'people' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});

describe('Pagination and SearchBox', () => {
  it('stops at both ends and offers 10, 50 and 100 rows', async () => {
    const user = userEvent.setup();
    const changed = jest.fn();
    const { rerender } = render(<Pagination page={1} perPage={10} total={11} onChange={changed} />);
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
    expect([isOff('הקודם'), isOff('הבא')]).toEqual([true, false]);
    await user.click(button('הקודם'));
    await user.click(button('הבא'));
    await user.selectOptions(screen.getByLabelText('שורות בעמוד'), '50');
    expect(changed.mock.calls).toEqual([[{ page: 2 }], [{ perPage: 50 }]]);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '50', '100']);
    rerender(<Pagination page={2} perPage={10} total={11} onChange={changed} />);
    expect([isOff('הקודם'), isOff('הבא')]).toEqual([false, true]);
  });

  it('searches on Enter, not while typing', async () => {
    const user = userEvent.setup();
    const searched = jest.fn();
    render(<SearchBox value="" onSearch={searched} />);
    await user.type(screen.getByRole('searchbox'), ' אשקלון ');
    expect(searched).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(searched).toHaveBeenCalledWith('אשקלון');
  });
});

describe('Toasts', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('lets good news go by itself and keeps bad news until it is closed', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<Toasts />);
    act(() => {
      showToast('done', 'saved');
      showToast('danger', 'broken');
    });
    expect(screen.getByRole('status').textContent).toContain('saved');
    act(() => {
      jest.advanceTimersByTime(LIMITS.toastMs);
    });
    expect([screen.queryByText('saved'), screen.queryByText('broken') === null]).toEqual([null, false]);
    await user.click(screen.getByRole('button', { name: 'סגירה' }));
    expect(screen.queryByText('broken')).toBeNull();
  });

  it('replaces good news by newer good news, but not bad news', () => {
    render(<Toasts />);
    act(() => {
      showToast('done', 'sent');
      showToast('danger', 'broken');
      showToast('done', 'saved');
    });
    expect(
      screen.getAllByRole('listitem').map((item) => item.querySelector('.toast__text')?.textContent),
    ).toEqual(['broken', 'saved']);
  });

  it('moves off the main button of the step that follows', async () => {
    const foot = new DOMRect(0, 500, 300, 60);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(foot);
    const page = (step: ReactNode) => (
      <>
        <main>{step}</main>
        <Toasts />
      </>
    );
    const { rerender } = render(page(<p>phone</p>));
    act(() => showToast('done', 'the code is on its way'));
    const messages = screen.getByRole('status');
    expect(messages.dataset['at']).toBeUndefined();
    rerender(page(<Button>enter</Button>));
    await waitFor(() => expect(messages.dataset['at']).toBe('top'));
  });

  it('takes back what is true no longer', () => {
    render(<Toasts />);
    act(() => {
      showToast('danger', 'no connection', 'connection');
      showToast('done', 'the code is on its way', 'code');
    });
    act(() => endToastsAbout('connection'));
    expect([screen.queryByText('no connection'), screen.queryByText(/code/) === null]).toEqual([null, false]);
    act(() => endToastsAbout('code'));
    expect(screen.queryByText(/code/)).toBeNull();
  });

  it('says the same thing once', () => {
    render(<Toasts />);
    act(() => {
      showToast('danger', 'broken');
      showToast('danger', 'broken');
    });
    expect(screen.getAllByText('broken')).toHaveLength(1);
  });
});
