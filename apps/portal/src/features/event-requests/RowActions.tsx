import { Link } from 'react-router';
import type { VolunteerEventRequestRow } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';
import { actionsOf, type RequestAction } from './request-actions.js';

interface RowActionsProps {
  row: VolunteerEventRequestRow;
  onAction: (action: RequestAction) => void;
  onHistory: () => void;
}

const KINDS = { complete: 'primary', reject: 'secondary' } as const;

/** The buttons of a row, its history and the way to the team; their spoken names say which row they belong to. */
export function RowActions({ row, onAction, onHistory }: RowActionsProps) {
  const t = useText();
  const nameOf = (action: string) => t('requests.actionOn', { action, event: row.event.name });
  return (
    <div className="row row-actions">
      {actionsOf(row).map((action) => (
        <Button key={action} kind={KINDS[action]} aria-label={nameOf(t(`requests.${action}`))} onClick={() => onAction(action)}>
          {t(`requests.${action}`)}
        </Button>
      ))}
      <Button kind="quiet" aria-label={nameOf(t('requests.history'))} onClick={onHistory}>
        {t('requests.history')}
      </Button>
      <Link className="button button--quiet" to={`${PAGES.Messages.path}?event_id=${row.event.id}`} aria-label={nameOf(t('requests.chat'))}>
        {t('requests.chat')}
      </Link>
    </div>
  );
}
