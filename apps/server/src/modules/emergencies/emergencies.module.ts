import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { EventsModule } from '../events/index.js';
import { UsersModule } from '../users/index.js';
import { EmergencyJobs } from './emergency.jobs.js';
import { EmergenciesController } from './emergencies.controller.js';
import { EmergenciesService } from './emergencies.service.js';

@Module({
  imports: [ApplicationsModule, EventsModule, UsersModule], controllers: [EmergenciesController], providers: [EmergenciesService, EmergencyJobs],
  exports: [EmergenciesService],
})
export class EmergenciesModule {}
