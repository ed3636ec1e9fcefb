import { Global, Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsAnswers } from './metrics-answers.js';
import { ProcessMetrics } from './process-metrics.js';
import { RequestMetrics } from './request-metrics.js';

@Global()
@Module({
  providers: [Metrics, MetricsAnswers, ProcessMetrics, RequestMetrics],
  exports: [Metrics, MetricsAnswers, RequestMetrics],
})
export class MetricsModule {}
