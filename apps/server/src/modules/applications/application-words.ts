import { addressForDisplay, type DistanceBand, type Locale } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { serverText } from '@karov/i18n/server';
import { Injectable } from '@nestjs/common';
import { CategoriesService } from '../categories/index.js';
import { bandText, type NeedText, paramsIn } from '../needs/index.js';
import type { Texts } from '../notifications/index.js';
import { PlacesService } from '../places/index.js';
import type { ApplicationRecord } from './applications.types.js';

/** The name of a request in messages: its category, its town and its time, in the reader's language. */
@Injectable()
export class ApplicationWords {
  constructor(
    private readonly categories: CategoriesService,
    private readonly places: PlacesService,
  ) {}

  /** A message in both languages; `%{category}`, `%{city}` and `%{when}` are filled. */
  async texts(
    application: ApplicationRecord,
    key: NeedText,
    params: TextParams = {},
    band: DistanceBand | null = null,
  ): Promise<Texts> {
    const category = await this.categories.find(application.categoryId);
    const inLocale = (locale: Locale, name: string) => {
      const city =
        this.places.townName(application.originCity, locale) || addressForDisplay(application.originText);
      const come = serverText(
        locale,
        application.helpType === 'phone' ? 'requests.messages.comePhone' : 'requests.messages.come',
      );
      return serverText(locale, key, {
        come,
        category: name,
        city,
        when: whenOf(application, locale),
        distance: bandText(band, locale),
        ...paramsIn(params, locale),
      });
    };
    return {
      'he-IL': inLocale('he-IL', category?.nameHe ?? ''),
      'en-US': inLocale('en-US', category?.nameEn ?? ''),
    };
  }
}

/** ", 02.03.2026 09:00" for a ride, ", until 05.03.2026" for other help, nothing for an emergency. */
function whenOf(
  application: Pick<ApplicationRecord, 'arrivalDate' | 'arrivalTime' | 'expirationDate'>,
  locale: Locale,
): string {
  const { arrivalDate, arrivalTime, expirationDate } = application;
  if (arrivalDate !== null)
    return serverText(locale, 'requests.messages.when', {
      day: dayText(arrivalDate),
      time: arrivalTime ?? '',
    });
  return expirationDate === null
    ? ''
    : serverText(locale, 'requests.messages.until', { day: dayText(expirationDate) });
}

function dayText(day: string): string {
  return day.split('-').reverse().join('.');
}
