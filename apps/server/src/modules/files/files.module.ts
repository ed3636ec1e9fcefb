import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { UsersModule } from '../users/index.js';
import { FileKeyRotation } from './file-key-rotation.js';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';

@Module({
  imports: [UsersModule],
  controllers: [FilesController],
  providers: [
    {
      provide: FileStore,
      inject: [CONFIG],
      useFactory: ({ s3, dataFolder }: AppConfig) =>
        s3 ? new S3FileStore(s3) : new LocalFileStore(join(dataFolder, 'files')),
    },
    FileKeyRotation,
    FilesRepository,
    FilesService,
  ],
  exports: [FilesService],
})
export class FilesModule {}
