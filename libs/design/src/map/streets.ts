import L from 'leaflet';

/** The map server of the settings. */
interface StreetServer {
  url: string;
  attribution: string;
  /** the first tile is there: streets have names of their own */
  onFirst: () => void;
}

/** Streets from a map server, over the built-in ground: tiles that do not come leave it as it is. Answers how to take them away. */
export function layStreets(map: L.Map, { url, attribution, onFirst }: StreetServer): () => void {
  const tiles = L.tileLayer(url, { attribution, zIndex: 2 });
  tiles.once('tileload', onFirst);
  tiles.addTo(map);
  return () => {
    tiles.off('tileload', onFirst);
    tiles.remove();
  };
}
