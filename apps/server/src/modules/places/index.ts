export { PlacesModule } from './places.module.js';
export { OfficialPlacesImport } from './official-places-import.service.js';
export { PlacesService } from './places.service.js';
