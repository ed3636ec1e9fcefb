import type { ContactRow } from '@karov/api-client';
import { CONTACT_STATES, formatPhone } from '@karov/domain';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { contactStatus } from '../../shared/status.js';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { TwoLines } from '../../shared/ui/two-lines.js';
import { TypedText } from '../../shared/ui/typed-text.js';
import { When } from '../../shared/ui/when.js';
import { ContactPanel } from './contact-panel.js';

function OpenButton({ row, onOpen }: { row: ContactRow; onOpen: (row: ContactRow) => void }) {
  const text = useText();
  return (
    <Button
      size="small"
      variant="contained"
      aria-label={text('contacts.open_of', { subject: row.subject })}
      onClick={() => onOpen(row)}
    >
      {text('contacts.open')}
    </Button>
  );
}

function columnsOf(text: Translate, onOpen: (row: ContactRow) => void): Column<ContactRow>[] {
  return [
    {
      key: 'sender',
      label: text('contacts.sender'),
      render: ({ sender }) => (
        <TwoLines>
          {sender.full_name}{' '}
          <bdi dir="ltr">{sender.phone === '' ? sender.email : formatPhone(sender.phone)}</bdi>
        </TwoLines>
      ),
    },
    {
      key: 'state',
      label: text('contacts.state'),
      sortField: 'state',
      render: ({ state }) => <StatusChip isShort {...contactStatus(state, text)} />,
    },
    {
      key: 'subject',
      label: text('contacts.subject'),
      sortField: 'subject',
      render: ({ subject }) => subject,
    },
    {
      key: 'message',
      label: text('contacts.message'),
      width: '38%',
      render: ({ message }) => (
        <TwoLines>
          <TypedText>{message}</TypedText>
        </TwoLines>
      ),
    },
    {
      key: 'created_at',
      label: text('contacts.created'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    {
      key: 'waiting_since',
      label: text('contacts.waiting'),
      sortField: 'waiting_since',
      render: ({ waiting_since: since }) => since && <When at={since} />,
    },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: (row) => row.state === 'new' && <OpenButton row={row} onOpen={onOpen} />,
    },
  ];
}

/** Conversations with the support desk (rules 137 "Contact", 187). */
export function ContactList() {
  const text = useText();
  const [opened, setOpened] = useState<ContactRow | null>(null);
  const columns = useMemo(() => columnsOf(text, setOpened), [text]);
  const states = CONTACT_STATES.map((id) => ({ id, ...contactStatus(id, text) }));
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
            value={values['state'] ?? ''}
            emptyLabel={text('common.words.all')}
            choices={states}
            onChange={(change) => set('state', change.target.value)}
          />
        )}
        empty={{ title: text('contacts.empty'), hint: text('contacts.empty_hint') }}
        onRowClick={setOpened}
      />
      {opened && <ContactPanel row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
