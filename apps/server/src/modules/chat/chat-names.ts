import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { PlacesService } from '../places/index.js';
import type { Conversation } from './chat.types.js';

/** The subject of a conversation, in the reader's language: an event's type and town, or a category. */
@Injectable()
export class ChatNames {
  constructor(private readonly places: PlacesService) {}

  of({ context, nameHe, nameEn, city, isExercise }: Conversation, locale: Locale): string {
    const kind = locale === 'he-IL' ? nameHe : nameEn;
    const name = city === '' ? kind : `${kind} · ${this.places.townName(city, locale)}`;
    return isExercise && context === 'event' ? serverText(locale, 'messages.exerciseName', { name }) : name;
  }
}
