import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Signals } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Forgets the messages to a person who is deleted. */
@Injectable()
export class NotificationErasure implements OnModuleInit {
  constructor(
    private readonly signals: Signals,
    private readonly repository: NotificationsRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId, phone }) => this.repository.scrub(tx, userId, phone));
  }
}
