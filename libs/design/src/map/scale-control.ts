import L from 'leaflet';

/** The words for metric units, in the reader's language. */
export interface UnitWords {
  km: string;
  m: string;
}

/** Adds a scale bar with units in the reader's language to a map; returns how to take it off again. */
export function layScale(map: L.Map, units: UnitWords): () => void {
  const scale = new ScaleControl(units).addTo(map);
  return () => {
    scale.remove();
  };
}

/** Leaflet's scale bar, which has its units in English alone. */
class ScaleControl extends L.Control.Scale {
  constructor(private readonly units: UnitWords) {
    super({ imperial: false, position: 'bottomleft' });
  }

  /** Called by Leaflet for each scale: the bar, its text ("3 km"), and its share of the greatest width. */
  _updateScale(bar: HTMLElement, text: string, ratio: number): void {
    const [amount = '', unit] = text.split(' ');
    bar.style.width = `${Math.round((this.options.maxWidth ?? 100) * ratio)}px`;
    bar.dir = 'auto';
    bar.textContent = `${amount} ${unit === 'km' ? this.units.km : this.units.m}`;
  }
}
