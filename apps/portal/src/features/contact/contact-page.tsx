import { LIMITS } from '@karov/domain';
import type { FormEvent } from 'react';
import { useOwner } from '../../core/owner.js';
import { useSearchParams } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Captcha } from '../../design/captcha/captcha.js';
import { TextArea } from '../../design/field/text-area.js';
import { TextField } from '../../design/field/text-field.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { ErrorSummary } from '../../design/summary/error-summary.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';
import { OwnConversation, OwnConversations } from './own-conversations.js';
import { useContact } from './use-contact.js';
import { VisitorFields } from './visitor-fields.js';

/**
 * The form to the support desk, with its hours and channels, and earlier messages (rules 137 "Contact", 187).
 */
export default function ContactPage() {
  const [search] = useSearchParams();
  const person = useOwner();
  const asked = search.get('conversation') ?? '';
  return person && /^[1-9]\d{0,8}$/.test(asked) ? (
    <OwnConversation key={asked} id={Number(asked)} />
  ) : (
    <ContactForm />
  );
}

function ContactForm() {
  const t = useText();
  const { values, faults, isVisitor, captchaRound, setSolution, phase, change, submit } = useContact();
  const errorOf = (field: string) => faults.find(({ fieldId }) => fieldId === field)?.text ?? null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <div className="page page--text">
      <PageHeading>{t('contact.title')}</PageHeading>
      <p>{t(isVisitor ? 'contact.introVisitor' : 'contact.intro')}</p>
      <SupportContact />
      {phase === 'sent' ? (
        <Spinner />
      ) : (
        <form className="stack" onSubmit={send} noValidate>
          <ErrorSummary faults={faults} />
          {isVisitor && <VisitorFields values={values} change={change} errorOf={errorOf} />}
          <TextField
            id="subject"
            label={t('contact.subject')}
            value={values.subject}
            maxLength={LIMITS.textMax}
            error={errorOf('subject')}
            onChange={(value) => change('subject', value)}
          />
          <TextArea
            id="message"
            label={t('contact.message')}
            value={values.message}
            maxLength={LIMITS.contactMessageMax}
            error={errorOf('message')}
            onChange={(value) => change('message', value)}
          />
          {isVisitor && <Captcha key={captchaRound} onSolved={setSolution} />}
          <Button type="submit" isBusy={phase === 'sending'}>
            {phase === 'sending' ? t('contact.sending') : t('contact.send')}
          </Button>
        </form>
      )}
      {!isVisitor && phase !== 'sent' && <OwnConversations />}
    </div>
  );
}
