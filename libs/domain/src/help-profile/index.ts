export * from './asked.js';
export * from './field.js';
export * from './none-entries.js';
export * from './option-lists.js';
export * from './paths.js';
export * from './read.js';
export { HELP_PROFILE, SECTION_NAMES, type SectionName } from './sections.js';
export * from './validate.js';
