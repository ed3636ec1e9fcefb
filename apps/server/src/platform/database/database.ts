import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { drain, takenOf } from '../queue/drain.js';
import { type Signal, Signals, type Tx } from '../signals/signals.js';
import { ReplicaConnection } from './replica-connection.js';

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 5;
/** The `LIMIT` of a statement that deletes old rows: some tenths of a second with many indexes. */
export const OLD_ROWS_STEP = 5000;

/** A transaction in progress, with its database and its connection. */
interface Running {
  database: Database;
  manager: EntityManager;
  tx: Tx;
}

/** Reads under way that may be some seconds old. */
interface StaleReading {
  /** whether the replica was asked */
  isOfReplica: boolean;
}

/**
 * The current transaction with its database, or reads that may be old. There is one storage for the whole
 * process, because each storage slows down every promise.
 */
const current = new AsyncLocalStorage<Running | StaleReading>();

/** Access to PostgreSQL: transactions, which send their signals, and plain reads. */
@Injectable()
export class Database {
  constructor(
    readonly source: DataSource,
    private readonly signals: Signals,
    private readonly replica: ReplicaConnection,
  ) {}

  /**
   * The connection for reads; inside a transaction it is that of the transaction, so that work that has one
   * connection never waits for a second (under load, that would exhaust the pool and end in a deadlock).
   */
  get manager(): EntityManager {
    return this.held?.manager ?? this.ofReplica() ?? this.source.manager;
  }

  /**
   * The connection of the caller's transaction, for work that is correct only inside one, such as a lock or
   * one of several writes.
   * @throws outside a transaction
   */
  get joined(): EntityManager {
    const { held } = this;
    if (!held) throw new Error('this belongs inside a transaction');
    return held.manager;
  }

  /** The caller's transaction, or null. */
  get running(): Tx | null {
    return this.held?.tx ?? null;
  }

  private get held(): Running | null {
    const held = current.getStore();
    return held && 'database' in held && held.database === this ? held : null;
  }

  /** The replica's connection for reads that may be old, as long as it is to be asked. */
  private ofReplica(): EntityManager | null {
    const reading = current.getStore();
    if (!reading || 'database' in reading) return null;
    const { manager } = this.replica;
    reading.isOfReplica ||= manager !== null;
    return manager;
  }

  /**
   * Runs work in one transaction. After a deadlock or serialisation failure the work is run again (at most
   * five times), so it must touch nothing but the database. Signals for "after the commit" are sent after the
   * commit. A nested call joins the outer transaction.
   */
  async transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const outer = this.running;
    if (outer) return work(outer);
    return this.again(() => this.attempt(work));
  }

  /** @throws when the database does not answer */
  async ping(): Promise<void> {
    await this.source.query('SELECT 1');
  }

  /**
   * Runs one statement that writes, which is a transaction by itself: after a deadlock it is run again, as
   * transactions are.
   */
  statement<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    const run = (): Promise<Row[]> => this.manager.query(sql, [...parameters]);
    return this.running ? run() : this.again(run);
  }

  /**
   * Runs a statement that deletes at most `OLD_ROWS_STEP` rows, until none are left to delete, or for half a
   * minute; the next round goes on. However much has grown old at once, no statement runs into its time limit,
   * and none holds its locks for long.
   */
  deleteInSteps(sql: string, parameters: readonly unknown[]): Promise<void> {
    return drain(async () => {
      const [, count]: [unknown[], number] = await this.manager.query(sql, [...parameters]);
      return takenOf(count, OLD_ROWS_STEP);
    });
  }

  private async again<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await attempt();
      } catch (error) {
        if (tried >= MAX_TRIES || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      }
    }
  }

  private async attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const afterCommit: (() => Promise<void>)[] = [];
    const signals = this.signals;
    const result = await this.source.transaction((manager) => {
      const tx: Tx = {
        async signal<P>(signal: Signal<P>, payload: P) {
          afterCommit.push(() => signals.runAfter(signal, payload));
          await signals.runWithin(tx, signal, payload);
        },
      };
      return current.run({ database: this, manager, tx }, () => work(tx));
    });
    await Promise.all(afterCommit.map((send) => send()));
    return result;
  }
}

/**
 * Runs work whose reads may be some seconds old (figures, maps of a whole region): they go to the replica,
 * if there is one that keeps up. If it fails there, for whatever reason, the work is run again with the database
 * itself, so it must only read. In a transaction, and without a replica, nothing is different.
 */
export async function staleReads<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work();
  const reading: StaleReading = { isOfReplica: false };
  try {
    return await current.run(reading, work);
  } catch (error) {
    if (!reading.isOfReplica) throw error;
    return work();
  }
}

/** PostgreSQL's error code of a failure, or null. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  const driverError: unknown = error.driverError;
  if (typeof driverError !== 'object' || driverError === null || !('code' in driverError)) return null;
  return typeof driverError.code === 'string' ? driverError.code : null;
}

/** The unique index violated by a failure, or null for any other failure. */
export function violatedUnique(error: unknown): string | null {
  if (sqlState(error) !== '23505' || !(error instanceof QueryFailedError)) return null;
  const driverError: unknown = error.driverError;
  if (typeof driverError !== 'object' || driverError === null || !('constraint' in driverError)) return null;
  return typeof driverError.constraint === 'string' ? driverError.constraint : null;
}
