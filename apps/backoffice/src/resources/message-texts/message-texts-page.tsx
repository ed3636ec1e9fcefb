import type { MessageTextRow } from '@karov/api-client';
import { MESSAGE_OCCASIONS, MESSAGE_READERS } from '@karov/domain';
import { Stack, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { AbovePhoneList } from '../../kit/above-list.js';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Loading } from '../../shared/ui/loading.js';
import { Page } from '../../shared/ui/page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { useIsPhone } from '../../shared/use-is-phone.js';
import { MessageSection, type SectionOfMessages } from './message-section.js';

/**
 * Every message that the product sends, as its readers see it, in both languages and all forms, to browse and
 * search (rule 165).
 */
export function MessageTextsPage() {
  const text = useText();
  const isPhone = useIsPhone();
  const query = useRead({
    key: ['message-texts'],
    read: (signal) => api.get('/admin/message-texts', { signal }),
  });
  return (
    <Page title={text('message_texts.title')} intro={!isPhone && text('message_texts.intro')}>
      {query.isPending && <Loading />}
      {query.isError && <LoadFailure onRetry={() => void query.refetch()} />}
      {query.data && <Texts rows={query.data} />}
    </Page>
  );
}

function Texts({ rows }: { rows: readonly MessageTextRow[] }) {
  const text = useText();
  const id = useId();
  const [to, setTo] = useState('');
  const [word, setWord] = useState('');
  const isPhone = useIsPhone();
  const found = rows.filter((row) => (to === '' || row.to === to) && isIn(row, word));
  const readers = (
    <SelectField
      label={text('message_texts.to')}
      value={to}
      emptyLabel={text('message_texts.all')}
      choices={MESSAGE_READERS.map((reader) => ({
        id: reader,
        label: text(`message_texts.readers.${reader}`),
      }))}
      onChange={({ target }) => setTo(target.value)}
    />
  );
  const search = (
    <TextField
      id={id}
      type="search"
      label={text('message_texts.search')}
      value={word}
      onChange={({ target }) => setWord(target.value)}
    />
  );
  return (
    <>
      {isPhone ? (
        <AbovePhoneList search={search} filtered={to === '' ? 0 : 1}>
          <Typography color="text.secondary">{text('message_texts.intro')}</Typography>
          {readers}
        </AbovePhoneList>
      ) : (
        <Stack direction="row" spacing={2}>
          {readers}
          {search}
        </Stack>
      )}
      {found.length === 0 ? (
        <EmptyState title={text('message_texts.nothing')} hint={text('message_texts.nothing_hint')} />
      ) : (
        <>
          <Typography role="status" variant="body2" color="text.secondary">
            {text('message_texts.found', { count: found.length })}
          </Typography>
          {sectionsOf(found).map((section) => (
            <MessageSection key={`${section.to} ${section.occasion}`} {...section} />
          ))}
        </>
      )}
    </>
  );
}

function isIn(row: MessageTextRow, word: string): boolean {
  const wanted = word.trim().toLowerCase();
  return row.forms.some((form) => form.text.toLowerCase().includes(wanted));
}

/** Groups messages by reader and subject, in a fixed order; empty sections are left out. */
function sectionsOf(rows: readonly MessageTextRow[]): SectionOfMessages[] {
  const sections = MESSAGE_READERS.flatMap((to) =>
    MESSAGE_OCCASIONS.map((occasion) => ({
      to,
      occasion,
      rows: rows.filter((row) => row.to === to && row.occasion === occasion),
    })),
  );
  return sections.filter((section) => section.rows.length > 0);
}
