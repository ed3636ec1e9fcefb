import type { OpenPlace } from '@karov/api-client';
import { useEffect, useRef } from 'react';
import { useText } from '../../../core/text.js';
import { Button } from '../../../design/button/button.js';

interface PinRequestsProps {
  title: string;
  requests: readonly OpenPlace[];
  placeOf: (request: OpenPlace) => string;
  onChoose: (request: OpenPlace) => void;
  onClose: () => void;
}

/** The requests of a pin that has several: each links to its card. */
export function PinRequests({ title, requests, placeOf, onChoose, onClose }: PinRequestsProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <section className="pin-requests" aria-label={title}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <ul className="pin-requests__list">
        {requests.map((request) => (
          <li key={request.id}>
            <button className="pin-requests__one" type="button" onClick={() => onChoose(request)}>
              <strong>{[request.category, placeOf(request)].filter(Boolean).join(', ')}</strong>
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={onClose}>
        {t('common.words.close')}
      </Button>
    </section>
  );
}
