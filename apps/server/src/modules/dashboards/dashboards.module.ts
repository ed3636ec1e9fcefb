import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/index.js';
import { PlacesModule } from '../places/index.js';
import { DashboardsController } from './dashboards.controller.js';
import { DashboardsRepository } from './dashboards.repository.js';
import { DashboardsService } from './dashboards.service.js';
import { DayCountingJobs } from './day-counting.jobs.js';
import { DayCountingRepository } from './day-counting.repository.js';

@Module({
  imports: [CategoriesModule, PlacesModule],
  controllers: [DashboardsController],
  providers: [DashboardsRepository, DashboardsService, DayCountingRepository, DayCountingJobs],
})
export class DashboardsModule {}
