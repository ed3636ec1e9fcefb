import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { EventsModule } from '../events/index.js';
import { NeedsModule } from '../needs/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { EmergenciesController } from './emergencies.controller.js';
import { EmergenciesService } from './emergencies.service.js';

@Module({
  imports: [ApplicationsModule, EventsModule, NeedsModule, PlacesModule, UsersModule],
  controllers: [EmergenciesController],
  providers: [EmergenciesService],
  exports: [EmergenciesService],
})
export class EmergenciesModule {}
