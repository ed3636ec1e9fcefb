import { Injectable } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Queries that a replica answers about itself. */
@Injectable()
export class ReplicaRepository {
  /**
   * Returns for how many seconds nothing has been replayed that had been written before; null if the server
   * receives nothing, and so cannot know what it lacks, or is no replica (any more).
   */
  async secondsBehind(replica: DataSource): Promise<number | null> {
    const rows: { behind: number | null }[] = await replica.query(
      `SELECT CASE WHEN NOT pg_is_in_recovery() OR NOT EXISTS (SELECT FROM pg_stat_wal_receiver) THEN NULL
         WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
         ELSE extract(epoch FROM clock_timestamp() - coalesce(pg_last_xact_replay_timestamp(), '-infinity'))::float8 END AS behind`,
    );
    return rows[0]?.behind ?? null;
  }
}
