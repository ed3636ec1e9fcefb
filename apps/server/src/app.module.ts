import { type DynamicModule, Module } from '@nestjs/common';
import { MessageSourcesModule } from './message-sources.module.js';
import { ActivityModule } from './modules/activity/index.js';
import { ApplicationsModule } from './modules/applications/index.js';
import { AuthModule } from './modules/auth/index.js';
import { AutoAssignModule } from './modules/auto-assign/index.js';
import { BroadcastsModule } from './modules/broadcasts/index.js';
import { CategoriesModule } from './modules/categories/index.js';
import { ChatModule } from './modules/chat/index.js';
import { ContactModule } from './modules/contact/index.js';
import { CoverageModule } from './modules/coverage-map/index.js';
import { DashboardsModule } from './modules/dashboards/index.js';
import { DemoModule } from './modules/demo/index.js';
import { DocumentsModule } from './modules/documents/index.js';
import { EmergenciesModule } from './modules/emergencies/index.js';
import { EventsModule } from './modules/events/index.js';
import { HealthModule } from './modules/health/index.js';
import { ImportModule } from './modules/import/index.js';
import { InstallationMetricsModule } from './modules/metrics/index.js';
import { NotificationsModule } from './modules/notifications/index.js';
import { OptionsModule } from './modules/options/index.js';
import { OrganizationsModule } from './modules/organizations/index.js';
import { PlacesModule } from './modules/places/index.js';
import { PrivacyModule } from './modules/privacy/index.js';
import { ProfileModule } from './modules/profile/index.js';
import { PushModule } from './modules/push/index.js';
import { ReachabilityModule } from './modules/reachability/index.js';
import { ReadyAnswersModule } from './modules/ready-answers/index.js';
import { RegionsModule } from './modules/regions/index.js';
import { RegistrationModule } from './modules/registration/index.js';
import { RenewalModule } from './modules/renewal/index.js';
import { RepliesModule } from './modules/replies/index.js';
import { StaffModule } from './modules/staff/index.js';
import { SubscriptionsModule } from './modules/subscriptions/index.js';
import { UserManagementModule } from './modules/user-management/index.js';
import { UsersModule } from './modules/users/index.js';
import { VisitorRequestsModule } from './modules/visitor-requests/index.js';
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
        ActivityModule,
        OptionsModule,
        CategoriesModule,
        ReadyAnswersModule,
        RegionsModule,
        PlacesModule,
        UsersModule,
        VolunteersModule,
        NotificationsModule,
        MessageSourcesModule,
        AuthModule,
        OrganizationsModule,
        RegistrationModule,
        ProfileModule,
        RenewalModule,
        ContactModule,
        SubscriptionsModule,
        PushModule,
        DocumentsModule,
        ImportModule,
        EventsModule,
        ApplicationsModule,
        PrivacyModule,
        AutoAssignModule,
        EmergenciesModule,
        VisitorRequestsModule,
        ChatModule,
        RepliesModule,
        StaffModule,
        UserManagementModule,
        BroadcastsModule,
        ReachabilityModule,
        DashboardsModule,
        CoverageModule,
        HealthModule,
        InstallationMetricsModule,
        ...(config.demo ? [DemoModule] : []),
      ],
    };
  }
}
