import type { ContactRow } from '@karov/api-client';
import { CONTACT_STATES, formatPhone } from '@karov/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { ChoiceFilter } from '../../kit/filters.js';
import { List } from '../../kit/list.js';
import { contactStatus } from '../../shared/status.js';
import { useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
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

/** Conversations with the support desk (rules 137 "Contact", 187). */
export function ContactList() {
  const text = useText();
  const [opened, setOpened] = useState<ContactRow | null>(null);
  const states = CONTACT_STATES.map((id) => ({ id, ...contactStatus(id, text) }));
  return (
    <>
      <List
        resource="contacts"
        title={text('contacts.title')}
        actions={<ExportList path="/admin/contacts" title={text('contacts.title')} />}
        hasSearch
        filters={[
          <ChoiceFilter key="state" source="state" label="contacts.state" choices={states} alwaysOn />,
        ]}
        empty={{ title: text('contacts.empty'), hint: text('contacts.empty_hint') }}
      >
        <DataTable<ContactRow> caption={text('contacts.title')} onRowClick={setOpened}>
          <Col<ContactRow>
            source="sender"
            label="contacts.sender"
            disableSort
            render={({ sender }) => (
              <TwoLines>
                {sender.full_name}{' '}
                <bdi dir="ltr">{sender.phone === '' ? sender.email : formatPhone(sender.phone)}</bdi>
              </TwoLines>
            )}
          />
          <Col<ContactRow>
            source="state"
            label="contacts.state"
            render={({ state }) => <StatusChip isShort {...contactStatus(state, text)} />}
          />
          <Col source="subject" label="contacts.subject" />
          <Col<ContactRow>
            source="message"
            label="contacts.message"
            disableSort
            width="38%"
            render={({ message }) => (
              <TwoLines>
                <TypedText>{message}</TypedText>
              </TwoLines>
            )}
          />
          <Col<ContactRow>
            source="created_at"
            label="contacts.created"
            render={({ created_at }) => <When at={created_at} />}
          />
          <Col<ContactRow>
            source="waiting_since"
            label="contacts.waiting"
            render={({ waiting_since: since }) => since && <When at={since} />}
          />
          <Col<ContactRow>
            source="actions"
            label="common.words.actions"
            disableSort
            render={(row) => row.state === 'new' && <OpenButton row={row} onOpen={setOpened} />}
          />
        </DataTable>
      </List>
      {opened && <ContactPanel row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
