import type { UserDetailCheck } from '@karov/api-client';
import { addressForDisplay } from '@karov/domain';
import { useText } from '../../../core/text.js';
import { Card, FactList } from '../../../design/card/card.js';
import { RadioGroup } from '../../../design/choices/radio-group.js';
import type { VisitorOptions } from './use-visitor-request.js';

interface KnownPersonProps {
  previous: NonNullable<UserDetailCheck['previous']>;
  options: VisitorOptions;
  usesPrevious: boolean;
  onChoose: (usesPrevious: boolean) => void;
}

/** For a known phone, nothing is asked again unless the person wants to give other details. */
export function KnownPerson({ previous, options, usesPrevious, onChoose }: KnownPersonProps) {
  const t = useText();
  const named = options.disabilities
    .filter(({ id }) => previous.disability_id.some((own) => own === id))
    .map(({ label }) => label);
  const said = (text: string) => text || t('visitorRequest.nothing');
  return (
    <Card>
      <h2>{t('visitorRequest.knownTitle')}</h2>
      <RadioGroup
        label={t('visitorRequest.knownQuestion')}
        value={usesPrevious ? 'previous' : 'new'}
        entries={[
          { value: 'previous', label: t('visitorRequest.usePrevious') },
          { value: 'new', label: t('visitorRequest.useNew') },
        ]}
        onChange={(value) => onChoose(value === 'previous')}
      />
      {usesPrevious && (
        <FactList
          facts={[
            { name: t('visitorRequest.full_name'), value: said(previous.full_name) },
            { name: t('visitorRequest.email'), value: said(previous.email ?? '') },
            { name: t('visitorRequest.disability_id'), value: said(named.join(', ')) },
            {
              name: t('visitorRequest.residential_address'),
              value: said(addressForDisplay(previous.residential_address)),
            },
            {
              name: t('visitorRequest.arrival_address'),
              value: said(addressForDisplay(previous.arrival_address)),
            },
          ]}
        />
      )}
    </Card>
  );
}
