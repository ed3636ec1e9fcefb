import { Global, Module } from '@nestjs/common';
import { BroadcastGate } from '../notifications/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { BroadcastGateKeeperService } from './broadcast-gate-keeper.service.js';
import { BroadcastsRepository } from './broadcasts.repository.js';

/** Gives delivery the check of broadcasts without its knowing this module. */
@Global()
@Module({
  imports: [SubscriptionsModule],
  providers: [BroadcastsRepository, { provide: BroadcastGate, useClass: BroadcastGateKeeperService }],
  exports: [BroadcastsRepository, BroadcastGate],
})
export class BroadcastGateModule {}
