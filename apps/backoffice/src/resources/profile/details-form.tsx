import type { Profile } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../shared/text.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';
import { PROFILE_KEY, saveDetails, type OwnDetails } from './profile-calls.js';

const FIELDS = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email' },
] as const;

/** Name and e-mail address of who is signed in. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const text = useText();
  const notify = useNotify();
  const cache = useQueryClient();
  const [values, setValues] = useState<OwnDetails>({ first_name: profile.first_name, last_name: profile.last_name, email: profile.email ?? '' });
  const save = useAction({
    run: () => saveDetails(values),
    onDone: async () => {
      notify(text('profile.saved'), { type: 'success' });
      await cache.invalidateQueries({ queryKey: PROFILE_KEY });
    },
  });
  const errors = fieldErrorsOf(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '36rem' }}>
      <Stack spacing={2.5}>
        <Typography variant="h2">{text('profile.details')}</Typography>
        {FIELDS.map(({ name, autoComplete }) => (
          <TextField
            key={name}
            id={name}
            label={text(`profile.${name}`)}
            required={name !== 'email'}
            value={values[name] ?? ''}
            error={Boolean(errors[name])}
            helperText={errors[name]?.[0]}
            onChange={({ target }) => {
              setValues((last) => ({ ...last, [name]: target.value }));
              save.reset();
            }}
            slotProps={{ htmlInput: { maxLength: LIMITS.textMax, autoComplete } }}
          />
        ))}
        <Button type="submit" variant="contained" disabled={save.isPending} sx={{ alignSelf: 'flex-start' }}>
          {text('common.words.save')}
        </Button>
      </Stack>
    </Paper>
  );
}
