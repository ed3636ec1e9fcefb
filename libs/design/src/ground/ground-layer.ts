import L from 'leaflet';
import type { Palette } from '../colors.js';
import { paintGround } from './paint-ground.js';

/** The attribution that the data's licence requires (NOTICE.md). */
const ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';

/** The built-in base map, painted square by square: sharp at every zoom, without a server. */
export class GroundLayer extends L.GridLayer {
  constructor(private readonly ink: Palette) {
    super({ attribution: ATTRIBUTION, pane: 'tilePane', zIndex: 0 });
  }

  protected override createTile({ x, y, z }: L.Coords): HTMLElement {
    const side = this.getTileSize().x;
    const ratio = window.devicePixelRatio || 1;
    const canvas = document.createElement('canvas');
    canvas.width = side * ratio;
    canvas.height = side * ratio;
    const context = canvas.getContext('2d');
    if (!context) return canvas;
    context.scale(ratio, ratio);
    paintGround(context, { zoom: z, left: x * side, top: y * side, side }, this.ink);
    return canvas;
  }
}
