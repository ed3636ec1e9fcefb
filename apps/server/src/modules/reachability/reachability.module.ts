import { Module } from '@nestjs/common';
import { PushModule } from '../push/index.js';
import { UserManagementModule } from '../user-management/index.js';
import { ReachabilityController } from './reachability.controller.js';
import { ReachabilityRepository } from './reachability.repository.js';
import { ReachabilityService } from './reachability.service.js';

@Module({
  imports: [PushModule, UserManagementModule],
  controllers: [ReachabilityController],
  providers: [ReachabilityService, ReachabilityRepository],
})
export class ReachabilityModule {}
