import type { CategoryRow } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Button, FormControlLabel, FormHelperText, Link, Paper, Skeleton, Stack, Switch, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { ErrorSummary } from '../../shared/ui/error-summary.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';

/** What of a category can be changed. */
type CategoryForm = Pick<CategoryRow, 'name_he' | 'name_en' | 'is_auto_assign' | 'needs_approval'>;

const NAMES = [
  { field: 'name_he', dir: 'rtl' },
  { field: 'name_en', dir: 'ltr' },
] as const;
const SWITCHES = [
  { field: 'is_auto_assign', words: 'auto_assign' },
  { field: 'needs_approval', words: 'approval' },
] as const;

/** Changes a category: its names, and how its requests are treated. */
export function CategoryFormPage() {
  const text = useText();
  const id = Number(useParams()['id']);
  const row = useQuery({
    queryKey: ['category', id],
    gcTime: 0,
    queryFn: ({ signal }) => api.get('/admin/categories/{id}', { params: { path: { id } }, signal }),
  });
  return (
    <Page
      title={text('categories.edit_title')}
      actions={
        <Link component={RouterLink} to="/categories">
          {text('categories.back')}
        </Link>
      }
    >
      {row.isError && <LoadFailure onRetry={() => void row.refetch()} />}
      {row.isPending && <Skeleton variant="rounded" height={280} sx={{ maxInlineSize: '36rem' }} />}
      {row.data && <CategoryFields key={id} row={row.data} />}
    </Page>
  );
}

function CategoryFields({ row }: { row: CategoryRow }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [form, setForm] = useState<CategoryForm>({
    name_he: row.name_he,
    name_en: row.name_en,
    is_auto_assign: row.is_auto_assign,
    needs_approval: row.needs_approval,
  });
  const [attempt, setAttempt] = useState(0);
  const save = useAction({
    run: () => api.act('PUT', '/admin/categories/{id}', { params: { path: { id: row.id } }, body: { id: row.id, ...form } }),
    onDone: async () => {
      notify(text('categories.saved'), { type: 'success' });
      refresh();
      await navigate('/categories');
    },
  });
  const errors = fieldErrorsOf(save.error);
  const isShort = (field: 'name_he' | 'name_en') => form[field].trim().length < LIMITS.nameMin;
  const faultOf = (field: 'name_he' | 'name_en') => (attempt > 0 && isShort(field) ? text('categories.name_short') : errors[field]?.[0]);
  const faults = NAMES.flatMap(({ field }) => {
    const message = faultOf(field);
    return message ? [{ fieldId: field, message }] : [];
  });

  const change = (part: Partial<CategoryForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setAttempt(0);
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (!NAMES.some(({ field }) => isShort(field))) save.mutate();
  };
  return (
    <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '36rem' }}>
      <Stack spacing={2.5}>
        <ErrorSummary faults={faults} attempt={attempt} />
        {NAMES.map(({ field, dir }) => (
          <TextField
            key={field}
            id={field}
            label={text(`categories.${field}`)}
            required
            value={form[field]}
            error={Boolean(faultOf(field))}
            helperText={faultOf(field)}
            onChange={({ target }) => change({ [field]: target.value })}
            slotProps={{ htmlInput: { dir, maxLength: LIMITS.textMax } }}
          />
        ))}
        {SWITCHES.map(({ field, words }) => (
          <div key={field}>
            <FormControlLabel
              label={text(`categories.${words}`)}
              control={
                <Switch
                  checked={form[field]}
                  onChange={({ target }) => change({ [field]: target.checked })}
                  slotProps={{ input: { 'aria-describedby': `${field}-hint` } }}
                />
              }
            />
            <FormHelperText id={`${field}-hint`}>{text(`categories.${words}_hint`)}</FormHelperText>
          </div>
        ))}
        <div>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {text('common.words.save')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
