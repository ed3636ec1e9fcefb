import { type BroadcastPreview, serverNow } from '@karov/api-client';
import { type Channel, formatPhone, MINUTE } from '@karov/domain';
import { useLocale } from '@karov/web';
import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { useText } from '../text.js';
import { exactTime } from '../time.js';
import { TypedText } from '../ui/typed-text.js';

/** The number of recipients, the languages, the parts, the cost, the time, and sample texts. */
export function PreviewFacts({ preview }: { preview: BroadcastPreview }) {
  const text = useText();
  const { type, receivers, channels, languages, starts_at, seconds } = preview;
  const by = (channel: Channel): number => channels.find((one) => one.channel === channel)?.count ?? 0;
  const of = (locale: string): number => languages.find((one) => one.locale === locale)?.count ?? 0;
  // a time within a minute counts as now
  const isLater = Date.parse(starts_at) - serverNow() > MINUTE * 1000;
  if (receivers === 0) return <Alert severity="warning">{text('broadcasts.nobody')}</Alert>;
  return (
    <Stack spacing={1}>
      <Typography>
        <strong>{text('broadcasts.gets', { count: receivers })}</strong>{' '}
        {languages.length > 1 && text('broadcasts.languages', { he: of('he-IL'), en: of('en-US') })}
      </Typography>
      {type === 'test' && (
        <Typography>{text('broadcasts.test_counts', { sms: by('sms'), calls: by('call') })}</Typography>
      )}
      {by('sms') > 0 && <SmsFacts preview={preview} />}
      <Cost preview={preview} />
      {isLater && (
        <Alert severity="info">{text('broadcasts.starts_later', { time: exactTime(starts_at) })}</Alert>
      )}
      {seconds > MINUTE && (
        <Typography>{text('broadcasts.takes', { count: Math.round(seconds / MINUTE) })}</Typography>
      )}
      <Samples preview={preview} />
    </Stack>
  );
}

function SmsFacts({ preview: { languages, segments_total, costly } }: { preview: BroadcastPreview }) {
  const text = useText();
  const most = Math.max(...languages.map(({ segments }) => segments));
  return (
    <>
      <Typography>
        {text('broadcasts.segments', { count: most })}{' '}
        {text('broadcasts.segments_total', { count: segments_total })}
      </Typography>
      {costly.length > 0 && (
        <Alert severity="warning">
          {text('broadcasts.costly', { letters: '' })}
          {costly.map((letter) => (
            <Box key={letter} component="mark" sx={{ paddingInline: 0.5, marginInlineEnd: 0.5 }}>
              <bdi>{letter}</bdi>
            </Box>
          ))}
        </Alert>
      )}
    </>
  );
}

/** The cost of all SMS and calls, if the prices are known. */
function Cost({ preview: { cost, currency } }: { preview: BroadcastPreview }) {
  const text = useText();
  const locale = useLocale();
  if (cost === null) return null;
  return (
    <Typography>
      {text('broadcasts.cost', {
        cost: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cost),
      })}
    </Typography>
  );
}

function Samples({ preview: { samples } }: { preview: BroadcastPreview }) {
  const text = useText();
  return (
    <Box component="section" aria-label={text('broadcasts.samples_title')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text('broadcasts.samples_title')}
      </Typography>
      <Stack spacing={1}>
        {samples.map(({ id, full_name, send_to, channel, text: words }) => (
          <Paper key={id} variant="outlined" sx={{ p: 1.5 }}>
            <Typography variant="body2" color="text.secondary">
              <bdi>{full_name}</bdi> · <bdi dir="ltr">{formatPhone(send_to)}</bdi>
              {channel === 'call' && ` · ${text('broadcasts.by_call')}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              <TypedText>{words}</TypedText>
            </Typography>
          </Paper>
        ))}
      </Stack>
    </Box>
  );
}
