import { formatPhone, isolated, LIMITS } from '@karov/domain';
import { CircularProgress, Link, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { CreatePart } from '../../kit/create.js';
import { SimpleForm, Toolbar } from '../../kit/form.js';
import { TextInput } from '../../kit/inputs.js';
import type { FormOf } from '../../kit/record-calls.js';
import { shortTexts } from '../../kit/short-texts.js';
import { useConfig } from '../../shared/config.js';
import { useText } from '../../shared/text.js';
import { Page } from '../../shared/ui/page.js';

const SHORTEST = { subject: LIMITS.nameMin, message: LIMITS.textMin } as const;
const EMPTY = { subject: '', message: '' };

type Message = FormOf<'support-messages'>;

/** The channels of the support desk, and a form to write to it (adminContactUs, rule 137 "Contact"). */
export function ContactPage() {
  const text = useText();
  const support = useConfig()?.support;
  return (
    <Page
      title={text('contact.title')}
      intro={support && text('contact.intro', { hours: isolated(support.hours) })}
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
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    if (!isResting) return;
    const timer = setTimeout(() => setIsResting(false), LIMITS.sentPauseMs);
    return () => clearTimeout(timer);
  }, [isResting]);
  if (isResting) return <CircularProgress aria-label={text('common.words.loading')} />;
  return (
    <CreatePart resource="support-messages" saved="contact.sent" onSaved={() => setIsResting(true)}>
      <SimpleForm<Message>
        defaultValues={EMPTY}
        validate={(form) => shortTexts(form, SHORTEST, (min) => text('contact.too_short', { min }))}
        toolbar={<Toolbar label="contact.send" />}
      >
        <TextInput<Message> source="subject" label="contact.subject" isRequired attributes={SUBJECT} />
        <TextInput<Message> source="message" label="contact.message" isRequired lines={4} attributes={BODY} />
      </SimpleForm>
    </CreatePart>
  );
}

const SUBJECT = { maxLength: LIMITS.textMax };
const BODY = { maxLength: LIMITS.contactMessageMax };
