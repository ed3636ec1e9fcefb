import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { AuthModule } from '../auth/index.js';
import { ConsentsModule } from '../consents/index.js';
import { RegistrationModule } from '../registration/index.js';
import { UsersModule } from '../users/index.js';
import { VisitorRequestsController } from './visitor-requests.controller.js';
import { VisitorRequestsService } from './visitor-requests.service.js';

@Module({
  imports: [ApplicationsModule, AuthModule, ConsentsModule, RegistrationModule, UsersModule],
  controllers: [VisitorRequestsController],
  providers: [VisitorRequestsService],
})
export class VisitorRequestsModule {}
