import type { EmergencyStatus } from '@karov/api-client';
import { type Address } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { addressForCaller, PlacesService } from '../places/index.js';
import { countedAddress, UserDetailsRepository } from '../users/index.js';
import type { EmergencyPlaceDto } from './emergency-place.dto.js';

/** The places of emergencies (rule 75). */
@Injectable()
export class EmergencyPlaces {
  constructor(
    private readonly details: UserDetailsRepository,
    private readonly places: PlacesService,
  ) {}

  /** The address that counts, and the addresses to choose from, on the wire. */
  async of(userId: number): Promise<Pick<EmergencyStatus, 'address' | 'places'>> {
    const person = await this.details.find(userId);
    if (!person) return { address: '', places: [] };
    const counted = countedAddress(person);
    const known = [
      ['home', person.residential],
      ['other', person.arrival],
    ] as const;
    return {
      address: counted ? addressForCaller(counted) : '',
      places: known.flatMap(([kind, address]) =>
        address ? [{ kind, address: addressForCaller(address) }] : [],
      ),
    };
  }

  /**
   * The place told by an unproven caller: by its name, else by the device's position; null where neither is
   * known (rule 237).
   */
  told({ lat, lng, words }: EmergencyPlaceDto): Address | null {
    const named = words ? this.places.fromWire(words) : null;
    if (named || lat === undefined || lng === undefined) return named;
    const here = this.places.at({ lat, lon: lng });
    return words ? { ...here, text: words } : here;
  }

  /**
   * The chosen place; null for the address that counts, or without a choice. @throws ValidationFailure on
   * place where that address is not known, on lat where the position is missing
   */
  async chosen(userId: number, { place, lat, lng }: EmergencyPlaceDto): Promise<Address | null> {
    if (place === undefined) return null;
    if (place === 'here') {
      if (lat === undefined || lng === undefined)
        throw new ValidationFailure([{ path: 'lat', key: 'required', params: {} }]);
      return this.places.at({ lat, lon: lng });
    }
    const person = await this.details.find(userId);
    const address = (place === 'home' ? person?.residential : person?.arrival) ?? null;
    if (!person || !address) throw new ValidationFailure([{ path: 'place', key: 'choice', params: {} }]);
    return address === countedAddress(person) ? null : address;
  }
}
