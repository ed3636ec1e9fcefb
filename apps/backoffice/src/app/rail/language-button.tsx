import { LOCALES } from '@karov/domain';
import { useLocale } from '@karov/web';
import Translate from '@mui/icons-material/Translate';
import { useSetLocale } from 'react-admin';
import { useText } from '../../shared/text.js';
import { FootButton } from './foot-button.js';

/** A button that switches between the two languages; its label is in the other language. */
export function LanguageButton() {
  const text = useText();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const other = LOCALES.find((one) => one !== locale) ?? LOCALES[0];
  return (
    <FootButton
      name={text(`common.languages.${other}`)}
      icon={Translate}
      lang={other.slice(0, 2)}
      onClick={() => void setLocale(other)}
    />
  );
}
