import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Sweeps } from '../../platform/clock/sweeps.js';
import { CONFIG } from '../../platform/config/config.module.js';
import type { AppConfig } from '../../platform/config/config.js';
import { FilesService } from './files.service.js';

const EVERY_SECONDS = 3600;

/** Removes uploads of registrations that were never finished. */
@Injectable()
export class FilesSweep implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly sweeps: Sweeps,
    private readonly files: FilesService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role !== 'web') this.sweeps.every(EVERY_SECONDS, 'unclaimed files', () => this.files.sweep());
  }
}
