import { addressForDisplay, isolated } from '@karov/domain';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../core/dates.js';
import type { Translate } from '../../core/text.js';

interface LinkEvent {
  name: string;
  address: string;
  created_at: string;
  description: string;
  manager: { full_name: string };
}

export interface Fact {
  name: string;
  value: ReactNode;
}

/** The event's details on a link page (rule 125). */
export function eventFacts(t: Translate, event: LinkEvent): Fact[] {
  return [
    { name: t('answer.manager'), value: event.manager.full_name },
    { name: t('answer.event'), value: event.name },
    { name: t('answer.address'), value: addressForDisplay(event.address) },
    { name: t('answer.created'), value: isolated(formatDateTime(event.created_at)) },
    ...(event.description ? [{ name: t('answer.about'), value: event.description }] : []),
  ];
}
