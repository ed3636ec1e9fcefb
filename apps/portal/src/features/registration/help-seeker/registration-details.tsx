import type { RegistrationTicket } from '@karov/api-client';
import type { HelpProfileAnswers } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { useTicketRefusal } from '../../../shared/use-ticket-refusal.js';
import { useRegister } from '../door/use-register.js';
import { ProfileWizard } from '../profile-wizard/profile-wizard.js';
import { WithOptions } from '../profile-wizard/with-options.js';

/** The stored details of the verified phone's owner, for prefilling. */
function knownAnswers({
  first_name,
  last_name,
  email,
  residential_address,
}: RegistrationTicket): HelpProfileAnswers {
  const known = { first_name, last_name, email, residential_address };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
}

interface RegistrationDetailsProps {
  ticket: RegistrationTicket;
  /** the person registers only to ask on behalf of others, and is not asked about a disability */
  isCarer: boolean;
}

/** The third step of a help seeker's registration: all questions, or the few for a carer (rule 118). */
export default function RegistrationDetails({ ticket, isCarer }: RegistrationDetailsProps) {
  const t = useText();
  const register = useRegister();
  const answerFailure = useTicketRefusal();
  const send = async (answers: HelpProfileAnswers) =>
    register(
      { ...answers, ticket: ticket.ticket, is_active: 1, ...(isCarer && { is_carer: 1 }) },
      t('registration.doneUser'),
    );
  return (
    <WithOptions>
      {(options) => (
        <ProfileWizard
          form={isCarer ? 'carer' : 'self'}
          owner={ticket.phone}
          options={options}
          first={knownAnswers(ticket)}
          send={send}
          answerFailure={answerFailure}
        />
      )}
    </WithOptions>
  );
}
