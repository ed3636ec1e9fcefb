import { ValidationError } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';
import { Link } from '../../design/link/link.js';
import { enterAs } from '../../shared/enter-as.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';

/** Says why the link signs nobody in, in the server's words, and offers the other way to sign in. */
function LinkIsOver({ texts }: { texts: readonly string[] }) {
  const t = useText();
  return (
    <>
      <PageHeading>{t('signInLink.overTitle')}</PageHeading>
      <Alert tone="waiting" isUrgent>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Alert>
      <p>
        <Link className="standing-link" to={PAGES.Login.path}>
          {t('signInLink.toLogin')}
        </Link>
      </p>
      <SupportContact />
    </>
  );
}

/**
 * Signs in the owner of a phone by the link in a message: only when the button is pressed, never by opening
 * the link (rule 96).
 */
export default function SignInLinkPage() {
  const { code = '' } = useParams();
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[] | null>(null);

  const enter = async () => {
    const { data } = await api.send('POST', '/auth/sign-in-link', { body: { code } });
    enterAs(data, t('signIn.signedIn'));
  };
  const press = () => {
    if (isBusy) return;
    setBusy(true);
    enter()
      .catch((error: unknown) =>
        error instanceof ValidationError ? setRefusal(error.allTexts()) : toastFailure(error),
      )
      .finally(() => setBusy(false));
  };

  return (
    <div className="page page--text">
      {refusal ? (
        <LinkIsOver texts={refusal} />
      ) : (
        <>
          <PageHeading>{t('signInLink.title')}</PageHeading>
          <p>{t('signInLink.intro')}</p>
          <Button isWide isBusy={isBusy} onClick={press}>
            {t('signInLink.enter')}
          </Button>
          <p>{t('signInLink.notYou')}</p>
        </>
      )}
    </div>
  );
}
