import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Realtime } from '../../platform/realtime/realtime.js';
import { roomOfPerson, roomOfSession } from '../../platform/realtime/socket-rooms.js';
import { Signals } from '../../platform/signals/signals.js';
import { freezeChanged } from '../users/index.js';
import { type SessionsEnded, sessionsEnded } from './sessions.signals.js';

/**
 * Cuts sockets at once when their authorization has changed: the session has ended, or the account was frozen
 * or unfrozen (rule 99).
 */
@Injectable()
export class SocketCuts implements OnModuleInit {
  constructor(
    private readonly signals: Signals,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(sessionsEnded, (ended) => Promise.resolve(this.cut(ended)));
    this.signals.onAfter(freezeChanged, ({ userIds }) =>
      Promise.resolve(userIds.forEach((id) => this.realtime.cut(roomOfPerson(id)))),
    );
  }

  private cut(ended: SessionsEnded): void {
    if ('sessionId' in ended) this.realtime.cut(roomOfSession(ended.sessionId));
    else
      this.realtime.cut(
        roomOfPerson(ended.userId),
        ended.exceptSessionId === undefined ? undefined : roomOfSession(ended.exceptSessionId),
      );
  }
}
