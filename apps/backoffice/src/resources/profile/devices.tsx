import type { SessionRow } from '@karov/api-client';
import { Box, Button, Checkbox, FormControlLabel, FormGroup, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { useRead, useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { FreshProof, PROOF } from '../../shared/proof/fresh-proof.js';
import { useText } from '../../shared/text.js';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.js';
import { Loading } from '../../shared/ui/loading.js';
import { RelativeTime } from '../../shared/ui/relative-time.js';
import { StatusChip } from '../../shared/ui/status-chip.js';
import {
  DEVICES_KEY,
  endAllDevices,
  endDevice,
  loadDevices,
  loadPasskeys,
  PASSKEYS_KEY,
} from './profile-calls.js';

function Device({ device }: { device: SessionRow }) {
  const text = useText();
  const notify = useNotify();
  const cache = useReads();
  const end = useAction({
    run: () => endDevice(device.id),
    onDone: async () => {
      notify(text('profile.device_ended'), { type: 'success' });
      await cache.again(DEVICES_KEY);
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
        <Typography component="span" dir="auto" sx={{ fontWeight: 700 }}>
          {device.device}
        </Typography>{' '}
        <Typography component="span" color="text.secondary">
          {text('profile.device_since')} <RelativeTime at={device.created_at} />
        </Typography>
      </Box>
      {device.is_current ? (
        <StatusChip tone="done" label={text('profile.device_current')} />
      ) : (
        <Button
          aria-label={text('profile.device_end_of', { device: device.device })}
          disabled={end.isPending}
          onClick={() => end.mutate()}
        >
          {text('profile.device_end')}
        </Button>
      )}
    </Stack>
  );
}

interface KeptPasskeysProps {
  kept: readonly number[];
  onChange: (kept: readonly number[]) => void;
}

/**
 * Lets the person choose which passkeys to keep when signing out everywhere; none is selected by default
 * (rule 235).
 */
function KeptPasskeys({ kept, onChange }: KeptPasskeysProps) {
  const text = useText();
  const { data } = useRead({ key: PASSKEYS_KEY, read: loadPasskeys });
  if (!data || data.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend">{text('profile.everywhere_passkeys')}</Typography>
      <FormGroup>
        {data.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={<bdi>{name}</bdi>}
            control={
              <Checkbox
                checked={kept.includes(id)}
                onChange={(_event, isKept) =>
                  onChange(isKept ? [...kept, id] : kept.filter((other) => other !== id))
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}

/** The devices on which the person is signed in; they can be signed out one by one, or all at once. */
export function Devices() {
  const text = useText();
  const logout = useLogout();
  const [isAsking, setIsAsking] = useState(false);
  const [kept, setKept] = useState<readonly number[]>([]);
  const { data } = useRead({ key: DEVICES_KEY, read: loadDevices });
  const endAll = useAction({
    run: () => endAllDevices(kept),
    shows: [PROOF],
    onDone: () => logout({}, '/login', false),
  });
  if (!data) return <Loading />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '44rem' }}>
      <Stack spacing={2.5}>
        <Typography variant="h2">{text('profile.devices')}</Typography>
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </Stack>
        <Button
          color="error"
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setIsAsking(true)}
        >
          {text('profile.everywhere')}
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={text('profile.everywhere_question')}
          body={text('account.logout_body')}
          confirmLabel={text('profile.everywhere')}
          cancelLabel={text('desk_lock.renew')}
          danger
          isBusy={endAll.isPending}
          onConfirm={() => endAll.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <KeptPasskeys kept={kept} onChange={setKept} />
        </ConfirmDialog>
      )}
      <FreshProof error={endAll.error} onProven={() => endAll.mutate()} onClose={endAll.reset} />
    </Paper>
  );
}
