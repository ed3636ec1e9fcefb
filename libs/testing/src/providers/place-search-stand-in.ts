import type { LoopbackAnswer } from './loopback-server.js';
import { LoopbackServer } from './loopback-server.js';

/**
 * The dialects of place search services: the parameter with the text to search, and the envelope around the
 * places.
 */
const DIALECTS = {
  nominatim: {
    textOf: (url: URL) => url.searchParams.get('q') ?? '',
    wrap: (places: readonly object[]): object => places,
  },
  photon: {
    textOf: (url: URL) => url.searchParams.get('q') ?? '',
    wrap: (features: readonly object[]): object => ({ type: 'FeatureCollection', features }),
  },
  tomtom: {
    textOf: (url: URL) =>
      decodeURIComponent(/^\/search\/2\/search\/(.*)\.json$/.exec(url.pathname)?.[1] ?? ''),
    wrap: (results: readonly object[]): object => ({ summary: { numResults: results.length }, results }),
  },
} as const;
export type PlaceDialect = keyof typeof DIALECTS;

/**
 * A place search on this machine: for a text it returns the places given to it, in the format of the real
 * service, and it can fail on purpose.
 */
export class PlaceSearchStandIn {
  /** the queries that arrived */
  readonly queries: URLSearchParams[] = [];
  /** the failure that the server simulates; null if it works */
  fault: 'silence' | 'cut' | 'error' | 'nonsense' | null = null;
  private readonly places = new Map<string, readonly object[]>();
  private server: LoopbackServer | null = null;

  private constructor(private readonly dialect: (typeof DIALECTS)[PlaceDialect]) {}

  static async start(dialect: PlaceDialect = 'nominatim'): Promise<PlaceSearchStandIn> {
    const standIn = new PlaceSearchStandIn(DIALECTS[dialect]);
    standIn.server = await LoopbackServer.start(({ url }) => standIn.answer(url));
    return standIn;
  }

  get url(): string {
    if (!this.server) throw new Error('the stand-in is not running');
    return this.server.url;
  }

  /** Sets the result of a search for a text. */
  knows(text: string, places: readonly object[]): void {
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
    return { status: 200, json: this.dialect.wrap(this.places.get(this.dialect.textOf(url)) ?? []) };
  }
}
