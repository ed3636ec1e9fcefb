import { useConfig } from '../../core/config.js';
import { useText } from '../../core/text.js';
import { SupportContact } from '../../shared/SupportContact.js';

/** The support desk, on every page, and whose product this is. */
export function Footer() {
  const t = useText();
  const config = useConfig();
  return (
    <footer className="footer">
      <h2 className="footer__title">{t('shell.support')}</h2>
      <SupportContact />
      {config?.organization_name && <p className="footer__owner">{config.organization_name}</p>}
    </footer>
  );
}
