import type { CategoryRow } from '@karov/api-client';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { List } from '../../kit/list.js';
import { type Translate, useText } from '../../shared/text.js';
import { ExportList } from '../../shared/ui/export-list.js';
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

/** The kinds of help (rule 137 "Categories"). */
export function CategoryList() {
  const text = useText();
  return (
    <List
      resource="categories"
      title={text('categories.title')}
      intro={text('categories.intro')}
      actions={<ExportList path="/admin/categories" title={text('categories.title')} />}
      hasSearch
      empty={{ title: text('categories.empty'), hint: text('categories.empty_hint') }}
    >
      <DataTable<CategoryRow> caption={text('categories.title')} rowClick={(id) => `/categories/edit/${id}`}>
        <Col<CategoryRow>
          source="name"
          label="words.name"
          render={({ name, is_emergency }) => (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <span>{name}</span>
              {is_emergency && <StatusChip isShort tone="danger" label={text('categories.emergency')} />}
            </Stack>
          )}
        />
        <Col<CategoryRow>
          source="type"
          label="categories.type"
          disableSort
          render={({ type }) => text(`categories.type_${type}`)}
        />
        <Col<CategoryRow>
          source="is_auto_assign"
          label="categories.auto_assign"
          disableSort
          render={({ is_auto_assign }) => <Switched isOn={is_auto_assign} text={text} />}
        />
        <Col<CategoryRow>
          source="needs_approval"
          label="categories.approval"
          disableSort
          render={({ needs_approval }) => <Switched isOn={needs_approval} text={text} />}
        />
        <Col<CategoryRow>
          source="author"
          label="categories.author"
          render={({ author }) => author ?? text('categories.no_author')}
        />
        <Col<CategoryRow>
          source="created_at"
          label="words.created"
          render={({ created_at }) => <When at={created_at} />}
        />
        <Col<CategoryRow>
          source="actions"
          label="common.words.actions"
          disableSort
          render={({ id, name }) => (
            <Button
              size="small"
              component={Link}
              to={`/categories/edit/${id}`}
              aria-label={text('categories.edit_of', { name })}
            >
              {text('categories.edit')}
            </Button>
          )}
        />
      </DataTable>
    </List>
  );
}
