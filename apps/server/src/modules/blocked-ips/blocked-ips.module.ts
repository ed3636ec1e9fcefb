import { Module } from '@nestjs/common';
import { BlockListService } from './block-list.service.js';
import { BlockedIpsController } from './blocked-ips.controller.js';
import { BlockedIpsRepository } from './blocked-ips.repository.js';
import { BlockedIpsService } from './blocked-ips.service.js';

@Module({
  controllers: [BlockedIpsController],
  providers: [BlockListService, BlockedIpsRepository, BlockedIpsService],
  exports: [BlockedIpsRepository, BlockedIpsService],
})
export class BlockedIpsModule {}
