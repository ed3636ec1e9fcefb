import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { PageHeading } from '../../shared/page-heading.js';
import { SupportContact } from '../../shared/support-contact.js';

/** Says why nobody can sign in from this address, in the server's words (rule 24). */
export function BlockedAddress({ texts }: { texts: readonly string[] }) {
  const t = useText();
  return (
    <div className="page page--text">
      <PageHeading>{t('signIn.blockedTitle')}</PageHeading>
      <Alert tone="danger" isUrgent>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Alert>
      <SupportContact />
    </div>
  );
}
