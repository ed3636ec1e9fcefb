export { OptionsModule } from './options.module.js';
export { OptionsService, type BilingualOption, type LabelledOption } from './options.service.js';
