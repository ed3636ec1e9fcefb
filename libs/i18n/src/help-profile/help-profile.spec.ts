import { HELP_PROFILE, LOCALES, profilePaths } from '@karov/domain';
import { keysOf } from '../catalogue.js';
import { helpProfileTexts, profileLabel, profileSection } from './index.js';

describe.each(LOCALES)('the words of the help profile in %s', (locale) => {
  it.each(profilePaths())('name the field %s', (path) => {
    expect(profileLabel(locale, path)).not.toBe(path);
  });

  it.each(HELP_PROFILE.map(({ name }) => name))('name the step %s', (name) => {
    expect(profileSection(locale, name).title).not.toBe(name);
    expect(profileSection(locale, name).intro).not.toBe('');
  });

  it('name no field that is not asked', () => {
    const known = new Set(profilePaths());
    const named = keysOf({ ...helpProfileTexts[locale].labels }).map((key) => key.replace(/\.title$/, ''));
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  });

  it('names a field of a repeated group without its number', () => {
    expect(profileLabel(locale, 'residents.3.phone')).toBe(profileLabel(locale, 'residents.phone'));
  });
});
