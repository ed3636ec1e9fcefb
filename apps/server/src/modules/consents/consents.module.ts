import { Module } from '@nestjs/common';
import { ConsentErasure } from './consent-erasure.js';
import { ConsentsRepository } from './consents.repository.js';
import { ConsentsService } from './consents.service.js';

@Module({ providers: [ConsentErasure, ConsentsRepository, ConsentsService], exports: [ConsentsService] })
export class ConsentsModule {}
