import L from 'leaflet';

/** Streets in the form of image tiles from a map server. */
export interface StreetTiles {
  url: string;
  attribution: string;
  /** called with the first tile, because streets come with names of their own */
  onFirst: () => void;
}

/**
 * Draws image tiles over the built-in base map; where tiles are missing, the base map stays. Returns a
 * function that removes them.
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
