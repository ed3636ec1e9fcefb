import { colors } from '@karov/design';
import { layGround, layNames } from '@karov/design/built-in-ground';
import { layStreets, type StreetSettings } from '@karov/design/map';
import { useLocale } from '@karov/web';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { useConfig } from '../../../core/config.js';
import { useDark } from '../../../core/use-dark.js';

const NO_STREETS: StreetSettings = { tiles_url: null, tiles_attribution: '', map_file: null };

/** The built-in base map, with streets over it if the settings include a source. */
export function Ground() {
  const map = useMap();
  const settings = useConfig() ?? NO_STREETS;
  const [hasStreets, setHasStreets] = useState(false);
  const isDark = useDark();
  const ink = colors[isDark ? 'dark' : 'light'];
  const language = useLocale() === 'he-IL' ? 'he' : 'en';
  const names = hasStreets ? 'none' : 'fitting';
  useEffect(() => layGround(map, ink), [map, ink]);
  useEffect(() => layNames(map, { ink, language, names }), [map, ink, language, names]);
  useEffect(
    () => layStreets(map, settings, { isDark, language, onFirst: () => setHasStreets(true) }),
    [map, settings, isDark, language],
  );
  return null;
}
