import { colors } from '@karov/design';
import { layGround, layNames } from '@karov/design/built-in-ground';
import { layStreets } from '@karov/design/map';
import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { useConfig } from '../../../core/config.js';
import { useLocale } from '../../../core/locale.js';
import { useDark } from './use-dark.js';

/** The built-in ground, and over it the streets of a map server where the settings name one. */
export function Ground() {
  const map = useMap();
  const { tiles_url: url = null, tiles_attribution: attribution = '' } = useConfig() ?? {};
  const [hasStreets, setHasStreets] = useState(false);
  const ink = colors[useDark() ? 'dark' : 'light'];
  const language = useLocale() === 'he-IL' ? 'he' : 'en';
  const names = hasStreets ? 'none' : 'fitting';
  useEffect(() => layGround(map, ink), [map, ink]);
  useEffect(() => layNames(map, { ink, language, names }), [map, ink, language, names]);
  useEffect(() => (url ? layStreets(map, { url, attribution, onFirst: () => setHasStreets(true) }) : undefined), [map, url, attribution]);
  return null;
}
