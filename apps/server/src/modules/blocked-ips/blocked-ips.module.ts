import { Module } from '@nestjs/common';
import { BlockList } from './block-list.service.js';
import { BlockedIpsController } from './blocked-ips.controller.js';
import { BlockedIpsRepository } from './blocked-ips.repository.js';
import { BlockedIpsService } from './blocked-ips.service.js';

@Module({
  controllers: [BlockedIpsController],
  providers: [BlockList, BlockedIpsRepository, BlockedIpsService],
  exports: [BlockedIpsRepository, BlockedIpsService],
})
export class BlockedIpsModule {}
