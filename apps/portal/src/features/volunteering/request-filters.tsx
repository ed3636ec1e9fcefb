import { type FormEvent, useState } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Select } from '../../design/field/select.js';
import { TextField } from '../../design/field/text-field.js';
import { filterOf, isFiltered, type RequestFiltersProps } from './filtered.js';
import { useWide } from './use-wide.js';

/** The minimum width at which the filters fit above the list; on narrower screens they open on demand. */
const ROOMY_PX = 700;
const SEARCH_ID = 'request-search';

/**
 * The filters of a list. Typed filters are applied on Enter or by the button (rule 135), chosen filters at
 * once. All of them are in the address.
 */
export default function RequestFilters({ list, selects, hasCity = false }: RequestFiltersProps) {
  const t = useText();
  const [search, setSearch] = useState(list.params.search ?? '');
  const [city, setCity] = useState(filterOf(list, 'city'));
  const isRoomy = useWide(ROOMY_PX);
  const [isOpen, setOpen] = useState(() => isFiltered(list));
  const filters: Readonly<Record<string, string>> = hasCity ? { city: city.trim() } : {};
  const typed = { search: search.trim(), filters };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    list.change(typed);
  };
  const clear = () => {
    setSearch('');
    setCity('');
    list.change({
      search: '',
      filters: Object.fromEntries(Object.keys(list.params.filters ?? {}).map((name) => [name, ''])),
    });
    // The focused button disappears together with the filters.
    document.getElementById(SEARCH_ID)?.focus();
  };
  const form = (
    <form className="request-filters" role="search" aria-label={t('volunteering.filters')} onSubmit={submit}>
      <div className="request-filters__fields">
        <TextField
          id={SEARCH_ID}
          type="search"
          label={t('common.words.search')}
          value={search}
          enterKeyHint="search"
          onChange={setSearch}
        />
        {hasCity && (
          <TextField
            label={t('volunteering.city')}
            value={city}
            autoComplete="off"
            enterKeyHint="search"
            onChange={setCity}
          />
        )}
        {selects.map(({ name, label, choices }) => (
          <Select
            key={name}
            label={label}
            value={filterOf(list, name)}
            choices={choices}
            onChange={(value) => list.change({ ...typed, filters: { ...filters, [name]: value } })}
          />
        ))}
      </div>
      <div className="row">
        <Button type="submit" kind="secondary">
          {t('volunteering.apply')}
        </Button>
        {isFiltered(list) && (
          <Button kind="quiet" onClick={clear}>
            {t('volunteering.clear')}
          </Button>
        )}
      </div>
    </form>
  );
  if (isRoomy) return form;
  return (
    <details
      className="request-filters__more"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="button button--secondary">{t('volunteering.filters')}</summary>
      {form}
    </details>
  );
}
