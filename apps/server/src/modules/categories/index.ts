export { CategoriesModule } from './categories.module.js';
export { CategoriesService } from './categories.service.js';
export type { Category } from './categories.types.js';
