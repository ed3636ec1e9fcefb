export { addressForCaller, addressIn, isSameAddress } from './address-language.js';
export { OfficialLocalitiesService } from './official-localities.service.js';
export { OfficialPlacesImportService } from './official-places-import.service.js';
export { PlacesModule } from './places.module.js';
export { type KnownLocality, PlacesService } from './places.service.js';
