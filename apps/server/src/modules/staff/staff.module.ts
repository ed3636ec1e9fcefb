import { Module } from '@nestjs/common';
import { StaffController } from './staff.controller.js';
import { WaitingRepository } from './waiting.repository.js';
import { WaitingService } from './waiting.service.js';

@Module({ controllers: [StaffController], providers: [WaitingRepository, WaitingService] })
export class StaffModule {}
