import { Global, Module } from '@nestjs/common';
import { DropdownsController } from './dropdowns.controller.js';
import { OptionsController } from './options.controller.js';
import { OptionsRepository } from './options.repository.js';
import { OptionsService } from './options.service.js';

@Global()
@Module({
  controllers: [DropdownsController, OptionsController],
  providers: [OptionsRepository, OptionsService],
  exports: [OptionsService],
})
export class OptionsModule {}
