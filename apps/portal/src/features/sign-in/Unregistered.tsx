import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';
import { Card } from '../../design/card/Card.js';
import { PageHeading } from '../../shared/PageHeading.js';
import { SupportContact } from '../../shared/SupportContact.js';

/** A verified phone without an account: says so plainly, and how to get one. */
export function Unregistered({ onAgain }: { onAgain: () => void }) {
  const t = useText();
  return (
    <Card>
      <PageHeading>{t('signIn.unregisteredTitle')}</PageHeading>
      <p>{t('signIn.unregisteredText')}</p>
      <SupportContact />
      <Button kind="secondary" onClick={onAgain}>
        {t('signIn.unregisteredAgain')}
      </Button>
    </Card>
  );
}
