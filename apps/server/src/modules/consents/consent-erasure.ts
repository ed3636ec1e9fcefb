import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Signals } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';
import { ConsentsRepository } from './consents.repository.js';

/** Forgets what somebody agreed to when they are deleted. */
@Injectable()
export class ConsentErasure implements OnModuleInit {
  constructor(
    private readonly signals: Signals,
    private readonly repository: ConsentsRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId }) => this.repository.forget(tx, userId));
  }
}
