import { formatPhone, LIMITS } from '@karov/domain';
import { Button, CircularProgress, Link, Paper, Stack, TextField } from '@mui/material';
import { useEffect, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api.js';
import { useConfig } from '../../shared/config.js';
import { useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';
import { fieldErrorsOf, useAction } from '../../shared/use-action.js';

const SHORTEST = { subject: LIMITS.nameMin, message: LIMITS.textMin } as const;
type FieldName = keyof typeof SHORTEST;
const EMPTY = { subject: '', message: '' };

/** The channels of the support desk, and a form to it (adminContactUs, rule 137 "Contact"). */
export function ContactPage() {
  const text = useText();
  const support = useConfig()?.support;
  return (
    <Page title={text('contact.title')} intro={support && text('contact.intro', { hours: `\u2066${support.hours}\u2069` })}>
      {support && (
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Link href={`tel:${support.phone}`} dir="ltr">
            {formatPhone(support.phone)}
          </Link>
          <Link href={`mailto:${support.email}`} dir="ltr">
            {support.email}
          </Link>
        </Stack>
      )}
      <ContactForm />
    </Page>
  );
}

function ContactForm() {
  const text = useText();
  const notify = useNotify();
  const [values, setValues] = useState(EMPTY);
  const [wasSent, setWasSent] = useState(false);
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), LIMITS.sentPauseMs);
    return () => clearTimeout(timer);
  }, [isResting]);
  const send = useAction({
    run: () => api.act('POST', '/contacts', { body: values }),
    onDone: () => {
      setWasSent(false);
      setValues(EMPTY);
      setIsResting(true);
      notify(text('contact.sent'), { type: 'success' });
    },
  });
  const isShort = (name: FieldName) => values[name].trim().length < SHORTEST[name];
  const faultOf = (name: FieldName) => (wasSent && isShort(name) ? text('contact.too_short', { min: SHORTEST[name] }) : fieldErrorsOf(send.error)[name]?.[0]);
  const type = (name: FieldName, value: string) => {
    setValues((last) => ({ ...last, [name]: value }));
    send.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isShort('subject') && !isShort('message')) send.mutate();
  };
  if (isResting) return <CircularProgress aria-label={text('common.words.loading')} />;
  const field = (name: FieldName) => ({
    id: name,
    label: text(`contact.${name}`),
    required: true,
    value: values[name],
    error: Boolean(faultOf(name)),
    helperText: faultOf(name),
    onChange: ({ target }: { target: { value: string } }) => type(name, target.value),
  });
  return (
    <Paper component="form" noValidate variant="outlined" onSubmit={submit} sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '36rem' }}>
      <Stack spacing={2.5}>
        <TextField {...field('subject')} slotProps={{ htmlInput: { maxLength: LIMITS.textMax } }} />
        <TextField {...field('message')} multiline minRows={4} slotProps={{ htmlInput: { maxLength: LIMITS.contactMessageMax } }} />
        <Button type="submit" variant="contained" disabled={send.isPending} sx={{ alignSelf: 'flex-start' }}>
          {text('contact.send')}
        </Button>
      </Stack>
    </Paper>
  );
}
