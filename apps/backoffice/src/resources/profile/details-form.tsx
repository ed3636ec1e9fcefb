import type { Profile } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { EditPart } from '../../kit/edit.js';
import { SimpleForm } from '../../kit/form.js';
import { TextInput } from '../../kit/inputs.js';
import type { FormOf } from '../../kit/record-calls.js';
import { FreshProof, isProofNeeded } from '../../shared/proof/fresh-proof.js';
import { useText } from '../../shared/text.js';

type Details = FormOf<'profile'>;

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

/** The name and e-mail address of the signed-in person. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const text = useText();
  return (
    <EditPart resource="profile" record={profile} saved="profile.saved">
      <SimpleForm<Details>>
        <Typography variant="h2">{text('profile.details')}</Typography>
        {FIELDS.map(({ name, autoComplete }) => (
          <TextInput<Details>
            key={name}
            source={name}
            label={`profile.${name}`}
            isRequired={name !== 'email'}
            attributes={{ maxLength: LIMITS.textMax, autoComplete }}
          />
        ))}
      </SimpleForm>
      <ProofOnSaving />
    </EditPart>
  );
}

/** Asks for a recent proof of identity, which a new address requires, and saves once it is given (rule 234). */
function ProofOnSaving() {
  const [unproven, setUnproven] = useState<Unproven | null>(null);
  const prove = useCallback(async function again<Params, Result>(
    resource: string,
    params: Params,
    save: (resource: string, params: Params) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await save(resource, params);
    } catch (error) {
      if (!isProofNeeded(error)) throw error;
      await new Promise<void>((goOn, refuse) =>
        setUnproven({ error, goOn, giveUp: () => refuse(error) }),
      ).finally(() => setUnproven(null));
      return again(resource, params, save);
    }
  }, []);
  useRegisterMutationMiddleware(prove);
  return unproven && <FreshProof error={unproven.error} onProven={unproven.goOn} onClose={unproven.giveUp} />;
}
