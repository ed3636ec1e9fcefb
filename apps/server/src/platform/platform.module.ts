import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { StandingChecksModule } from './checks/standing-checks.js';
import { ClockModule } from './clock/clock.js';
import { QuietTimesModule } from './clock/quiet-times.js';
import { SweepsModule } from './clock/sweep.js';
import { TimetableModule } from './clock/timetable.js';
import type { AppConfig } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { CryptoModule } from './crypto/crypto.module.js';
import { DatabaseModule } from './database/database.module.js';
import { BodyLimits } from './http/body-limits.js';
import { ExceptionAnswerFilter } from './http/exception.filter.js';
import { ManyActs } from './http/many-acts.js';
import { PlainTextsPipe } from './http/plain-texts.pipe.js';
import { createValidationPipe } from './http/validation.pipe.js';
import { LogModule } from './logging/log.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { QueueModule } from './queue/queues.js';
import { RealtimeModule } from './realtime/realtime.js';
import { RedisModule } from './redis/quick-redis.js';
import { AccessCheck } from './security/access.check.js';
import { AccessGuard } from './security/access.guard.js';
import { CaptchaModule } from './security/captcha.js';
import { RateLimitModule } from './security/rate-limit.js';
import { ServedPhones } from './security/served-phones.js';
import { ThrottleGuard } from './security/throttle.js';
import { SignalsModule } from './signals/signals.js';

/** The foundation of all modules. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(config),
        LogModule,
        ClockModule,
        QuietTimesModule,
        TimetableModule,
        SweepsModule,
        CryptoModule,
        SignalsModule,
        DatabaseModule,
        StandingChecksModule,
        MetricsModule,
        RedisModule,
        QueueModule,
        RealtimeModule,
        CaptchaModule,
        RateLimitModule,
        DiscoveryModule,
      ],
      providers: [
        AccessCheck,
        BodyLimits,
        ManyActs,
        ServedPhones,
        { provide: APP_FILTER, useClass: ExceptionAnswerFilter },
        { provide: APP_GUARD, useClass: ThrottleGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: PlainTextsPipe },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [AccessCheck, BodyLimits, ManyActs, ServedPhones],
    };
  }
}
