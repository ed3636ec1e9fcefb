import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { CategoriesModule } from '../categories/index.js';
import { EventsModule } from '../events/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { DeskGateway } from './desk.gateway.js';
import { StaffController } from './staff.controller.js';
import { WaitingRepository } from './waiting.repository.js';
import { WaitingService } from './waiting.service.js';

@Module({
  imports: [ApplicationsModule, CategoriesModule, EventsModule, PlacesModule, UsersModule, VolunteersModule],
  controllers: [StaffController],
  providers: [DeskGateway, WaitingRepository, WaitingService],
})
export class StaffModule {}
