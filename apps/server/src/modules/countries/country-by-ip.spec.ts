import { readConfig, SECRET_NAMES } from '../../platform/config/config.js';
import { Log } from '../../platform/logging/log.js';
import { CountryByIp } from './country-by-ip.js';

const secrets = Object.fromEntries(SECRET_NAMES.map((name) => [name, `${name}-0123456789abcdef0123456789`]));
const settings = (extra: Record<string, string> = {}) =>
  readConfig({ ...secrets, DATABASE_URL: 'postgresql://x/karov', KAROV_LOG: 'silent', ...extra });

describe('the country of an address', () => {
  const config = settings();
  const countries = new CountryByIp(config, new Log(config));

  it.each([
    ['8.8.8.8', 'US'],
    ['1.1.1.1', 'AU'],
    ['2001:4860:4860::8888', 'US'],
    ['127.0.0.1', null],
    ['10.0.0.1', null],
  ])('%s is in %s', (ip, country) => expect(countries.find(ip)).toBe(country));

  it('is unknown, not an error, when the file is missing', () => {
    const broken = settings({ KAROV_COUNTRY_DB: '/nowhere.mmdb' });
    expect(new CountryByIp(broken, new Log(broken)).find('8.8.8.8')).toBeNull();
  });
});
