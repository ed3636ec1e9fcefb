import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Realtime } from '../../platform/realtime/realtime.js';
import { roomOfPerson } from '../../platform/realtime/socket-rooms.js';
import { Signals } from '../../platform/signals/signals.js';
import { freezeChanged } from '../users/index.js';
import { sessionsEnded } from './sessions.signals.js';

/** Cuts sockets at once when what let them in has changed: the session has ended, or the account was frozen or unfrozen (rule 99). */
@Injectable()
export class SocketCuts implements OnModuleInit {
  constructor(
    private readonly signals: Signals,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.signals.onAfter(sessionsEnded, ({ room, exceptRoom }) => Promise.resolve(this.realtime.cut(room, exceptRoom)));
    this.signals.onAfter(freezeChanged, ({ userIds }) => Promise.resolve(userIds.forEach((id) => this.realtime.cut(roomOfPerson(id)))));
  }
}
