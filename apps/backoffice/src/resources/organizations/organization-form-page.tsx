import type { OrganizationRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Skeleton, Stack, Typography } from '@mui/material';
import { useInput, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useRead, useReads } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { EntryForm } from '../../shared/form/entry-form.js';
import { TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { LogoField } from './logo-field.js';
import { type MessageWordsDraft, WORDS } from './message-words.js';
import { WordsPreview } from './words-preview.js';

const PATH = '/admin/organizations';

/** Adds an organization, or changes one. */
export function OrganizationFormPage() {
  const text = useText();
  const { id } = useParams();
  const row = useRead({
    key: ['organization', id],
    enabled: id !== undefined,
    gcTime: 0,
    read: (signal) => api.get(`${PATH}/{id}`, { params: { path: { id: Number(id) } }, signal }),
  });
  return (
    <Page title={text(id === undefined ? 'organizations.add_title' : 'organizations.edit_title')}>
      {row.isError && <LoadFailure onRetry={() => void row.refetch()} />}
      {id !== undefined && row.isPending && (
        <Skeleton variant="rounded" height={220} sx={{ maxInlineSize: '36rem' }} />
      )}
      {id === undefined && <OrganizationForm row={null} />}
      {row.data && <OrganizationForm row={row.data} />}
    </Page>
  );
}

function saveOrganization(row: OrganizationRow | null, { logo, ...texts }: OrganizationDraft) {
  const form = { ...texts, ...(logo && { logo }) };
  if (!row) return api.send('POST', PATH, { body: form, multipart: true });
  return api.send('POST', `${PATH}/{id}`, {
    params: { path: { id: row.id } },
    body: { _method: 'PUT', ...form },
    multipart: true,
  });
}

interface OrganizationDraft extends MessageWordsDraft {
  name: string;
  logo: File | null;
}

function OrganizationForm({ row }: { row: OrganizationRow | null }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useReads();
  const { name = '', greeting_he = '', greeting_en = '', signature_he = '', signature_en = '' } = row ?? {};
  const initial: OrganizationDraft = {
    name,
    greeting_he,
    greeting_en,
    signature_he,
    signature_en,
    logo: null,
  };
  const onSaved = async () => {
    notify(text(row ? 'organizations.updated' : 'organizations.added'), { type: 'success' });
    await queries.again(['organizations']);
    await navigate('/organizations');
  };
  return (
    <EntryForm
      initial={initial}
      check={({ name }) => (name.trim() === '' ? { name: text('common.errors.required') } : {})}
      save={(draft) => saveOrganization(row, draft)}
      onSaved={onSaved}
    >
      <TextEntry source="name" label={text('words.name')} isRequired />
      <LogoEntry saved={row?.logo ?? null} />
      <MessageWords />
    </EntryForm>
  );
}

/** The organization's greeting and signature in messages to its volunteers (rule 169). */
function MessageWords() {
  const text = useText();
  return (
    <Stack component="fieldset" spacing={2} sx={{ m: 0, p: 0, border: 0, minInlineSize: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {text('organizations.words_title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {text('organizations.words_hint')}
      </Typography>
      {WORDS.map((source) => (
        <TextEntry
          key={source}
          source={source}
          label={text(`organizations.${source}`)}
          attributes={{
            maxLength: LIMITS.messageWordsMax,
            dir: source.endsWith('_he') ? 'rtl' : 'ltr',
            lang: source.endsWith('_he') ? 'he' : 'en',
          }}
        />
      ))}
      <WordsPreview />
    </Stack>
  );
}

function LogoEntry({ saved }: { saved: string | null }) {
  const { field, fieldState } = useInput<File | null>({ source: 'logo' });
  return <LogoField saved={saved} fault={fieldState.error?.message} onChoose={field.onChange} />;
}
