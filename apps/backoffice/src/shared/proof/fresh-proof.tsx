import { ApiError } from '@karov/api-client';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useRead } from '../../kit/reads.js';
import { api } from '../api.js';
import { useText } from '../text.js';
import { Loading } from '../ui/loading.js';
import { ProveByCode } from './prove-by-code.js';
import { ProveByPasskey } from './prove-by-passkey.js';

interface FreshProofProps {
  /** the error with which the action was refused */
  error: unknown;
  /** continues the action that was refused */
  onProven: () => void;
  onClose: () => void;
}

/** The field of that refusal, which `FreshProof` answers. */
export const PROOF = 'proof';

/** Whether an action was refused for lack of a recent proof of identity. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'FRESH_PROOF_NEEDED';
}

/**
 * Asks people who change how they sign in to prove their identity again, and then continues (rule 234).
 * Renders nothing for other refusals.
 */
export function FreshProof({ error, onProven, onClose }: FreshProofProps) {
  return isProofNeeded(error) ? <ProofDialog onProven={onProven} onClose={onClose} /> : null;
}

function ProofDialog({ onProven, onClose }: Omit<FreshProofProps, 'error'>) {
  const text = useText();
  const titleId = useId();
  const { data } = useRead({ key: ['proof-ways'], read: () => api.get('/auth/session') });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('proof.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text('proof.intro')}</Typography>
        {!data && <Loading />}
        {data?.has_passkey && <ProveByPasskey label={text('proof.passkey')} onProven={onProven} />}
        {data && !data.only_passkey && <ProveByCode confirmLabel={text('proof.go_on')} onProven={onProven} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('common.words.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
