import L from 'leaflet';

/** What is painted on: the part of the map that is seen, and a little around it. */
export interface CanvasView {
  context: CanvasRenderingContext2D;
  map: L.Map;
  /** degrees, of what the canvas covers */
  bounds: L.LatLngBounds;
  zoom: number;
  /** where a position lies on the canvas, in pixels of the page */
  pointOf: (lat: number, lon: number) => L.Point;
}

type Paint = (view: CanvasView) => void;

/** So much more than the window is painted on each side, so that dragging a little uncovers nothing. */
const PADDING = 0.25;

interface CanvasLayerOptions extends L.LayerOptions {
  /** of Leaflet's own, in which it lies */
  pane: string;
}

/** One canvas over the map, painted anew when the view has settled: for what is many, and would be a thousand elements otherwise. */
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

  /** Paints by other rules from now on. */
  setPaint(paint: Paint): void {
    this.paint = paint;
    this.repaint();
  }

  /** Paints anew with the next frame, however often it is asked for until then. */
  repaint(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (this._map) this.place(this._map);
    });
  }

  /** Where a point of the map's own layer lies on the canvas. */
  toCanvas(layerPoint: L.Point): L.Point {
    return layerPoint.subtract(this.origin);
  }

  /** Somebody has dragged so far in one go that what was painted around the window is used up. */
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
    this.paint({ context, map, zoom: map.getZoom(), bounds: this.bounds(map), pointOf: (lat, lon) => this.toCanvas(map.latLngToLayerPoint([lat, lon])) });
  }

  private bounds(map: L.Map): L.LatLngBounds {
    return L.latLngBounds(map.layerPointToLatLng(this.origin), map.layerPointToLatLng(this.origin.add(this.size)));
  }

  /** Goes with the map while it zooms; what is painted grows with it until it is painted anew. */
  private animate({ center, zoom }: L.ZoomAnimEvent): void {
    const map = this._map;
    const scale = map.getZoomScale(zoom, map.getZoom());
    const corner = map.layerPointToLatLng(this.origin);
    const start = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(L.DomUtil.getPosition(map.getPanes().mapPane)).round();
    L.DomUtil.setTransform(this.canvas, map.project(corner, zoom).subtract(start), scale);
  }
}
