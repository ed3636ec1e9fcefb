import type { PasskeyRow } from '@karov/api-client';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useRead, useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { canUsePasskeys } from '../../shared/passkey.js';
import { FreshProof, PROOF } from '../../shared/proof/fresh-proof.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { AddPasskeyForm } from './add-passkey-form.js';
import { loadPasskeys, PASSKEYS_KEY, removePasskey } from './profile-calls.js';

function Passkey({ passkey }: { passkey: PasskeyRow }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useAction({
    run: () => removePasskey(passkey.id),
    shows: [PROOF],
    onDone: async () => {
      notify(text('passkey.removed'), { type: 'success' });
      await cache.again(PASSKEYS_KEY);
    },
  });
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box>
        <Typography component="span" dir="auto" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {passkey.name}
        </Typography>{' '}
        <Typography component="span" color="text.secondary">
          {text('passkey.since')} <RelativeTime at={passkey.created_at} />
          {passkey.last_used_at && (
            <>
              , {text('passkey.last_used')} <RelativeTime at={passkey.last_used_at} />
            </>
          )}
        </Typography>
      </Box>
      <Button
        aria-label={text('passkey.remove_of', { name: passkey.name })}
        onClick={() => setIsAsking(true)}
      >
        {text('passkey.remove')}
      </Button>
      <FreshProof error={remove.error} onProven={() => remove.mutate()} onClose={remove.reset} />
      {isAsking && (
        <ConfirmDialog
          title={text('passkey.remove_question', { name: passkey.name })}
          body={text('passkey.remove_consequence')}
          confirmLabel={text('passkey.remove')}
          cancelLabel={text('words.keep')}
          danger
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}

/**
 * The person's passkeys, each with a button to remove it, and a form to add one if the browser supports
 * passkeys.
 */
export function Passkeys() {
  const text = useText();
  const { data, isError, refetch } = useRead({ key: PASSKEYS_KEY, read: loadPasskeys });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '44rem' }}>
      <Stack spacing={2.5}>
        <Typography variant="h2">{text('passkey.title')}</Typography>
        <Typography>{text('passkey.intro')}</Typography>
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {data?.length === 0 && <Typography color="text.secondary">{text('passkey.empty')}</Typography>}
        {data && data.length > 0 && (
          <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.map((passkey) => (
              <Passkey key={passkey.id} passkey={passkey} />
            ))}
          </Stack>
        )}
        {canUsePasskeys() ? <AddPasskeyForm /> : <Typography>{text('passkey.unsupported')}</Typography>}
      </Stack>
    </Paper>
  );
}
