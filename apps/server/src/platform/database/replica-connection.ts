import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The connection for reads that may be old. */
@Injectable()
export class ReplicaConnection {
  /** null without a replica, or while it is not to be asked */
  manager: EntityManager | null = null;
}
