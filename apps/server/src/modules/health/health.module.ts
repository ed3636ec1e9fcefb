import { Module } from '@nestjs/common';
import { CountriesModule } from '../countries/index.js';
import { HealthController } from './health.controller.js';
import { HealthStates } from './health-states.service.js';

@Module({
  imports: [CountriesModule],
  controllers: [HealthController],
  providers: [HealthStates],
  exports: [HealthStates],
})
export class HealthModule {}
