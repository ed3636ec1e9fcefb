import pg from 'pg';
import { KEPT_NAME } from '../../libs/testing/src/database/kept-name.ts';

/** The connections of pools that have ended, by their options. */
const kept = new Map();

/**
 * Keeps the connections of an ended pool open for the next pool in this process with the same options. A new
 * connection is a new PostgreSQL process with an empty table cache; if each test starts the application, that
 * costs as much as the test itself.
 */
pg.Pool = class KeptPool extends pg.Pool {
  #ending;

  constructor(options = {}) {
    const ending = { isBegun: false, pauses: [] };
    super({ ...options, Client: clientFor(options.Client ?? pg.Client, JSON.stringify(options), ending) });
    this.#ending = ending;
  }

  /**
   * Waits until the connections are idle, which a pool does not do by itself; a connection that is still
   * being cleaned up could not be kept.
   */
  end(callback) {
    this.#ending.isBegun = true;
    const ended = super.end().then(async () => void (await Promise.all(this.#ending.pauses)));
    if (!callback) return ended;
    ended.then(() => callback(), callback);
    return undefined;
  }
};

/**
 * Returns the client class for one pool. A new client may reuse a connection; once its pool has ended and the
 * client is idle, ending it only pauses it.
 */
function clientFor(Base, key, ending) {
  return class KeptClient extends Base {
    #isPaused = false;
    #isGone = false;
    #poolEnding = ending;

    constructor(config) {
      const old = kept.get(key)?.pop();
      if (old) return old.serve(ending);
      super(config);
      this.once('end', () => this.#leave());
    }

    /** Assigns the connection to the pool with the given ending. */
    serve(poolEnding) {
      this.#poolEnding = poolEnding;
      return this;
    }

    connect(callback) {
      if (!this.#isPaused) return super.connect(callback);
      this.#isPaused = false;
      this.ref();
      this.query('RESET application_name', (fault) => callback(fault ?? undefined, this));
      return undefined;
    }

    end(callback) {
      if (!this.#poolEnding.isBegun || this.#isGone || !callback) return super.end(callback);
      this.#poolEnding.pauses.push(new Promise((resolve) => this.#clean(resolve)).then(() => callback()));
      return undefined;
    }

    #clean(callback) {
      // PostgreSQL refuses this inside a transaction that was left open; such a connection is not reused
      this.query('DISCARD ALL', (unclean) => {
        if (unclean) return super.end(callback);
        this.query(`SET application_name = '${KEPT_NAME}'`, (fault) =>
          fault ? super.end(callback) : this.#pause(callback),
        );
      });
    }

    #pause(callback) {
      for (const name of ['error', 'notification', 'notice', 'drain']) this.removeAllListeners(name);
      this.on('error', () => undefined);
      this.unref();
      this.#isPaused = true;
      kept.set(key, [...(kept.get(key) ?? []), this]);
      callback();
    }

    #leave() {
      this.#isGone = true;
      kept.set(
        key,
        (kept.get(key) ?? []).filter((client) => client !== this),
      );
    }
  };
}
