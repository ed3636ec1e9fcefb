import type { OrganizationRow } from '@karov/api-client';
import { Button, Paper, Skeleton, Stack, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { LogoField } from './logo-field.js';

const PATH = '/admin/organizations';

/** Adds an organization, or changes one. */
export function OrganizationFormPage() {
  const text = useText();
  const { id } = useParams();
  const row = useQuery({
    queryKey: ['organization', id],
    enabled: id !== undefined,
    gcTime: 0,
    queryFn: ({ signal }) => api.get(`${PATH}/{id}`, { params: { path: { id: Number(id) } }, signal }),
  });
  return (
    <Page title={text(id === undefined ? 'organizations.add_title' : 'organizations.edit_title')}>
      {row.isError && <LoadFailure onRetry={() => void row.refetch()} />}
      {id !== undefined && row.isPending && <Skeleton variant="rounded" height={220} sx={{ maxInlineSize: '36rem' }} />}
      {id === undefined && <OrganizationForm row={null} />}
      {row.data && <OrganizationForm row={row.data} />}
    </Page>
  );
}

function saveOrganization(row: OrganizationRow | null, name: string, logo: File | null) {
  const form = { name, ...(logo && { logo }) };
  if (!row) return api.send('POST', PATH, { body: form, multipart: true });
  return api.send('POST', `${PATH}/{id}`, { params: { path: { id: row.id } }, body: { _method: 'PUT', ...form }, multipart: true });
}

function OrganizationForm({ row }: { row: OrganizationRow | null }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [name, setName] = useState(row?.name ?? '');
  const [logo, setLogo] = useState<File | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const save = useAction({
    run: () => saveOrganization(row, name, logo),
    onDone: async () => {
      notify(text(row ? 'organizations.updated' : 'organizations.added'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['organizations'] });
      await navigate('/organizations');
    },
  });
  const errors = fieldErrorsOf(save.error);
  const nameFault = wasSent && name.trim() === '' ? text('common.errors.required') : errors['name']?.[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (name.trim() !== '') save.mutate();
  };
  return (
    <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '36rem' }}>
      <Stack spacing={2.5}>
        <TextField
          id="name"
          label={text('words.name')}
          required
          value={name}
          error={Boolean(nameFault)}
          helperText={nameFault}
          onChange={({ target }) => {
            setName(target.value);
            save.reset();
          }}
        />
        <LogoField
          saved={row?.logo ?? null}
          fault={errors['logo']?.[0]}
          onChoose={(file) => {
            setLogo(file);
            save.reset();
          }}
        />
        <div>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {text('common.words.save')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
