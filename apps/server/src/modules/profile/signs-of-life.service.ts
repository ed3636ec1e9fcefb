import { isAdmin } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail } from '../../platform/errors/fail.js';
import { obstacleOf, SessionReader } from '../../platform/security/caller.js';
import { SessionsService } from '../auth/index.js';
import { BlockedIpsRepository } from '../blocked-ips/index.js';
import { UsersRepository } from '../users/index.js';

/** A report that somebody is at their device, or has left it. */
interface SignOfLife {
  token: string;
  isActive: boolean;
  network: string;
}

/** Records whether people are at their screens (rule 130, "Activity"). */
@Injectable()
export class SignsOfLifeService {
  constructor(
    private readonly reader: SessionReader,
    private readonly sessions: SessionsService,
    private readonly users: UsersRepository,
    private readonly blockedIps: BlockedIpsRepository,
  ) {}

  /**
   * Records such a report.
   * @throws SESSION_EXPIRED, and any error that makes the session unusable
   */
  async note({ token, isActive, network }: SignOfLife): Promise<void> {
    const caller = await this.reader.read(token);
    if (!caller) return fail('SESSION_EXPIRED');
    const obstacle = obstacleOf(caller);
    if (obstacle) return fail(obstacle);
    await this.users.noteActive(caller.userId, isActive);
    if (isActive) await this.sessions.used(caller);
    await this.sessions.touch(caller.sessionId);
    if (isAdmin(caller.role)) await this.blockedIps.noteAdmin(network);
  }
}
