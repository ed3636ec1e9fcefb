import type { Profile } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { EntryForm } from '../../shared/form/entry-form.js';
import { TextEntry } from '../../shared/form/inputs.js';
import { FreshProof, isProofNeeded } from '../../shared/proof/fresh-proof.js';
import { useText } from '../../shared/text.js';
import { type OwnDetails, PROFILE_KEY, saveDetails } from './profile-calls.js';

const FIELDS = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email' },
] as const;

/** A change that was refused until the person proves their identity. */
interface Unproven {
  error: unknown;
  goOn: () => void;
  giveUp: () => void;
}
type Saved = Awaited<ReturnType<typeof saveDetails>>;

/**
 * The name and e-mail address of the signed-in person. A new address requires a recent proof of identity,
 * after which it is saved (rule 234).
 */
export function DetailsForm({ profile }: { profile: Profile }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const [unproven, setUnproven] = useState<Unproven | null>(null);
  const save = async (details: OwnDetails): Promise<Saved> => {
    try {
      return await saveDetails(details);
    } catch (error) {
      if (!isProofNeeded(error)) throw error;
      await new Promise<void>((goOn, refuse) =>
        setUnproven({ error, goOn, giveUp: () => refuse(error) }),
      ).finally(() => setUnproven(null));
      return save(details);
    }
  };
  const initial: OwnDetails = {
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email ?? '',
  };
  const onSaved = async () => {
    notify(text('profile.saved'), { type: 'success' });
    await cache.again(PROFILE_KEY);
  };
  return (
    <>
      <EntryForm initial={initial} save={save} onSaved={onSaved}>
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
      {unproven && <FreshProof error={unproven.error} onProven={unproven.goOn} onClose={unproven.giveUp} />}
    </>
  );
}
