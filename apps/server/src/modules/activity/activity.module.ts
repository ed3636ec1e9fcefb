import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ExportNotes } from '../../platform/lists/export-notes.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';
import { PeopleLooksInterceptor } from './people-looks.interceptor.js';
import { PeopleLooks } from './people-looks.repository.js';
import { SensitiveReads } from './sensitive-reads.service.js';

@Global()
@Module({
  providers: [
    ActivityRepository,
    ActivityService,
    PeopleLooks,
    SensitiveReads,
    { provide: ExportNotes, useExisting: PeopleLooks },
    { provide: APP_INTERCEPTOR, useClass: PeopleLooksInterceptor },
  ],
  exports: [ActivityService, ExportNotes, PeopleLooks, SensitiveReads],
})
export class ActivityModule {}
