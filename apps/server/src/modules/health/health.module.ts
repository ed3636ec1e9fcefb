import { Module } from '@nestjs/common';
import { CountriesModule } from '../countries/index.js';
import { HealthStates } from './health-states.service.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [CountriesModule], controllers: [HealthController], providers: [HealthStates], exports: [HealthStates] })
export class HealthModule {}
