export { OptionsModule } from './options.module.js';
export { type BilingualOption, type LabelledOption, OptionsService } from './options.service.js';
