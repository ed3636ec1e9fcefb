import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Signals } from '../../platform/signals/signals.js';
import { personErased } from '../users/index.js';
import { FilesRepository } from './files.repository.js';

/** Gives up the files of a person who is deleted; the next sweep removes their bytes. */
@Injectable()
export class FileErasure implements OnModuleInit {
  constructor(
    private readonly signals: Signals,
    private readonly clock: Clock,
    private readonly repository: FilesRepository,
  ) {}

  onModuleInit(): void {
    this.signals.onWithin(personErased, (tx, { userId }) => this.repository.giveUpOf(tx, userId, this.clock.now()));
  }
}
