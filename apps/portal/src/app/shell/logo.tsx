import { useText } from '../../core/text.js';

/** The logo: two people near each other, and the name in the reader's script. */
export function Logo() {
  const t = useText();
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false">
        <circle className="logo__big" cx="16" cy="16" r="14" />
        <circle className="logo__small" cx="38" cy="16" r="7" />
      </svg>
      <span className="logo__name">{t('common.appName')}</span>
    </span>
  );
}
