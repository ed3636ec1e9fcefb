export { PlacesModule } from './places.module.js';
export { OfficialPlacesImport } from './official-places-import.service.js';
export { PlacesService, type KnownLocality } from './places.service.js';
