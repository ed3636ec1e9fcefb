import type { AutoAssignSettings } from '@karov/api-client';
import { Alert, Button, Paper, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api.js';
import { onlyDecimal, onlyDigits } from '../../shared/typed-numbers.js';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';

const PATH = '/admin/auto-assigns';
const KEY = ['auto-assigns'];

/** The two settings of the dispatch (rule 38). */
export function AutoAssignPage() {
  const text = useText();
  const settings = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get(PATH, { signal }) });
  return (
    <Page title={text('auto_assign.title')} intro={text('auto_assign.intro')}>
      {settings.isError && <LoadFailure onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Skeleton variant="rounded" height={220} sx={{ maxInlineSize: '36rem' }} />}
      {settings.data && <SettingsForm settings={settings.data} />}
    </Page>
  );
}

function SettingsForm({ settings }: { settings: AutoAssignSettings }) {
  const text = useText();
  const notify = useNotify();
  const queries = useQueryClient();
  const [radius, setRadius] = useState(String(settings.radius));
  const [time, setTime] = useState(String(settings.time));
  const [wasSent, setWasSent] = useState(false);
  const save = useAction({
    run: () => api.act('POST', PATH, { body: { radius: Number(radius), time: Number(time) } }),
    onDone: async () => {
      setWasSent(false);
      notify(text('auto_assign.saved'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: KEY });
    },
  });
  const errors = fieldErrorsOf(save.error);
  const isRadiusGood = Number(radius) > 0;
  const isTimeGood = Number(time) >= 1;
  const radiusFault = wasSent && !isRadiusGood ? text('auto_assign.radius_invalid') : errors['radius']?.[0];
  const timeFault = wasSent && !isTimeGood ? text('auto_assign.time_invalid') : errors['time']?.[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (isRadiusGood && isTimeGood) save.mutate();
  };
  const typed = (set: (value: string) => void) => (value: string) => {
    set(value);
    save.reset();
  };

  return (
    <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '36rem' }}>
      <Stack spacing={2.5}>
        <TextField
          id="radius"
          label={text('auto_assign.radius')}
          required
          value={radius}
          error={Boolean(radiusFault)}
          helperText={radiusFault ?? text('auto_assign.radius_hint')}
          onChange={({ target }) => typed(setRadius)(onlyDecimal(target.value))}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
        <TextField
          id="time"
          label={text('auto_assign.time')}
          required
          value={time}
          error={Boolean(timeFault)}
          helperText={timeFault ?? text('auto_assign.time_hint')}
          onChange={({ target }) => typed(setTime)(onlyDigits(target.value))}
          slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr' } }}
        />
        <Typography color="text.secondary">
          {text('auto_assign.limits', { km: settings.max_radius_km, rings: settings.max_rings, wave: settings.emergency_wave })}
        </Typography>
        <Alert severity="info" variant="outlined">
          {text('auto_assign.future')}
        </Alert>
        <div>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {text('common.words.save')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
