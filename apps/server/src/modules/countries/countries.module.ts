import { Module } from '@nestjs/common';
import { CountryByIp } from './country-by-ip.js';

@Module({ providers: [CountryByIp], exports: [CountryByIp] })
export class CountriesModule {}
