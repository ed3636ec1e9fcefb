import { Global, Module } from '@nestjs/common';
import { ActivityService } from './activity.service.js';
import { SensitiveReads } from './sensitive-reads.service.js';

@Global()
@Module({ providers: [ActivityService, SensitiveReads], exports: [ActivityService, SensitiveReads] })
export class ActivityModule {}
