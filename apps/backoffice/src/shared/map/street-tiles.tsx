import { useState } from 'react';
import { TileLayer } from 'react-leaflet';

interface StreetTilesProps {
  url: string;
  attribution: string;
  /** the first tile is there: streets have names of their own */
  onFirst: () => void;
}

/** Streets from the map server of the settings, over the built-in ground: tiles that do not come leave it as it is. */
export function StreetTiles({ url, attribution, onFirst }: StreetTilesProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <TileLayer
      url={url}
      attribution={attribution}
      zIndex={2}
      eventHandlers={{
        tileload: () => {
          if (isThere) return;
          setIsThere(true);
          onFirst();
        },
      }}
    />
  );
}
