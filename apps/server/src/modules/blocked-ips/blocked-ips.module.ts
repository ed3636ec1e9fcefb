import { Module } from '@nestjs/common';
import { BlockedIpsService } from './blocked-ips.service.js';

@Module({ providers: [BlockedIpsService], exports: [BlockedIpsService] })
export class BlockedIpsModule {}
