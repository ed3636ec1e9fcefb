export { CountriesModule } from './countries.module.js';
export { CountryByIp } from './country-by-ip.js';
