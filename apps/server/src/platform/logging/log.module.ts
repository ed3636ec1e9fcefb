import { Global, Logger, Module } from '@nestjs/common';
import { Log } from './log.js';
import { NestLog } from './nest-log.js';

/** The log, used by the application and by Nest itself. */
@Global()
@Module({ providers: [Log, NestLog], exports: [Log] })
export class LogModule {
  constructor(nestLog: NestLog) {
    Logger.overrideLogger(nestLog);
  }
}
