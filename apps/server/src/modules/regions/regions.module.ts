import { Global, Module } from '@nestjs/common';
import { RegionPermissionsRepository } from './region-permissions.repository.js';
import { RegionPermissions } from './region-permissions.service.js';
import { RegionsController } from './regions.controller.js';
import { RegionsRepository } from './regions.repository.js';
import { RegionsService } from './regions.service.js';

@Global()
@Module({
  controllers: [RegionsController],
  providers: [RegionPermissions, RegionPermissionsRepository, RegionsRepository, RegionsService],
  exports: [RegionPermissions, RegionsRepository, RegionsService],
})
export class RegionsModule {}
