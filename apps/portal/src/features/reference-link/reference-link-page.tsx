import { type ReferenceLink, ValidationError } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useCallback, useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Button } from '../../design/button/button.js';
import { Card, FactList } from '../../design/card/card.js';
import { ConfirmDialog } from '../../design/dialog/confirm-dialog.js';
import { Link } from '../../design/link/link.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { useProfileWords } from '../../shared/help-profile/form-words.js';
import { LinkOver } from '../../shared/link-over.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';

type Answer = 'confirmation' | 'objection';

/**
 * What the referrer filled in, but never the details themselves, because the link may have gone to a wrong
 * number.
 */
function Written({ written }: { written: ReferenceLink['written'] }) {
  const t = useText();
  const words = useProfileWords();
  if (!written) return <p>{t('objection.nothingWritten')}</p>;
  const facts = [
    { name: t('objection.name'), value: written.full_name },
    { name: t('objection.town'), value: written.city },
    {
      name: t('objection.details'),
      value: written.sections.map((name) => words.section(name).title).join(' · '),
    },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <h2>{t('objection.written')}</h2>
      <FactList facts={facts} />
      <p>
        <Link className="standing-link" to={PAGES.HelpProfile.path}>
          {t('objection.seeAll')}
        </Link>
      </p>
    </>
  );
}

function titleOf({ is_objected, is_confirmed }: ReferenceLink) {
  if (is_objected === 1) return 'objection.objected';
  return is_confirmed === 1 ? 'objection.confirmed' : 'objection.title';
}

/**
 * The page that informs a person that somebody else registered them, and takes their answer without a sign-in
 * (rule 64). Opening the page changes nothing.
 */
export default function ReferenceLinkPage() {
  const t = useText();
  const { code = '' } = useParams();
  const [sending, setSending] = useState<Answer | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { data, error, reload } = useLoad(
    useCallback(() => api.get('/references/{code}', { params: { path: { code } } }), [code]),
  );

  const answer = (given: Answer) => {
    setSending(given);
    api
      .act('POST', `/references/{code}/${given}`, { params: { path: { code } } })
      .then(reload)
      .then(() => setAsking(false))
      .catch(toastFailure)
      .finally(() => setSending(null));
  };

  if (error instanceof ValidationError) {
    return (
      <div className="page page--text">
        <LinkOver title={t('objection.invalid')} texts={error.allTexts()} />
      </div>
    );
  }
  if (data === null)
    return error === null ? <Spinner /> : <LoadFailure text={t('objection.failed')} onRetry={reload} />;
  const name = data.referrer;
  const isObjected = data.is_objected === 1;
  const isConfirmed = data.is_confirmed === 1;
  return (
    <div className="page page--text">
      <Card>
        <PageHeading>{t(titleOf(data), { name })}</PageHeading>
        {isObjected && <p>{t('objection.objectedText')}</p>}
        {isConfirmed && !isObjected && <p>{t('objection.confirmedText')}</p>}
        {!isObjected && <Written written={data.written} />}
        {!isObjected && (
          <div className="stack">
            {!isConfirmed && (
              <>
                <h2>{t('objection.question')}</h2>
                <Button isWide isBusy={sending === 'confirmation'} onClick={() => answer('confirmation')}>
                  {t('objection.confirm')}
                </Button>
              </>
            )}
            <Button kind="secondary" isWide onClick={() => setAsking(true)}>
              {t(isConfirmed ? 'objection.objectAfter' : 'objection.object')}
            </Button>
          </div>
        )}
        <SupportContact />
      </Card>
      {isAsking && (
        <ConfirmDialog
          title={t('objection.sure', { name })}
          confirmLabel={t('objection.objectNow')}
          isBusy={sending === 'objection'}
          onConfirm={() => answer('objection')}
          onClose={() => setAsking(false)}
        >
          <p>{t('objection.sureText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
