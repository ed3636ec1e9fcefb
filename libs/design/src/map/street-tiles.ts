import L from 'leaflet';

/** Streets as image tiles from a map server. */
export interface StreetTiles {
  url: string;
  attribution: string;
  /** called with the first tile, because streets have their own names */
  onFirst: () => void;
}

/**
 * Draws them over the built-in base map; missing tiles leave it unchanged. Returns the function that removes
 * them.
 */
export function layStreetTiles(map: L.Map, { url, attribution, onFirst }: StreetTiles): () => void {
  const tiles = L.tileLayer(url, { attribution, zIndex: 2 });
  tiles.once('tileload', onFirst);
  tiles.addTo(map);
  return () => {
    tiles.off('tileload', onFirst);
    tiles.remove();
  };
}
