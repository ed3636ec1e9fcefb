import L from 'leaflet';

/** Streets in pictures from a map server. */
export interface StreetTiles {
  url: string;
  attribution: string;
  /** the first tile is there: streets have names of their own */
  onFirst: () => void;
}

/** Lays them over the built-in ground: tiles that do not come leave it as it is. Answers how to take them away. */
export function layStreetTiles(map: L.Map, { url, attribution, onFirst }: StreetTiles): () => void {
  const tiles = L.tileLayer(url, { attribution, zIndex: 2 });
  tiles.once('tileload', onFirst);
  tiles.addTo(map);
  return () => {
    tiles.off('tileload', onFirst);
    tiles.remove();
  };
}
