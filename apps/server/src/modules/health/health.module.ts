import { Module } from '@nestjs/common';
import { CountriesModule } from '../countries/index.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [CountriesModule], controllers: [HealthController] })
export class HealthModule {}
