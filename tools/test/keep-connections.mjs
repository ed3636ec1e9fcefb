import pg from 'pg';
import { KEPT_NAME } from '../../libs/testing/src/database/kept-name.ts';

/** Connections of pools that have ended, by how they were opened. */
const kept = new Map();

/**
 * From now on the connections of a pool that ends stay open for the next pool of this process that would open the same ones. A new connection is a new
 * process of PostgreSQL, which knows no table yet: where each test starts the application, that costs as much as all the test does.
 */
pg.Pool = class KeptPool extends pg.Pool {
  #ending;

  constructor(options = {}) {
    const ending = { isBegun: false, pauses: [] };
    super({ ...options, Client: clientFor(options.Client ?? pg.Client, JSON.stringify(options), ending) });
    this.#ending = ending;
  }

  /** Waits until the connections are at rest, which a pool by itself does not: one that is still being cleaned is nothing that could be kept. */
  end(callback) {
    this.#ending.isBegun = true;
    const ended = super.end().then(async () => void (await Promise.all(this.#ending.pauses)));
    if (!callback) return ended;
    ended.then(() => callback(), callback);
    return undefined;
  }
};

/** The class of clients of one pool. A new one may be an old one; its end is a pause, once its pool itself ends and nothing is under way on it. */
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

    /** From now on it is of the pool with this ending. */
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
      // refused within a transaction, which somebody has left open: that one is not for others
      this.query('DISCARD ALL', (unclean) => {
        if (unclean) return super.end(callback);
        this.query(`SET application_name = '${KEPT_NAME}'`, (fault) => (fault ? super.end(callback) : this.#pause(callback)));
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
