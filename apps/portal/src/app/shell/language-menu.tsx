import { LOCALES, type Locale } from '@karov/domain';
import { locale, useLocale } from '@karov/web';
import { useText } from '../../core/text.js';
import { Icon } from '../../design/icon/icon.js';
import { Disclosure } from '../../design/menu/disclosure.js';

/** Hebrew or English; the choice is kept on the device. */
export function LanguageMenu() {
  const t = useText();
  const current = useLocale();
  const choose = (choice: Locale, close: () => void) => {
    locale.set(choice);
    close();
  };
  return (
    <Disclosure icon="globe" label={t('common.languageMenu')} shown={t(`common.languages.${current}`)}>
      {(close) =>
        LOCALES.map((choice) => (
          <button
            key={choice}
            className="menu__item"
            type="button"
            lang={choice}
            aria-current={choice === current}
            onClick={() => choose(choice, close)}
          >
            {t(`common.languages.${choice}`)}
            {choice === current && <Icon name="check" />}
          </button>
        ))
      }
    </Disclosure>
  );
}
