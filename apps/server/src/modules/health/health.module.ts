import { Module } from '@nestjs/common';
import { CountriesModule } from '../countries/index.js';
import { HealthController } from './health.controller.js';
import { HealthStatesService } from './health-states.service.js';

@Module({
  imports: [CountriesModule],
  controllers: [HealthController],
  providers: [HealthStatesService],
  exports: [HealthStatesService],
})
export class HealthModule {}
