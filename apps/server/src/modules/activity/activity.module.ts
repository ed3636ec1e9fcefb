import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ExportNotes } from '../../platform/lists/export-notes.js';
import { AccessLogInterceptor } from './access-log.interceptor.js';
import { AccessLogRepository } from './access-log.repository.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';
import { SensitiveReadsService } from './sensitive-reads.service.js';

@Global()
@Module({
  providers: [
    ActivityRepository,
    ActivityService,
    AccessLogRepository,
    SensitiveReadsService,
    { provide: ExportNotes, useExisting: AccessLogRepository },
    { provide: APP_INTERCEPTOR, useClass: AccessLogInterceptor },
  ],
  exports: [ActivityService, ExportNotes, AccessLogRepository, SensitiveReadsService],
})
export class ActivityModule {}
