import { formatPhone, LIMITS } from '@karov/domain';
import { CircularProgress, Link, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api.js';
import { useConfig } from '../../shared/config.js';
import { EntryForm } from '../../shared/form/entry-form.js';
import { TextEntry } from '../../shared/form/inputs.js';
import { useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';

const SHORTEST = { subject: LIMITS.nameMin, message: LIMITS.textMin } as const;
const FIELDS = ['subject', 'message'] as const;
const EMPTY = { subject: '', message: '' };

/** The channels of the support desk, and a form to write to it (adminContactUs, rule 137 "Contact"). */
export function ContactPage() {
  const text = useText();
  const support = useConfig()?.support;
  return (
    <Page
      title={text('contact.title')}
      intro={support && text('contact.intro', { hours: `\u2066${support.hours}\u2069` })}
    >
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
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), LIMITS.sentPauseMs);
    return () => clearTimeout(timer);
  }, [isResting]);
  if (isResting) return <CircularProgress aria-label={text('common.words.loading')} />;
  const check = (values: typeof EMPTY) =>
    Object.fromEntries(
      FIELDS.flatMap((name) =>
        values[name].trim().length < SHORTEST[name]
          ? [[name, text('contact.too_short', { min: SHORTEST[name] })]]
          : [],
      ),
    );
  const onSaved = () => {
    setIsResting(true);
    notify(text('contact.sent'), { type: 'success' });
  };
  return (
    <EntryForm
      initial={EMPTY}
      check={check}
      save={(values) => api.act('POST', '/contacts', { body: values })}
      onSaved={onSaved}
      submitLabel={text('contact.send')}
    >
      <TextEntry
        source="subject"
        label={text('contact.subject')}
        isRequired
        attributes={{ maxLength: LIMITS.textMax }}
      />
      <TextEntry
        source="message"
        label={text('contact.message')}
        isRequired
        lines={4}
        attributes={{ maxLength: LIMITS.contactMessageMax }}
      />
    </EntryForm>
  );
}
