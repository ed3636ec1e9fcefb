import type { ContactRow } from '@karov/api-client';
import { formatPhone } from '@karov/domain';
import { Box, Button, Link, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api.js';
import { useText, type Translate } from '../../shared/text.js';
import type { Column } from '../../shared/ui/data-table.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { useAction } from '../../shared/use-action.js';

function AnsweredButton({ row }: { row: ContactRow }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const mark = useAction({
    run: () => api.act('POST', '/admin/contacts/{id}/answered', { params: { path: { id: row.id } } }),
    onDone: () => {
      notify(text('contacts.marked'), { type: 'success' });
      refresh();
    },
  });
  return (
    <Button
      size="small"
      variant="contained"
      aria-label={text('contacts.mark_of', { subject: row.subject })}
      disabled={mark.isPending}
      onClick={() => mark.mutate()}
    >
      {text('contacts.mark')}
    </Button>
  );
}

function columnsOf(text: Translate): Column<ContactRow>[] {
  return [
    { key: 'actions', label: text('common.words.actions'), render: (row) => (row.answered_at ? '' : <AnsweredButton row={row} />) },
    {
      key: 'answered_at',
      label: text('contacts.state'),
      sortField: 'answered_at',
      render: ({ answered_at }) =>
        answered_at ? <StatusChip tone="done" label={text('contacts.answered')} /> : <StatusChip tone="waiting" label={text('contacts.open')} />,
    },
    {
      key: 'sender',
      label: text('contacts.sender'),
      render: ({ sender }) => (
        <>
          <Typography variant="body2">{sender.full_name}</Typography>
          {sender.phone !== '' && <bdi dir="ltr">{formatPhone(sender.phone)}</bdi>}
          {sender.email !== '' && (
            <Link href={`mailto:${sender.email}`} dir="ltr" sx={{ display: 'block' }}>
              {sender.email}
            </Link>
          )}
        </>
      ),
    },
    { key: 'subject', label: text('contacts.subject'), sortField: 'subject', render: ({ subject }) => subject },
    {
      key: 'message',
      label: text('contacts.message'),
      width: '45%',
      render: ({ message }) => (
        <Box component="span" sx={{ whiteSpace: 'pre-wrap' }}>
          <TypedText>{message}</TypedText>
        </Box>
      ),
    },
    { key: 'created_at', label: text('contacts.created'), sortField: 'created_at', render: ({ created_at }) => <RelativeTime at={created_at} /> },
  ];
}

/** What people wrote to the support desk, and what was answered (rule 137 "Contact"). */
export function ContactList() {
  const text = useText();
  const columns = useMemo(() => columnsOf(text), [text]);
  const states = [
    { id: '0', label: text('contacts.open') },
    { id: '1', label: text('contacts.answered') },
  ];
  return (
    <ListPage<ContactRow>
      resource="contacts"
      title={text('contacts.title')}
      actions={<ExportList path="/admin/contacts" title={text('contacts.title')} />}
      columns={columns}
      hasSearch
      filters={({ values, set }) => (
        <SelectField
          label={text('contacts.state')}
          value={values['answered'] ?? ''}
          emptyLabel={text('common.words.all')}
          choices={states}
          onChange={(change) => set('answered', change.target.value)}
        />
      )}
      empty={{ title: text('contacts.empty'), hint: text('contacts.empty_hint') }}
    />
  );
}
