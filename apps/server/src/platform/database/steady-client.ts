import pg from 'pg';

/**
 * A connection that may be cut at any time. A connection in use passes from caller to caller; if it is cut in
 * between, nobody is listening for the error, which would end the process. With this class the next query on
 * it fails instead, and the pool discards it.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
