import pg from 'pg';

/**
 * A connection that may be cut at any moment. A busy one passes from caller to caller; if it is cut in
 * between, nobody listens for the error, which would end the process. The next query on it fails, and the
 * pool discards it.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
