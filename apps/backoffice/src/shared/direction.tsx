import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useLocale } from '@karov/web';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useEffect } from 'react';
import { prefixer } from 'stylis';

/** The writing direction of a language. */
export type Direction = 'rtl' | 'ltr';

const caches = {
  rtl: createCache({ key: 'karov-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  ltr: createCache({ key: 'karov-ltr', stylisPlugins: [prefixer] }),
};

/** The writing direction of the reader's language. */
export function useDirection(): Direction {
  return useLocale() === 'he-IL' ? 'rtl' : 'ltr';
}

/** Sets the writing direction of the document and of MUI's styles by the reader's language. */
export function DirectionProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const direction = useDirection();
  useEffect(() => {
    document.documentElement.lang = locale.slice(0, 2);
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
