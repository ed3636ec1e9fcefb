import type { LoopbackAnswer } from './loopback-server.js';
import { LoopbackServer } from './loopback-server.js';

/** A place as Nominatim's `/search?format=jsonv2&addressdetails=1` writes it. */
export interface NominatimPlace {
  place_id: number;
  lat: string;
  lon: string;
  display_name: string;
  address: Record<string, string>;
}

/** Nominatim's search on this machine: answers what it was given for a text, and can be broken on purpose. */
export class PlaceSearchStandIn {
  /** the queries that arrived */
  readonly queries: URLSearchParams[] = [];
  /** how the server is broken; null when it works */
  fault: 'silence' | 'cut' | 'error' | 'nonsense' | null = null;
  private readonly places = new Map<string, NominatimPlace[]>();
  private server: LoopbackServer | null = null;

  static async start(): Promise<PlaceSearchStandIn> {
    const standIn = new PlaceSearchStandIn();
    standIn.server = await LoopbackServer.start(({ url }) => standIn.answer(url));
    return standIn;
  }

  get url(): string {
    if (!this.server) throw new Error('the stand-in is not running');
    return this.server.url;
  }

  /** What a search for this text finds. */
  knows(text: string, places: NominatimPlace[]): void {
    this.places.set(text, places);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }

  private answer(url: URL): LoopbackAnswer {
    this.queries.push(url.searchParams);
    if (this.fault === 'silence' || this.fault === 'cut') return this.fault;
    if (this.fault === 'error') return { status: 503, json: { error: 'stand-in fault' } };
    if (this.fault === 'nonsense') return { status: 200, json: { unexpected: true } };
    return { status: 200, json: this.places.get(url.searchParams.get('q') ?? '') ?? [] };
  }
}
