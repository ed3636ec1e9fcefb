import L from 'leaflet';

/**
 * How streets look, and a callback for the first painted piece, because streets come with names of their own.
 */
export interface StreetLook {
  isDark: boolean;
  language: 'he' | 'en';
  onFirst: () => void;
}

/** A vector file with streets, and how they look. */
export interface StreetFile extends StreetLook {
  url: string;
  attribution: string;
  /** the highest zoom in the file */
  maxZoom: number;
}

/** How long the file may take to load, in milliseconds; after that, the map stays without it. */
const PATIENCE_MS = 2_000;
/** The first bytes of every PMTiles file. */
const MAGIC = 'PMTiles';

/**
 * Draws streets from one vector file (PMTiles, in the schema of the Protomaps basemap), in the reader's
 * language, over the built-in base map. If the file does not load within two seconds, the map stays
 * unchanged. Returns a function that removes the streets.
 */
export function layStreetFile(map: L.Map, file: StreetFile): () => void {
  let isOver = false;
  let layer: L.GridLayer | null = null;
  const lay = async () => {
    if (!(await isThere(file.url))) return;
    layer = await vectorLayer(file);
    if (isOver) return;
    layer.once('tileload', file.onFirst);
    layer.addTo(map);
  };
  // The painter's code is a separate file, which may also fail to load; the base map then stays unchanged.
  lay().catch(() => undefined);
  return () => {
    isOver = true;
    layer?.remove();
  };
}

async function isThere(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { headers: { Range: `bytes=0-${MAGIC.length - 1}` }, signal });
  return answer.status === 206 && (await answer.text()) === MAGIC;
}

async function vectorLayer({
  url,
  maxZoom,
  attribution,
  isDark,
  language,
}: StreetFile): Promise<L.GridLayer> {
  // The library expects Leaflet as a global.
  Object.assign(globalThis, { L });
  const { leafletLayer } = await import('protomaps-leaflet');
  const layer: unknown = leafletLayer({
    url,
    maxDataZoom: maxZoom,
    flavor: isDark ? 'dark' : 'light',
    lang: language,
    attribution,
  });
  if (!(layer instanceof L.GridLayer)) throw new Error('the painter of streets made no layer');
  return layer.setZIndex(2);
}
