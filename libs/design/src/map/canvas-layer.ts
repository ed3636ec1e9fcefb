import L from 'leaflet';

/** What a canvas covers: the visible part of the map and a margin. */
export interface CanvasView {
  context: CanvasRenderingContext2D;
  map: L.Map;
  /** the covered part of the map, in degrees */
  bounds: L.LatLngBounds;
  zoom: number;
  /** returns a position on the canvas, in CSS pixels */
  pointOf: (lat: number, lon: number) => L.Point;
}

type Paint = (view: CanvasView) => void;

/**
 * The margin painted beyond the window, as a share of the window's side, so that a short drag does not
 * uncover an empty area.
 */
const PADDING = 0.25;

interface CanvasLayerOptions extends L.LayerOptions {
  /** the name of the canvas's Leaflet pane */
  pane: string;
}

/**
 * One canvas over the map, repainted once the view has settled; for marks that would otherwise be a thousand
 * elements.
 */
export class CanvasLayer extends L.Layer {
  private readonly canvas = document.createElement('canvas');
  private origin = L.point(0, 0);
  private size = L.point(0, 0);
  private frame = 0;

  constructor(
    private paint: Paint,
    options: CanvasLayerOptions,
  ) {
    super();
    L.setOptions(this, options);
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.style.pointerEvents = 'none';
    this.canvas.style.position = 'absolute';
    L.DomUtil.addClass(this.canvas, 'leaflet-zoom-animated');
  }

  override onAdd(map: L.Map): this {
    this.getPane()?.append(this.canvas);
    map.on('zoomanim', this.animate, this);
    this.place(map);
    return this;
  }

  override onRemove(map: L.Map): this {
    map.off('zoomanim', this.animate, this);
    cancelAnimationFrame(this.frame);
    this.canvas.remove();
    return this;
  }

  override getEvents(): { [name: string]: L.LeafletEventHandlerFn } {
    return {
      viewreset: () => this.repaint(),
      moveend: () => this.repaint(),
      resize: () => this.repaint(),
      move: () => this.catchUp(),
    };
  }

  /** Replaces the paint function. */
  setPaint(paint: Paint): void {
    this.paint = paint;
    this.repaint();
  }

  /** Repaints at the next frame, once for all requests before it. */
  repaint(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (this._map) this.place(this._map);
    });
  }

  /** Converts a point of the map's own layer to the canvas. */
  toCanvas(layerPoint: L.Point): L.Point {
    return layerPoint.subtract(this.origin);
  }

  /** Repaints when a long drag has used up the painted margin. */
  private catchUp(): void {
    const seen = this._map.containerPointToLayerPoint([0, 0]).subtract(this.origin);
    const room = this._map.getSize().multiplyBy(PADDING);
    if (Math.abs(seen.x - room.x) > room.x || Math.abs(seen.y - room.y) > room.y) this.repaint();
  }

  private place(map: L.Map): void {
    const room = map.getSize().multiplyBy(PADDING).round();
    this.size = map.getSize().add(room.multiplyBy(2));
    this.origin = map.containerPointToLayerPoint(room.multiplyBy(-1));
    const ratio = window.devicePixelRatio || 1;
    this.canvas.width = this.size.x * ratio;
    this.canvas.height = this.size.y * ratio;
    this.canvas.style.width = `${this.size.x}px`;
    this.canvas.style.height = `${this.size.y}px`;
    L.DomUtil.setTransform(this.canvas, this.origin, 1);
    const context = this.canvas.getContext('2d');
    if (!context) return;
    context.scale(ratio, ratio);
    this.canvas.dataset['painted'] = '';
    this.paint({
      context,
      map,
      zoom: map.getZoom(),
      bounds: this.bounds(map),
      pointOf: (lat, lon) => this.toCanvas(map.latLngToLayerPoint([lat, lon])),
    });
  }

  private bounds(map: L.Map): L.LatLngBounds {
    return L.latLngBounds(
      map.layerPointToLatLng(this.origin),
      map.layerPointToLatLng(this.origin.add(this.size)),
    );
  }

  /** Scales the canvas with the map's zoom animation until it is repainted. */
  private animate({ center, zoom }: L.ZoomAnimEvent): void {
    const map = this._map;
    const scale = map.getZoomScale(zoom, map.getZoom());
    const corner = map.layerPointToLatLng(this.origin);
    const start = map
      .project(center, zoom)
      .subtract(map.getSize().divideBy(2))
      .add(L.DomUtil.getPosition(map.getPanes().mapPane))
      .round();
    L.DomUtil.setTransform(this.canvas, map.project(corner, zoom).subtract(start), scale);
  }
}
