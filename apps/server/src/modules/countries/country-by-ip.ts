import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Inject, Injectable } from '@nestjs/common';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Log } from '../../platform/logging/log.js';

const EMBEDDED = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/**
 * Finds the country of an IP address in a file on this machine, so that no third party learns who visits
 * (rule 23).
 */
@Injectable()
export class CountryByIp {
  private reader: Reader<CountryResponse> | null = null;
  private isBroken = false;

  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly log: Log,
  ) {}

  /**
   * Returns two capital letters, or null when the address is private or unknown, or the file cannot be read.
   */
  find(ip: string): string | null {
    return codeOf(this.open()?.get(ip));
  }

  private open(): Reader<CountryResponse> | null {
    if (this.reader || this.isBroken) return this.reader;
    try {
      const file = this.config.countryDatabase ?? createRequire(import.meta.url).resolve(EMBEDDED);
      this.reader = new Reader<CountryResponse>(readFileSync(file));
    } catch (error) {
      this.isBroken = true;
      this.log.error('country file cannot be read', error);
    }
    return this.reader;
  }
}

/** The file's records are flat: `{country_code}`. */
function codeOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null || !('country_code' in record)) return null;
  return typeof record.country_code === 'string' ? record.country_code : null;
}
