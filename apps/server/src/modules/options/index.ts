export { OptionsModule } from './options.module.js';
export { OptionsService, type LabelledOption } from './options.service.js';
