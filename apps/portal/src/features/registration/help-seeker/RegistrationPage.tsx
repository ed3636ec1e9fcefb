import type { RegistrationTicket } from '@karov/api-client';
import type { HelpProfileAnswers } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Spinner } from '../../../design/spinner/Spinner.js';
import { PhoneDoor } from '../../../shared/phone-code/PhoneDoor.js';
import { useTicketLoss } from '../../../shared/use-ticket-loss.js';
import { AlreadyRegistered } from '../door/AlreadyRegistered.js';
import { useRegister } from '../door/use-register.js';
import { useTicket } from '../door/use-ticket.js';
import { ProfileWizard } from '../profile-wizard/ProfileWizard.js';
import { WithOptions } from '../profile-wizard/WithOptions.js';

/** What the verified phone is known by needs not be typed again. */
function knownAnswers({ first_name, last_name, email, residential_address }: RegistrationTicket): HelpProfileAnswers {
  const known = { first_name, last_name, email, residential_address };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

function Details({ ticket }: { ticket: RegistrationTicket }) {
  const t = useText();
  const register = useRegister();
  const answerFailure = useTicketLoss();
  const send = async (answers: HelpProfileAnswers) => register({ ...answers, ticket: ticket.ticket, is_active: 1 }, t('registration.doneUser'));
  return (
    <WithOptions>
      {(options) => <ProfileWizard form="self" owner={ticket.phone} options={options} first={knownAnswers(ticket)} send={send} answerFailure={answerFailure} />}
    </WithOptions>
  );
}

/** Registration of somebody who may need help: phone, code, details (part 1 §2.6). */
export default function RegistrationPage() {
  const t = useText();
  const { ticket, isLoading } = useTicket();
  if (isLoading) return <Spinner />;
  return (
    <div className="page page--text">
      {!ticket && (
        <PhoneDoor title={t('registration.userTitle')}>
          <p>{t('registration.userIntro')}</p>
        </PhoneDoor>
      )}
      {ticket && (ticket.registered_roles.includes('user') ? <AlreadyRegistered /> : <Details key={ticket.phone} ticket={ticket} />)}
    </div>
  );
}
