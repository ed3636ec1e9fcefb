import { Global, Module } from '@nestjs/common';
import { RegionPermissionsRepository } from './region-permissions.repository.js';
import { RegionPermissionsService } from './region-permissions.service.js';
import { RegionsController } from './regions.controller.js';
import { RegionsRepository } from './regions.repository.js';
import { RegionsService } from './regions.service.js';

@Global()
@Module({
  controllers: [RegionsController],
  providers: [RegionPermissionsService, RegionPermissionsRepository, RegionsRepository, RegionsService],
  exports: [RegionPermissionsService, RegionsRepository, RegionsService],
})
export class RegionsModule {}
