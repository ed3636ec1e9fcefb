import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { eventName } from '../needs/index.js';
import { OptionsService } from '../options/index.js';
import { PlacesService } from '../places/index.js';
import type { EventRecord } from './events.types.js';

/** SQL for the type of an event, an option `o`, in a language. */
export const EVENT_TYPE: Readonly<Record<Locale, string>> = { 'he-IL': 'o.label_he', 'en-US': 'o.label_en' };

/** SQL for the order of events `e` by their names in a language; towns are compared as they are kept. */
export function eventNameOrder(locale: Locale): string {
  const exercise = serverText(locale, 'messages.exerciseName', { name: '' });
  return `concat(CASE WHEN e.is_exercise THEN '${exercise}' END, ${EVENT_TYPE[locale]}, ' ', e.city)`;
}

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
