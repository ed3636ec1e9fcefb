import { Module } from '@nestjs/common';
import { SubscriptionsController } from './subscriptions.controller.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';
import { SubscriptionsService } from './subscriptions.service.js';

@Module({ controllers: [SubscriptionsController], providers: [SubscriptionsRepository, SubscriptionsService], exports: [SubscriptionsService] })
export class SubscriptionsModule {}
