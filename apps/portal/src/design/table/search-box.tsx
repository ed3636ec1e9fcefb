import { type FormEvent, useState } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../button/button.js';
import { TextField } from '../field/text-field.js';

/** A search field; the search is sent on Enter or by the button (rule 135). */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useText();
  const [text, setText] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className="search-box" role="search" onSubmit={submit}>
      <TextField
        type="search"
        label={t('common.words.search')}
        value={text}
        onChange={setText}
        enterKeyHint="search"
      />
      <Button type="submit" kind="secondary">
        {t('common.words.search')}
      </Button>
    </form>
  );
}
