import { Button, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { addPasskey } from '../../shared/passkey.js';
import { FreshProof, PROOF } from '../../shared/proof/fresh-proof.js';
import { useText } from '../../shared/text.js';
import { PASSKEYS_KEY } from './profile-calls.js';

const NAME_MAX = 60;
const STOPPED = { stopped: 'passkey.not_made', exists: 'passkey.exists' } as const;

/** Asks for the name of a passkey, and has the browser create the passkey. */
export function AddPasskeyForm({ onAdded }: { onAdded?: () => Promise<void> }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const nameId = useId();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const add = useAction({
    run: () => addPasskey(name.trim()),
    shows: ['name', 'credential', PROOF],
    onDone: async (outcome) => {
      if (outcome !== 'added') return;
      setName('');
      notify(text('passkey.added'), { type: 'success' });
      await cache.again(PASSKEYS_KEY);
      await onAdded?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setIsMissing(true);
    add.mutate();
  };
  const nameError = isMissing ? text('passkey.name_missing') : add.faults['name'];
  const fault = add.data && add.data !== 'added' ? text(STOPPED[add.data]) : add.faults['credential'];
  return (
    <>
      <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
        <TextField
          id={nameId}
          label={text('passkey.name')}
          required
          fullWidth
          value={name}
          error={Boolean(nameError)}
          helperText={nameError ?? text('passkey.name_hint')}
          slotProps={{ htmlInput: { maxLength: NAME_MAX, dir: 'auto' } }}
          onChange={(change) => {
            setName(change.target.value);
            setIsMissing(false);
          }}
        />
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
        <Button type="submit" variant="contained" loading={add.isPending}>
          {text('passkey.add')}
        </Button>
      </Stack>
      <FreshProof error={add.error} onProven={() => add.mutate()} onClose={add.reset} />
    </>
  );
}
