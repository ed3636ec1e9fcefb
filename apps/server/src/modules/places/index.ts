export { addressForCaller, addressIn, isSameAddress } from './address-language.js';
export { OfficialLocalities } from './official-localities.service.js';
export { OfficialPlacesImport } from './official-places-import.service.js';
export { PlacesModule } from './places.module.js';
export { type KnownLocality, PlacesService } from './places.service.js';
