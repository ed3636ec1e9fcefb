import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { AppConfig } from './config.js';

/** Injection token of the configuration. */
export const CONFIG = Symbol('config');

@Global()
@Module({})
export class ConfigModule {
  /** Makes a configuration that has already been read injectable under {@link CONFIG}. */
  static with(config: AppConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
