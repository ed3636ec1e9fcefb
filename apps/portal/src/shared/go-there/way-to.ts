import { addressForDisplay, addressFromWire, isAboutThere } from '@karov/domain';

/**
 * Returns links that open navigation: by the text of the address if it has a house number, because our
 * position may be only the middle of the town; otherwise by the position.
 */
export function wayTo(wire: string): { waze: string; google: string } {
  const known = addressFromWire(wire);
  const words = addressForDisplay(wire);
  const isByPosition = known !== null && isAboutThere(wire);
  const place = encodeURIComponent(isByPosition ? `${known.lat},${known.lon}` : words);
  return {
    waze: `https://waze.com/ul?${isByPosition ? 'll' : 'q'}=${place}&navigate=yes`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
  };
}
