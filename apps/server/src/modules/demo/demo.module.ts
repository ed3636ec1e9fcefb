import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { ApplicationsModule } from '../applications/index.js';
import { ConsentsModule } from '../consents/index.js';
import { EventsModule } from '../events/index.js';
import { ImportModule } from '../import/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { PlacesModule } from '../places/index.js';
import { RepliesModule } from '../replies/index.js';
import { UsersModule } from '../users/index.js';
import { VolunteersModule } from '../volunteers/index.js';
import { DemoController } from './demo.controller.js';
import { DemoRepository } from './demo.repository.js';
import { DemoClockRepository } from './demo-clock.repository.js';
import { DemoClockService } from './demo-clock.service.js';
import { DemoEventsService } from './demo-events.service.js';
import { DemoOutboxRepository } from './demo-outbox.repository.js';
import { DemoOutboxService } from './demo-outbox.service.js';
import { DemoRepliesService } from './demo-replies.service.js';
import { DemoRequestsService } from './demo-requests.service.js';
import { DemoSeekersService } from './demo-seekers.service.js';
import { DemoWorldService } from './demo-world.service.js';
import { OutboxController } from './outbox.controller.js';

/**
 * The demo: a world to try out, and its outbox. It is registered in demo mode only, and two separate checks
 * refuse it in production.
 */
@Module({
  imports: [
    ApplicationsModule,
    ConsentsModule,
    EventsModule,
    ImportModule,
    NotificationsModule,
    PlacesModule,
    RepliesModule,
    UsersModule,
    VolunteersModule,
  ],
  controllers: [DemoController, OutboxController],
  providers: [
    DemoClockService,
    DemoClockRepository,
    DemoEventsService,
    DemoOutboxService,
    DemoOutboxRepository,
    DemoRepliesService,
    DemoRepository,
    DemoRequestsService,
    DemoSeekersService,
    DemoWorldService,
  ],
})
export class DemoModule implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly world: DemoWorldService,
    private readonly events: DemoEventsService,
    private readonly requests: DemoRequestsService,
  ) {
    if (config.production || !config.demo) throw new Error('The demo does not run in production.');
  }

  /** Creates the world before the first request is served. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'worker') return;
    await this.world.ensure();
    await this.events.ensure();
    await this.requests.ensure();
  }
}
