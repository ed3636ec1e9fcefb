import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { PlacesModule } from '../places/index.js';
import { UsersModule } from '../users/index.js';
import { StaffController } from './staff.controller.js';
import { WaitingRepository } from './waiting.repository.js';
import { WaitingService } from './waiting.service.js';

@Module({ imports: [CategoriesModule, PlacesModule, UsersModule], controllers: [StaffController], providers: [WaitingRepository, WaitingService] })
export class StaffModule {}
