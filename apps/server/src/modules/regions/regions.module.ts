import { Global, Module } from '@nestjs/common';
import { RegionsService } from './regions.service.js';

@Global()
@Module({ providers: [RegionsService], exports: [RegionsService] })
export class RegionsModule {}
