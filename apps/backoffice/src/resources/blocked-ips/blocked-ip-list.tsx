import type { BlockedIpRow } from '@karov/api-client';
import { isolated } from '@karov/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { ConfirmAct } from '../../shared/acts/confirm-act.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { When } from '../../shared/ui/when.js';

/** Keeps an IP address left-to-right inside a Hebrew sentence. */
const leftToRight = (address: string) => isolated(address);

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

/** The IP addresses that are blocked from signing in, each with a button to unblock it (rule 24). */
export function BlockedIpList() {
  const text = useText();
  return (
    <List
      resource="block"
      title={text('blocked_ips.title')}
      intro={text('blocked_ips.intro')}
      actions={<ExportList path="/admin/block" title={text('blocked_ips.title')} />}
      hasSearch
      empty={{ title: text('blocked_ips.empty'), hint: text('blocked_ips.empty_hint') }}
    >
      <DataTable<BlockedIpRow> caption={text('blocked_ips.title')}>
        <Col<BlockedIpRow>
          source="user"
          label="blocked_ips.user"
          render={({ user }) => user?.full_name ?? text('blocked_ips.nobody')}
        />
        <Col<BlockedIpRow>
          source="ip_add"
          label="blocked_ips.address"
          render={({ ip_add }) => <bdi dir="ltr">{ip_add}</bdi>}
        />
        <Col<BlockedIpRow>
          source="path"
          label="blocked_ips.path"
          render={({ path }) => <bdi dir="ltr">{path}</bdi>}
        />
        <Col<BlockedIpRow>
          source="message"
          label="blocked_ips.reason"
          disableSort
          render={({ message }) => <TwoLines>{message}</TwoLines>}
        />
        <Col<BlockedIpRow>
          source="created_at"
          label="blocked_ips.since"
          render={({ created_at }) => <When at={created_at} />}
        />
        <Col<BlockedIpRow>
          source="expires_at"
          label="blocked_ips.until"
          render={({ expires_at }) => <When at={expires_at} />}
        />
        <Col<BlockedIpRow>
          source="actions"
          label="common.words.actions"
          disableSort
          render={(row) => <UnblockButton row={row} />}
        />
      </DataTable>
    </List>
  );
}
