import type { OwnApplication } from '@karov/api-client';
import { addressForDisplay, CATEGORY_TYPES, isolated, localDay } from '@karov/domain';
import { formatDateTime } from '../../core/dates.js';
import { useNearDay } from '../../core/near-day.js';
import { useText } from '../../core/text.js';
import { FactList } from '../../design/card/card.js';
import { whenText } from '../../shared/own-request/request-words.js';
import { typedText } from '../../shared/typed-text.js';

export function RequestFacts({ request }: { request: OwnApplication }) {
  const t = useText();
  const near = useNearDay();
  const { description, origin_address, destination_address, system_notes, ended_by, created_at, category } =
    request;
  const facts = [
    { name: t('ownRequest.what'), value: typedText(description) },
    { name: t('ownRequest.when'), value: whenText(t, near, request) },
    {
      name: t(category.type === CATEGORY_TYPES.ride ? 'ownRequest.from' : 'ownRequest.where'),
      value: addressForDisplay(origin_address),
    },
    { name: t('ownRequest.to'), value: addressForDisplay(destination_address) },
    {
      name: t(ended_by === 'seeker' ? 'ownRequest.ownNote' : 'ownRequest.note'),
      value: system_notes ? typedText(system_notes) : '',
    },
    {
      name: t('ownRequest.made'),
      value: t('ownRequest.at', {
        day: near.full(localDay(new Date(created_at))),
        time: isolated(formatDateTime(created_at).slice(-5)),
      }),
    },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== '')} />;
}
