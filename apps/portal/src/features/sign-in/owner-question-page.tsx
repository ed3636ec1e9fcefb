import { ApiError, type OwnerQuestion, ValidationError } from '@karov/api-client';
import { isolated, LIMITS, PAGES } from '@karov/domain';
import { type FormEvent, useState } from 'react';
import { api } from '../../core/api.js';
import { formatDateTime } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { navigate } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { TextField } from '../../design/field/text-field.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { EmergencyNumbers } from '../../shared/emergency-numbers.js';
import { enterAs } from '../../shared/enter-as.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { isProofNeeded } from '../../shared/phone-code/fresh-proof.js';
import { refreshSession } from '../../shared/refresh-session.js';
import { SupportContact } from '../../shared/support-contact.js';
import { ticketForOther } from '../../shared/ticket-for-other.js';
import { useLogout } from '../../shared/use-logout.js';
import './owner-question.css';

const REFUSED = 422;
const ANSWER_ID = 'answer';

/**
 * Loads the question; if staff have opened the account meanwhile, there is no longer a question and the
 * guards redirect.
 */
async function loadQuestion(signal?: AbortSignal): Promise<OwnerQuestion> {
  try {
    return await api.get('/auth/owner-question', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === REFUSED) await refreshSession();
    throw error;
  }
}

function AnswerForm({ kind, onRefused }: { kind: OwnerQuestion['kind']; onRefused: () => void }) {
  const t = useText();
  const [answer, setAnswer] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** Moves the focus to the field, so that its error is read out. */
  const refuse = (text: string) => {
    setFault(text);
    document.getElementById(ANSWER_ID)?.focus();
  };
  const send = async () => {
    const { data } = await api.send('POST', '/auth/owner-question', { body: { answer } });
    enterAs(data, t('signIn.signedIn'));
  };
  const fail = (error: unknown) => {
    setBusy(false);
    if (!(error instanceof ValidationError)) return toastFailure(error);
    refuse(error.firstError('answer') ?? error.message);
    onRefused();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (answer.trim() === '') return refuse(t('ownerQuestion.missing'));
    setBusy(true);
    setFault(null);
    send().catch(fail);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        id={ANSWER_ID}
        label={t(`ownerQuestion.${kind}`)}
        hint={t('ownerQuestion.asTold')}
        error={fault}
        value={answer}
        maxLength={LIMITS.textMax}
        inputMode={kind === 'birth_year' ? 'numeric' : 'text'}
        autoComplete="off"
        onChange={setAnswer}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('ownerQuestion.confirm')}
      </Button>
    </form>
  );
}

function NoMoreAnswers({ heardAgainAt }: { heardAgainAt: string | null }) {
  const t = useText();
  return (
    <Alert tone="waiting" isUrgent>
      {heardAgainAt === null
        ? t('ownerQuestion.over')
        : t('ownerQuestion.again', { time: isolated(formatDateTime(heardAgainAt)) })}
    </Alert>
  );
}

/**
 * Lets another member of the household identify themselves: the code proved only the number, and signed in
 * one of the people who share it (rule 238).
 */
function SomebodyElse({ onProofNeeded }: { onProofNeeded: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    if (isBusy) return;
    setBusy(true);
    ticketForOther()
      .then(navigate)
      .catch((error: unknown) => (isProofNeeded(error) ? onProofNeeded() : toastFailure(error)))
      .finally(() => setBusy(false));
  };
  return (
    <section className="question-other stack">
      <h2>{t('ownerQuestion.householdTitle')}</h2>
      <p>{t('ownerQuestion.household')}</p>
      <Button kind="secondary" isWide isBusy={isBusy} onClick={press}>
        {t('ownerQuestion.somebodyElse')}
      </Button>
    </section>
  );
}

/**
 * Asks the only question between an old number and the data of its owner (rule 237); the emergency numbers,
 * the emergency button and staff remain reachable.
 */
export default function OwnerQuestionPage() {
  const t = useText();
  const { logout, isBusy } = useLogout();
  const { data: question, error, reload } = useLoad(loadQuestion);
  const proveAgain = () => {
    showToast('info', t('ownerQuestion.codeFirst'));
    void logout();
  };
  return (
    <div className="page page--text">
      <PageHeading>{t('ownerQuestion.title')}</PageHeading>
      <p>{t('ownerQuestion.intro')}</p>
      {question === null && error === null && <Spinner />}
      {question === null && error !== null && (
        <LoadFailure text={t('ownerQuestion.failed')} onRetry={reload} />
      )}
      {question !== null && question.answers_left > 0 && (
        <AnswerForm kind={question.kind} onRefused={reload} />
      )}
      {question !== null && question.answers_left === 0 && (
        <NoMoreAnswers heardAgainAt={question.heard_again_at} />
      )}
      {question !== null && question.answers_left > 0 && <p>{t('ownerQuestion.notAnswered')}</p>}
      <SupportContact />
      <SomebodyElse onProofNeeded={proveAgain} />
      <section className="question-other stack">
        <h2>{t('ownerQuestion.otherTitle')}</h2>
        <p>{t('ownerQuestion.other')}</p>
        <Button kind="secondary" isWide isBusy={isBusy} onClick={() => void logout(PAGES.Registration.path)}>
          {t('ownerQuestion.register')}
        </Button>
        <p>
          <Link className="standing-link" to={PAGES.Contact.path}>
            {t('ownerQuestion.write')}
          </Link>
        </p>
        <Button kind="quiet" isBusy={isBusy} onClick={() => void logout()}>
          {t('ownerQuestion.leave')}
        </Button>
      </section>
      <EmergencyNumbers />
    </div>
  );
}
