import { colors } from '@karov/design';
import { type GroundNames, layGround, layNames } from '@karov/design/built-in-ground';
import { useLocale } from '@karov/web';
import { useTheme } from '@mui/material';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * The built-in base map: sea, land, lakes, borders, districts and built-up places, named in the reader's
 * language.
 */
export default function BuiltInGround({ names }: { names: GroundNames }) {
  const map = useMap();
  const ink = colors[useTheme().palette.mode];
  const language = useLocale() === 'he-IL' ? 'he' : 'en';
  useEffect(() => layGround(map, ink), [map, ink]);
  useEffect(() => layNames(map, { ink, language, names }), [map, ink, language, names]);
  return null;
}
