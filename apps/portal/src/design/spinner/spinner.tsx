import { useText } from '../../core/text.js';
import './spinner.css';

/** Shows that something is loading; appears only after 300 ms. */
export function Spinner() {
  const t = useText();
  return (
    <p className="spinner" role="status">
      <span className="spinner__ring" aria-hidden="true" />
      {t('common.words.loading')}
    </p>
  );
}
