import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../text.js';

/** The search field of a list; Enter (rule 135) or the button starts the search. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      onSubmit={(submit) => {
        submit.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        id={id}
        label={text('common.words.search')}
        placeholder={text('table.search_hint')}
        type="search"
        value={typed}
        onChange={(change) => setTyped(change.target.value)}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" edge="end" aria-label={text('common.words.search')}>
                  <Search />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  );
}
