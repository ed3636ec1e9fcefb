import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ExportNotes } from '../../platform/lists/export-notes.js';
import { AccessLogInterceptor } from './access-log.interceptor.js';
import { AccessLog } from './access-log.repository.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';
import { SensitiveReads } from './sensitive-reads.service.js';

@Global()
@Module({
  providers: [
    ActivityRepository,
    ActivityService,
    AccessLog,
    SensitiveReads,
    { provide: ExportNotes, useExisting: AccessLog },
    { provide: APP_INTERCEPTOR, useClass: AccessLogInterceptor },
  ],
  exports: [ActivityService, ExportNotes, AccessLog, SensitiveReads],
})
export class ActivityModule {}
