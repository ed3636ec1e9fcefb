import type { HelpType, Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';

/** What a volunteer does, for `%{come}` and `%{setOut}`: for help by telephone nobody comes or sets out (rule 124). */
export function deedWords(helpType: HelpType, locale: Locale): { come: string; setOut: string } {
  if (helpType !== 'phone')
    return {
      come: serverText(locale, 'requests.messages.come'),
      setOut: serverText(locale, 'requests.messages.setOut'),
    };
  const call = serverText(locale, 'requests.messages.comePhone');
  return { come: call, setOut: call };
}
