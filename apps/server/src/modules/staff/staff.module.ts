import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { BlockedIpsModule } from '../blocked-ips/index.js';
import { CategoriesModule } from '../categories/index.js';
import { EventsModule } from '../events/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { BlockingController } from './blocking.controller.js';
import { BlockingService } from './blocking.service.js';
import { DeskGateway } from './desk.gateway.js';
import { StaffController } from './staff.controller.js';
import { WaitingRepository } from './waiting.repository.js';
import { WaitingService } from './waiting.service.js';

@Module({
  imports: [ApplicationsModule, BlockedIpsModule, CategoriesModule, EventsModule, PlacesModule, UsersModule, VolunteersModule],
  controllers: [BlockingController, StaffController],
  providers: [BlockingService, DeskGateway, WaitingRepository, WaitingService],
})
export class StaffModule {}
