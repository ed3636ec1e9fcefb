export { PlacesModule } from './places.module.js';
export { PlacesService } from './places.service.js';
