import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { eventName } from '../needs/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import type { EventRecord } from './events.types.js';

/** The name of an event: its type and its town, in the reader's language. */
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
    return new Map(
      events.map((event) => [
        event.id,
        markedName(
          event,
          eventName(labels.get(event.eventListId) ?? '', this.places.townName(event.city, locale)),
          locale,
        ),
      ]),
    );
  }

  async name(event: EventRecord, locale: Locale): Promise<string> {
    return (await this.names([event], locale)).get(event.id) ?? '';
  }
}

/** Marks the name of an exercise, on every screen (rule 161). */
function markedName({ isExercise }: EventRecord, name: string, locale: Locale): string {
  return isExercise ? serverText(locale, 'messages.exerciseName', { name }) : name;
}
