import { useConfig } from '../../core/config.js';
import { useText } from '../../core/text.js';
import { Link } from '../../design/link/link.js';
import { SupportContact } from '../../shared/support-contact.js';
import { footerLinks } from './menu.js';

/** On every page: the support desk, the public information pages, and the owner of the product. */
export function Footer() {
  const t = useText();
  const config = useConfig();
  return (
    <footer className="footer no-print">
      <h2 className="footer__title">{t('shell.support')}</h2>
      <SupportContact />
      <nav aria-label={t('menu.footer')}>
        <ul className="support">
          {footerLinks().map(({ path, text }) => (
            <li key={path}>
              <Link to={path}>{t(text)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {config?.organization_name && <p className="footer__owner">{config.organization_name}</p>}
    </footer>
  );
}
