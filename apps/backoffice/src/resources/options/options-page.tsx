import type { OptionRow } from '@karov/api-client';
import { KEPT_LISTS, type KeptList } from '@karov/domain';
import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';
import { SelectField } from '../../shared/ui/select-field.js';
import { OptionDialog } from './option-dialog.js';
import { OptionTable } from './option-table.js';
import { useOptions } from './use-options.js';

/**
 * The page where admins extend the lists of the forms without changing code (rule 129, "Dropdown lists"). The
 * chosen list is in the address.
 */
export function OptionsPage() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const list = KEPT_LISTS.find((name) => name === params.get('list')) ?? KEPT_LISTS[0];
  const choose = (name: string) => setParams({ list: name }, { replace: true });
  const choices = KEPT_LISTS.map((name) => ({ id: name, label: text(`options.lists.${name}`) }));
  return (
    <Page title={text('options.title')} intro={text('options.intro')}>
      <SelectField
        label={text('options.list')}
        value={list}
        choices={choices}
        sx={{ maxInlineSize: '28rem' }}
        onChange={({ target }) => choose(target.value)}
      />
      <OneList key={list} list={list} />
    </Page>
  );
}

/** The options of one list. In the state, `undefined` edits nothing, and null adds an option. */
function OneList({ list }: { list: KeptList }) {
  const text = useText();
  const [edited, setEdited] = useState<OptionRow | null | undefined>(undefined);
  const options = useOptions(list);
  const titleOf = (option: OptionRow | null) =>
    option
      ? text('options.edit_of', { name: options.nameOf(option) })
      : text('options.add_title', { list: text(`options.lists.${list}`) });
  return (
    <>
      <div>
        <Button variant="contained" startIcon={<Add />} onClick={() => setEdited(null)}>
          {text('options.add')}
        </Button>
      </div>
      <OptionTable caption={text(`options.lists.${list}`)} options={options} onEdit={setEdited} />
      {edited !== undefined && (
        <OptionDialog
          title={titleOf(edited)}
          list={list}
          option={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
