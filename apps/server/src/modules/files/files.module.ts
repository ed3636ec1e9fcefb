import { Module } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import { UsersModule } from '../users/index.js';
import { FileKeyRotation } from './file-key-rotation.js';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { openFileStore } from './open-file-store.js';

@Module({
  imports: [UsersModule],
  controllers: [FilesController],
  providers: [
    {
      provide: FileStore,
      inject: [CONFIG],
      useFactory: openFileStore,
    },
    FileKeyRotation,
    FilesRepository,
    FilesService,
  ],
  exports: [FilesService],
})
export class FilesModule {}
