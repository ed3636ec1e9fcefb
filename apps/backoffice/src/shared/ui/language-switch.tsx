import { LOCALES } from '@karov/domain';
import { useLocale } from '@karov/web';
import Translate from '@mui/icons-material/Translate';
import { Button } from '@mui/material';
import { useSetLocale } from 'react-admin';
import { useText } from '../text.js';

/** A button that switches between the two languages; its label is in the other language. */
export function LanguageSwitch() {
  const text = useText();
  const locale = useLocale();
  const setLocale = useSetLocale();
  const other = LOCALES.find((one) => one !== locale) ?? LOCALES[0];
  return (
    <Button
      color="inherit"
      startIcon={<Translate aria-hidden />}
      lang={other.slice(0, 2)}
      onClick={() => void setLocale(other)}
    >
      {text(`common.languages.${other}`)}
    </Button>
  );
}
