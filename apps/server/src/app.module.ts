import { Module, type DynamicModule } from '@nestjs/common';
import { ActivityModule } from './modules/activity/index.js';
import { AuthModule } from './modules/auth/index.js';
import { AutoAssignModule } from './modules/auto-assign/index.js';
import { EventsModule } from './modules/events/index.js';
import { DemoModule } from './modules/demo/index.js';
import { HealthModule } from './modules/health/index.js';
import { ImportModule } from './modules/import/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { OptionsModule } from './modules/options/index.js';
import { PlacesModule } from './modules/places/index.js';
import { RegionsModule } from './modules/regions/index.js';
import { StaffModule } from './modules/staff/index.js';
import { UsersModule } from './modules/users/index.js';
import { VolunteersModule } from './modules/volunteers/index.js';
import type { AppConfig } from './platform/config/config.js';
import { PlatformModule } from './platform/platform.module.js';

/** The whole application. */
@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        ActivityModule, OptionsModule, RegionsModule, PlacesModule, UsersModule, VolunteersModule, NotificationsModule, AuthModule,
        ImportModule, EventsModule, AutoAssignModule, StaffModule, HealthModule,
        ...(config.demo ? [DemoModule] : []),
      ],
    };
  }
}
