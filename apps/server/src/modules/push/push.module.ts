import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { PushController } from './push.controller.js';
import { PushJobs } from './push.jobs.js';
import { PushRepository } from './push.repository.js';
import { PushSender } from './push.sender.js';
import { PushDevicesRepository } from './push-devices.repository.js';
import { PushDevicesService } from './push-devices.service.js';
import { PushHealthService } from './push-health.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [PushController],
  providers: [
    PushDevicesRepository,
    PushDevicesService,
    PushHealthService,
    PushJobs,
    PushRepository,
    PushSender,
  ],
  exports: [PushDevicesService, PushHealthService, PushJobs],
})
export class PushModule {}
