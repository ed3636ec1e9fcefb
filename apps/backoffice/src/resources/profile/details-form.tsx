import type { Profile } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { EntryForm } from '../../shared/form/entry-form.js';
import { TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';
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
  const initial: OwnDetails = { first_name: profile.first_name, last_name: profile.last_name, email: profile.email ?? '' };
  const onSaved = async () => {
    notify(text('profile.saved'), { type: 'success' });
    await cache.invalidateQueries({ queryKey: PROFILE_KEY });
  };
  return (
    <EntryForm initial={initial} save={saveDetails} onSaved={onSaved}>
      <Typography variant="h2">{text('profile.details')}</Typography>
      {FIELDS.map(({ name, autoComplete }) => (
        <TextEntry
          key={name}
          source={name}
          label={text(`profile.${name}`)}
          isRequired={name !== 'email'}
          attributes={{ maxLength: LIMITS.textMax, autoComplete }}
        />
      ))}
    </EntryForm>
  );
}
