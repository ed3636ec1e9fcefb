export * from './field.js';
export * from './option-lists.js';
export * from './none-entries.js';
export { HELP_PROFILE, SECTION_NAMES, type SectionName } from './sections.js';
export * from './asked.js';
export * from './read.js';
export * from './validate.js';
export * from './paths.js';
