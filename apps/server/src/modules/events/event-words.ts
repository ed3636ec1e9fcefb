import { Injectable } from '@nestjs/common';
import { addressForDisplay, type DistanceBand, type Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import type { TextParams } from '@karov/i18n';
import { OptionsService } from '../options/index.js';
import { bandText, type NeedText } from '../needs/index.js';
import type { Texts } from '../notifications/index.js';
import { PlacesService } from '../places/index.js';
import type { EventRecord } from './events.types.js';

/** What an event is called: its type and its town, in the reader's language. */
@Injectable()
export class EventWords {
  constructor(
    private readonly options: OptionsService,
    private readonly places: PlacesService,
  ) {}

  /** Names of many events in one language. */
  async names(events: readonly EventRecord[], locale: Locale): Promise<Map<number, string>> {
    const labels = await this.options.labels(
      events.map((event) => event.eventListId),
      locale,
    );
    return new Map(events.map((event) => [event.id, nameOf(labels.get(event.eventListId) ?? '', this.places.townName(event.city, locale))]));
  }

  async name(event: EventRecord, locale: Locale): Promise<string> {
    return (await this.names([event], locale)).get(event.id) ?? '';
  }

  /** A message about an event in both languages; `%{event}` and `%{city}` are filled. */
  async texts(event: EventRecord, key: NeedText, params: TextParams = {}, band: DistanceBand | null = null): Promise<Texts> {
    const labels = await this.options.allLabels(event.eventListId);
    const name = (locale: Locale) => nameOf(labels[locale], this.places.townName(event.city, locale));
    const inLocale = (locale: Locale) =>
      serverText(locale, key, {
        event: name(locale),
        city: this.places.townName(event.city, locale) || addressForDisplay(event.addressText),
        distance: bandText(band, locale),
        ...params,
      });
    return { 'he-IL': inLocale('he-IL'), 'en-US': inLocale('en-US') };
  }
}

function nameOf(label: string, city: string): string {
  return city ? `${label} · ${city}` : label;
}
