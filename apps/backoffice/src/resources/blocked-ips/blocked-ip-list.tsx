import type { BlockedIpRow } from '@karov/api-client';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useRefresh } from 'react-admin';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { api } from '../../shared/api.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';

/** Keeps an IP address left-to-right inside a Hebrew sentence. */
const leftToRight = (address: string) => `\u2066${address}\u2069`;

function UnblockButton({ row }: { row: BlockedIpRow }) {
  const text = useText();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const address = leftToRight(row.ip_add);
  return (
    <>
      <Button
        size="small"
        aria-label={text('blocked_ips.unblock_of', { address })}
        onClick={() => setIsAsking(true)}
      >
        {text('blocked_ips.unblock')}
      </Button>
      {isAsking && (
        <ConfirmAct
          confirmation={{
            title: text('blocked_ips.question', { address }),
            body: text('blocked_ips.consequence'),
            confirmLabel: text('blocked_ips.unblock'),
            done: text('blocked_ips.done', { address }),
            run: () => api.act('DELETE', '/admin/block/{ip}', { params: { path: { ip: row.ip_add } } }),
          }}
          onDone={refresh}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function columnsOf(text: Translate): Column<BlockedIpRow>[] {
  return [
    {
      key: 'user',
      label: text('blocked_ips.user'),
      sortField: 'user',
      render: ({ user }) => user?.full_name ?? text('blocked_ips.nobody'),
    },
    {
      key: 'ip_add',
      label: text('blocked_ips.address'),
      sortField: 'ip_add',
      render: ({ ip_add }) => <bdi dir="ltr">{ip_add}</bdi>,
    },
    {
      key: 'path',
      label: text('blocked_ips.path'),
      sortField: 'path',
      render: ({ path }) => <bdi dir="ltr">{path}</bdi>,
    },
    {
      key: 'message',
      label: text('blocked_ips.reason'),
      render: ({ message }) => <TwoLines>{message}</TwoLines>,
    },
    {
      key: 'created_at',
      label: text('blocked_ips.since'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    {
      key: 'expires_at',
      label: text('blocked_ips.until'),
      sortField: 'expires_at',
      render: ({ expires_at }) => <When at={expires_at} />,
    },
    { key: 'actions', label: text('common.words.actions'), render: (row) => <UnblockButton row={row} /> },
  ];
}

/** The IP addresses that are blocked from signing in, each with a button to unblock it (rule 24). */
export function BlockedIpList() {
  const text = useText();
  const columns = useMemo(() => columnsOf(text), [text]);
  return (
    <ListPage<BlockedIpRow>
      resource="block"
      title={text('blocked_ips.title')}
      intro={text('blocked_ips.intro')}
      actions={<ExportList path="/admin/block" title={text('blocked_ips.title')} />}
      columns={columns}
      hasSearch
      empty={{ title: text('blocked_ips.empty'), hint: text('blocked_ips.empty_hint') }}
    />
  );
}
