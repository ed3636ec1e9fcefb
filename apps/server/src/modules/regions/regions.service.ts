import type { Option } from '@karov/api-client';
import { Injectable } from '@nestjs/common';
import { currentLocale } from '../../platform/http/request-context.js';
import type { Caller } from '../../platform/security/caller.js';
import { RegionsRepository } from './regions.repository.js';

/** The districts that people choose from, in their language. */
@Injectable()
export class RegionsService {
  constructor(private readonly regions: RegionsRepository) {}

  /** The districts of the given countries, or all districts if none are given. */
  ofCountries(countries: readonly string[] = []): Promise<Option[]> {
    return this.regions.ofCountries(countries, currentLocale());
  }

  /** The districts within the caller's reach. */
  async within(caller: Caller): Promise<Option[]> {
    const [{ states }, districts] = await Promise.all([this.regions.reachOf(caller), this.ofCountries()]);
    return districts.filter(({ id }) => states === null || states.includes(String(id)));
  }
}
