import type { Locale } from '@karov/domain';
import { serverText } from '@karov/i18n/server';
import type { ActivityLine } from './activity.types.js';

const THINGS = ['signature', 'approval', 'help_profile', 'volunteer_information'] as const;

/** What a member of staff viewed, in words. */
export function accessText(
  { action, newValues }: Pick<ActivityLine, 'action' | 'newValues'>,
  locale: Locale,
): string {
  if (action === 'looked' || action === 'exported') return serverText(locale, `answers.readThing.${action}`);
  const thing = THINGS.find((known) => known === newValues['what']);
  return serverText(locale, thing ? `answers.readThing.${thing}` : 'answers.readThing.other');
}
