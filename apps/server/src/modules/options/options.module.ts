import { Global, Module } from '@nestjs/common';
import { OptionsService } from './options.service.js';

@Global()
@Module({ providers: [OptionsService], exports: [OptionsService] })
export class OptionsModule {}
