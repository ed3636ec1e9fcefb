import type { CategoryRow } from '@karov/api-client';
import { HELP_PICTURES, LIMITS } from '@karov/domain';
import { Link, Skeleton } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { useRead } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { EntryForm } from '../../shared/form/entry-form.js';
import { SelectEntry, SwitchEntry, TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { FORM_WIDTH, Page } from '../../shared/ui/page.js';

/** The editable part of a category. */
type CategoryForm = Pick<
  CategoryRow,
  'name_he' | 'name_en' | 'picture' | 'is_auto_assign' | 'needs_approval'
>;

const NAMES = [
  { field: 'name_he', dir: 'rtl' },
  { field: 'name_en', dir: 'ltr' },
] as const;
const SWITCHES = [
  { field: 'is_auto_assign', words: 'auto_assign' },
  { field: 'needs_approval', words: 'approval' },
] as const;

/** Changes a category: its names, and how its requests are handled. */
export function CategoryFormPage() {
  const text = useText();
  const id = Number(useParams()['id']);
  const row = useRead({
    key: ['category', id],
    gcTime: 0,
    read: (signal) => api.get('/admin/categories/{id}', { params: { path: { id } }, signal }),
  });
  return (
    <Page
      measure={FORM_WIDTH}
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
  const initial: CategoryForm = {
    name_he: row.name_he,
    name_en: row.name_en,
    picture: row.picture,
    is_auto_assign: row.is_auto_assign,
    needs_approval: row.needs_approval,
  };
  const check = (form: CategoryForm) =>
    Object.fromEntries(
      NAMES.flatMap(({ field }) =>
        form[field].trim().length < LIMITS.nameMin ? [[field, text('categories.name_short')]] : [],
      ),
    );
  const onSaved = async () => {
    notify(text('categories.saved'), { type: 'success' });
    refresh();
    await navigate('/categories');
  };
  return (
    <EntryForm
      initial={initial}
      check={check}
      save={(form) =>
        api.act('PUT', '/admin/categories/{id}', {
          params: { path: { id: row.id } },
          body: { id: row.id, ...form },
        })
      }
      onSaved={onSaved}
    >
      {NAMES.map(({ field, dir }) => (
        <TextEntry
          key={field}
          source={field}
          label={text(`categories.${field}`)}
          isRequired
          attributes={{ dir, maxLength: LIMITS.textMax }}
        />
      ))}
      <SelectEntry
        source="picture"
        label={text('categories.picture')}
        choices={HELP_PICTURES.map((id) => ({ id, label: text(`categories.pictures.${id}`) }))}
      />
      {SWITCHES.map(({ field, words }) => (
        <SwitchEntry
          key={field}
          source={field}
          label={text(`categories.${words}`)}
          hint={text(`categories.${words}_hint`)}
        />
      ))}
    </EntryForm>
  );
}
