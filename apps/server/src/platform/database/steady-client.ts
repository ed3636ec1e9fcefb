import pg from 'pg';

/**
 * A connection that may be cut at any moment. In a rush it goes from hand to hand, and one that is cut
 * between two of them has nobody who listens, which would end the process. The next query on it fails, and
 * the pool lets it go.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
