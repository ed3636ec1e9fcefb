import type { CategoryRow } from '@karov/api-client';
import { Button, Stack } from '@mui/material';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Column } from '../../shared/table/column.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
import { ListPage } from '../../shared/ui/list-page.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import { When } from '../../shared/ui/when.js';

/** An on-or-off state in a table: colour, icon and word. */
function Switched({ isOn, text }: { isOn: boolean; text: Translate }) {
  return (
    <StatusChip
      isShort
      tone={isOn ? 'done' : 'neutral'}
      label={text(isOn ? 'categories.on' : 'categories.off')}
    />
  );
}

function columnsOf(text: Translate): Column<CategoryRow>[] {
  return [
    {
      key: 'name',
      label: text('words.name'),
      sortField: 'name',
      render: ({ name, is_emergency }) => (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>{name}</span>
          {is_emergency && <StatusChip isShort tone="danger" label={text('categories.emergency')} />}
        </Stack>
      ),
    },
    { key: 'type', label: text('categories.type'), render: ({ type }) => text(`categories.type_${type}`) },
    {
      key: 'is_auto_assign',
      label: text('categories.auto_assign'),
      render: ({ is_auto_assign }) => <Switched isOn={is_auto_assign} text={text} />,
    },
    {
      key: 'needs_approval',
      label: text('categories.approval'),
      render: ({ needs_approval }) => <Switched isOn={needs_approval} text={text} />,
    },
    {
      key: 'author',
      label: text('categories.author'),
      sortField: 'author',
      render: ({ author }) => author ?? text('categories.no_author'),
    },
    {
      key: 'created_at',
      label: text('words.created'),
      sortField: 'created_at',
      render: ({ created_at }) => <When at={created_at} />,
    },
    {
      key: 'actions',
      label: text('common.words.actions'),
      render: ({ id, name }) => (
        <Button
          size="small"
          component={Link}
          to={`/categories/edit/${id}`}
          aria-label={text('categories.edit_of', { name })}
        >
          {text('categories.edit')}
        </Button>
      ),
    },
  ];
}

/** The kinds of help (rule 137 "Categories"). */
export function CategoryList() {
  const text = useText();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsOf(text), [text]);
  return (
    <ListPage<CategoryRow>
      resource="categories"
      title={text('categories.title')}
      intro={text('categories.intro')}
      actions={<ExportList path="/admin/categories" title={text('categories.title')} />}
      columns={columns}
      hasSearch
      empty={{ title: text('categories.empty'), hint: text('categories.empty_hint') }}
      onRowClick={({ id }) => void navigate(`/categories/edit/${id}`)}
    />
  );
}
