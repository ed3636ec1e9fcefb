import type { AutoAssignSettings } from '@karov/api-client';
import { onlyDigits } from '@karov/domain';
import { Alert, Skeleton, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { useRead, useReads } from '../../kit/reads.js';
import { api } from '../../shared/api.js';
import { EntryForm } from '../../shared/form/entry-form.js';
import { TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';
import { onlyDecimal } from '../../shared/typed-numbers.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';

const PATH = '/admin/auto-assigns';
const KEY = ['auto-assigns'];

/** The page with the two settings of dispatch (rule 38). */
export function AutoAssignPage() {
  const text = useText();
  const settings = useRead({ key: KEY, read: (signal) => api.get(PATH, { signal }) });
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
  const queries = useReads();
  const initial = { radius: String(settings.radius), time: String(settings.time) };
  const check = ({ radius, time }: typeof initial) => ({
    ...(!(Number(radius) > 0) && { radius: text('auto_assign.radius_invalid') }),
    ...(!(Number(time) >= 1) && { time: text('auto_assign.time_invalid') }),
  });
  const onSaved = async () => {
    notify(text('auto_assign.saved'), { type: 'success' });
    await queries.again(KEY);
  };
  return (
    <EntryForm
      initial={initial}
      check={check}
      save={({ radius, time }) =>
        api.act('POST', PATH, { body: { radius: Number(radius), time: Number(time) } })
      }
      onSaved={onSaved}
    >
      <TextEntry
        source="radius"
        label={text('auto_assign.radius')}
        hint={text('auto_assign.radius_hint')}
        isRequired
        read={onlyDecimal}
        attributes={{ inputMode: 'decimal', dir: 'ltr' }}
      />
      <TextEntry
        source="time"
        label={text('auto_assign.time')}
        hint={text('auto_assign.time_hint')}
        isRequired
        read={onlyDigits}
        attributes={{ inputMode: 'numeric', dir: 'ltr' }}
      />
      <Typography color="text.secondary">
        {text('auto_assign.limits', {
          km: settings.max_radius_km,
          rings: settings.max_rings,
          wave: settings.emergency_wave,
        })}
      </Typography>
      <Alert severity="info" variant="outlined">
        {text('auto_assign.future')}
      </Alert>
    </EntryForm>
  );
}
