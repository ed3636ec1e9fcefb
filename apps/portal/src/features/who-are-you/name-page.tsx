import { type RegistrationTicket, ValidationError } from '@karov/api-client';
import { LIMITS, PAGES, splitFullName } from '@karov/domain';
import { useStore } from '@karov/web';
import { type FormEvent, useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { navigate, Redirect } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { TextField } from '../../design/field/text-field.js';
import { enterAs } from '../../shared/enter-as.js';
import { PageHeading } from '../../shared/page-heading.js';
import { registrationTicket } from '../../shared/registration-ticket.js';
import { useTicketRefusal } from '../../shared/use-ticket-refusal.js';

const NAME_ID = 'full-name';

/** The problem with a name: nobody of that name can be signed in, or the name is malformed. */
interface Said {
  unknown?: string;
  fault?: string;
}

/** Shown for a name that signs nobody in: it was mistyped, or the person is not registered yet. */
function NotThere({ name, onRegister }: { name: string; onRegister: () => void }) {
  const t = useText();
  return (
    <div className="stack">
      <Alert tone="info" title={t('registration.name.notThereTitle')} isUrgent>
        {t('registration.name.notThere')}
      </Alert>
      <Button kind="secondary" isWide onClick={onRegister}>
        {t('registration.name.register', { name })}
      </Button>
    </div>
  );
}

function NameForm({ ticket }: { ticket: RegistrationTicket }) {
  const t = useText();
  const answerRefusal = useTicketRefusal();
  const [name, setName] = useState('');
  const [{ unknown, fault = null }, say] = useState<Said>({});
  const [isBusy, setBusy] = useState(false);

  /** Moves the focus to the field, so that its error is read out. */
  const refuse = (text: string) => {
    say({ fault: text });
    document.getElementById(NAME_ID)?.focus();
  };
  const send = async (fullName: string) => {
    const { data } = await api.send('POST', '/auth/name-at-number', {
      body: { ticket: ticket.ticket, full_name: fullName },
    });
    if (!('token' in data)) return say({ unknown: fullName });
    // the ticket's session belonged to another person, and ended together with the ticket
    enterAs(data, t('signIn.signedIn'));
    registrationTicket.set(null);
  };
  const fail = (error: unknown) => {
    if (answerRefusal(error)) return;
    if (error instanceof ValidationError) refuse(error.firstError('full_name') ?? error.message);
    else toastFailure(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return refuse(t('registration.name.missing'));
    setBusy(true);
    say({});
    send(name.trim())
      .catch(fail)
      .finally(() => setBusy(false));
  };
  const register = (fullName: string) => {
    registrationTicket.set({ ...ticket, full_name: fullName, ...splitFullName(fullName) });
    navigate(PAGES.Registration.path);
  };
  const change = (text: string) => {
    setName(text);
    say({});
  };
  return (
    <>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          id={NAME_ID}
          label={t('registration.name.field')}
          hint={t('registration.name.hint')}
          error={fault}
          value={name}
          maxLength={LIMITS.textMax}
          autoComplete="name"
          onChange={change}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('registration.name.goOn')}
        </Button>
      </form>
      {unknown !== undefined && <NotThere name={unknown} onRegister={() => register(unknown)} />}
    </>
  );
}

/**
 * Asks for the full name after a code has proved the number. A person who is in no list must answer the
 * question about who they are; anybody else registers (rules 237, 238).
 */
export default function NamePage() {
  const t = useText();
  const ticket = useStore(registrationTicket);
  if (!ticket) return <Redirect to={PAGES.Login.path} />;
  return (
    <div className="page page--text stack">
      <PageHeading>{t('registration.name.title')}</PageHeading>
      <p>{t('registration.name.intro')}</p>
      <NameForm ticket={ticket} />
    </div>
  );
}
