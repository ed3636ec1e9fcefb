import { addressForDisplay, type DistanceBand, type Locale } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { serverText } from '@karov/i18n/server';
import { Inject, Injectable } from '@nestjs/common';
import type { AppConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { bandText, type NeedText, paramsIn } from '../needs/index.js';
import type { Texts } from '../notifications/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import type { EventRecord } from './events.types.js';

/** The parts of an event's name. */
export type NamedEvent = Pick<
  EventRecord,
  'eventListId' | 'city' | 'addressText' | 'typeOfHelpRequired' | 'isExercise'
>;

/** The name of an event: its type and its town, in the reader's language. */
@Injectable()
export class EventWords {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly options: OptionsService,
    private readonly places: PlacesService,
  ) {}

  /** Names of many events in one language. */
  async names(events: readonly EventRecord[], locale: Locale): Promise<Map<number, string>> {
    const labels = await this.options.labels(
      events.map((event) => event.eventListId),
      locale,
    );
    return new Map(
      events.map((event) => [
        event.id,
        markedName(
          event,
          nameOf(labels.get(event.eventListId) ?? '', this.places.townName(event.city, locale)),
          locale,
        ),
      ]),
    );
  }

  async name(event: EventRecord, locale: Locale): Promise<string> {
    return (await this.names([event], locale)).get(event.id) ?? '';
  }

  /**
   * A message about an event in both languages; `%{event}` and `%{city}` are filled. An exercise's message
   * begins with that word.
   */
  async texts(
    event: NamedEvent,
    key: NeedText,
    params: TextParams = {},
    band: DistanceBand | null = null,
  ): Promise<Texts> {
    const labels = await this.options.allLabels(event.eventListId);
    const name = (locale: Locale) => nameOf(labels[locale], this.places.townName(event.city, locale));
    const inLocale = (locale: Locale) => {
      const text = serverText(locale, key, {
        event: name(locale),
        come: serverText(
          locale,
          event.typeOfHelpRequired === 'phone' ? 'requests.messages.comePhone' : 'requests.messages.come',
        ),
        city: this.places.townName(event.city, locale) || addressForDisplay(event.addressText),
        distance: bandText(band, locale),
        ...paramsIn(params, locale),
      });
      return event.isExercise && !this.config.exercise
        ? serverText(locale, 'messages.exercise', { text })
        : text;
    };
    return { 'he-IL': inLocale('he-IL'), 'en-US': inLocale('en-US') };
  }
}

/** On every screen an exercise is marked as one (rule 161). */
function markedName({ isExercise }: EventRecord, name: string, locale: Locale): string {
  return isExercise ? serverText(locale, 'messages.exerciseName', { name }) : name;
}

function nameOf(label: string, city: string): string {
  return city ? `${label} · ${city}` : label;
}
