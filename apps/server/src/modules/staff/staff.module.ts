import { Module } from '@nestjs/common';
import { StaffController } from './staff.controller.js';
import { WaitingRepository } from './waiting.repository.js';

@Module({ controllers: [StaffController], providers: [WaitingRepository] })
export class StaffModule {}
