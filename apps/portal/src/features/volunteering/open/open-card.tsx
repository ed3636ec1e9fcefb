import type { OpenApplication } from '@karov/api-client';
import { useText } from '../../../core/text.js';
import { StatusBadge } from '../../../design/badge/status-badge.js';
import { Button } from '../../../design/button/button.js';
import { Card } from '../../../design/card/card.js';
import { Icon } from '../../../design/icon/icon.js';
import { Headline } from '../headline.js';
import { RequestDetails } from '../request-details.js';
import { RequestHead } from '../request-head.js';
import { RequestWords } from '../request-words.js';

interface OpenCardProps {
  request: OpenApplication;
  stateName: (key: string) => string;
  isBusy: boolean;
  /** the page already explains above the list why none of the requests can be taken on now */
  isObstacleKnown?: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** Id of a request's card, the target of links on the map. */
export function cardId(requestId: number): string {
  return `request-${requestId}`;
}

/**
 * One open request, with its two answers and a field for a message; if there is an obstacle, it is explained,
 * and only the second answer remains.
 */
export function OpenCard({ request, stateName, isBusy, isObstacleKnown = false, onAnswer }: OpenCardProps) {
  const t = useText();
  const what = request.category.label;
  const titleId = `${cardId(request.id)}-title`;
  return (
    <article className="request" id={cardId(request.id)} tabIndex={-1} aria-labelledby={titleId}>
      <Card>
        <RequestHead id={titleId} request={request}>
          {request.is_asked && (
            <StatusBadge tone="info" icon="bell">
              {t('volunteering.asked')}
            </StatusBadge>
          )}
          <div className="request__note">
            <RequestWords request={request} />
          </div>
        </RequestHead>
        <Headline request={request} />
        <RequestDetails request={request} stateName={stateName} />
        {request.obstacle !== null && !isObstacleKnown && (
          <p className="request__obstacle">
            <Icon name="info" />
            <span>
              {t('volunteering.obstacle')}: <strong>{request.obstacle}</strong>
            </span>
          </p>
        )}
        <div className="buttons">
          {request.obstacle === null && (
            <Button
              icon="check"
              isBusy={isBusy}
              aria-label={t('volunteering.acceptOf', { what })}
              onClick={() => onAnswer(true)}
            >
              {t('volunteering.accept')}
            </Button>
          )}
          <Button
            kind="quiet"
            isBusy={isBusy}
            aria-label={t('volunteering.declineOf', { what })}
            onClick={() => onAnswer(false)}
          >
            {t('volunteering.decline')}
          </Button>
        </div>
      </Card>
    </article>
  );
}
