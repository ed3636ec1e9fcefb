import { Module } from '@nestjs/common';
import { MeasuresRepository } from './measures.repository.js';
import { MeasuresService } from './measures.service.js';

/** Nobody asks it: what it measures is read by `/api/metrics`. */
@Module({ providers: [MeasuresRepository, MeasuresService] })
export class InstallationMetricsModule {}
