import type { ContactRow } from '@karov/api-client';
import { formatPhone } from '@karov/domain';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api.js';
import { contactStatus } from '../../shared/status.js';
import { useText, type Translate } from '../../shared/text.js';
import type { Column } from '../../shared/table/column.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { When } from '../../shared/ui/when.js';
import { useAction } from '../../shared/use-action.js';
import { ContactPanel } from './contact-panel.js';

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
    {
      key: 'sender',
      label: text('contacts.sender'),
      render: ({ sender }) => (
        <TwoLines>
          {sender.full_name} <bdi dir="ltr">{sender.phone === '' ? sender.email : formatPhone(sender.phone)}</bdi>
        </TwoLines>
      ),
    },
    {
      key: 'answered_at',
      label: text('contacts.state'),
      sortField: 'answered_at',
      render: ({ answered_at }) => <StatusChip isShort {...contactStatus(answered_at !== null, text)} />,
    },
    { key: 'subject', label: text('contacts.subject'), sortField: 'subject', render: ({ subject }) => subject },
    {
      key: 'message',
      label: text('contacts.message'),
      width: '45%',
      render: ({ message }) => (
        <TwoLines>
          <TypedText>{message}</TypedText>
        </TwoLines>
      ),
    },
    { key: 'created_at', label: text('contacts.created'), sortField: 'created_at', render: ({ created_at }) => <When at={created_at} /> },
    { key: 'actions', label: text('common.words.actions'), render: (row) => (row.answered_at ? '' : <AnsweredButton row={row} />) },
  ];
}

/** What people wrote to the support desk, and what was answered (rule 137 "Contact"). */
export function ContactList() {
  const text = useText();
  const columns = useMemo(() => columnsOf(text), [text]);
  const states = [
    { id: '0', ...contactStatus(false, text) },
    { id: '1', ...contactStatus(true, text) },
  ];
  const [opened, setOpened] = useState<ContactRow | null>(null);
  return (
    <>
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
        onRowClick={setOpened}
      />
      {opened && <ContactPanel row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
