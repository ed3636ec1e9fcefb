import { Module } from '@nestjs/common';
import { ConsentsModule } from '../consents/index.js';
import { FilesModule } from '../files/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ProfileModule } from '../profile/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { RenewalController } from './renewal.controller.js';
import { RenewalJobs } from './renewal.jobs.js';
import { RenewalRepository } from './renewal.repository.js';
import { RenewalService } from './renewal.service.js';

@Module({
  imports: [ConsentsModule, FilesModule, NotificationsModule, ProfileModule, UsersModule, VolunteersModule],
  controllers: [RenewalController],
  providers: [RenewalJobs, RenewalRepository, RenewalService],
})
export class RenewalModule {}
