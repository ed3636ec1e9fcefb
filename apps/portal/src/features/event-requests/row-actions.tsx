import type { VolunteerEventRequestRow } from '@karov/api-client';
import { PAGES, type ProgressStep } from '@karov/domain';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Link } from '../../design/link/link.js';
import { ACT_WORDS } from '../../shared/go-there/act-words.js';
import { WordsButton } from '../../shared/words/words-button.js';
import { ACTION_LABELS, actionsOf, maySpeak, type RequestAction, stepsOf } from './request-actions.js';

interface RowActionsProps {
  row: VolunteerEventRequestRow;
  onAction: (action: RequestAction) => void;
  onStepped: () => void;
  onHistory: () => void;
}

/**
 * The buttons of a row: the next step first, then its history and the link to the team. Their accessible
 * names include the row.
 */
export function RowActions({ row, onAction, onStepped, onHistory }: RowActionsProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const nameOf = (action: string) => t('requests.actionOn', { action, event: row.event.name });
  const steps = stepsOf(row);
  const take = async (step: ProgressStep) => {
    await api.act('PATCH', '/volunteer/event-user-requests/{id}', {
      params: { path: { id: row.id } },
      body: { progress: step },
    });
    showToast('done', t(ACT_WORDS[step].done));
    onStepped();
  };
  const tell = (words: string) =>
    api.act('POST', '/volunteer/event-user-requests/{id}/words', {
      params: { path: { id: row.id } },
      body: { words },
    });
  const press = (step: ProgressStep) => {
    setBusy(true);
    take(step)
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <div className="row row-actions">
      {steps.map((step) => (
        <Button
          key={step}
          isBusy={isBusy}
          aria-label={nameOf(t(ACT_WORDS[step].label))}
          onClick={() => press(step)}
        >
          {t(ACT_WORDS[step].label)}
        </Button>
      ))}
      {actionsOf(row).map((action) => (
        <Button
          key={action}
          kind={action === 'complete' && steps.length === 0 ? 'primary' : 'secondary'}
          aria-label={nameOf(t(ACTION_LABELS[action]))}
          onClick={() => onAction(action)}
        >
          {t(ACTION_LABELS[action])}
        </Button>
      ))}
      {maySpeak(row) && <WordsButton what={row.event.name} send={tell} />}
      {!row.is_reserve && (
        <Button kind="quiet" aria-label={nameOf(t('requests.history'))} onClick={onHistory}>
          {t('requests.history')}
        </Button>
      )}
      <Link
        className="button button--quiet"
        to={`${PAGES.Messages.path}?event_id=${row.event.id}`}
        aria-label={nameOf(t('requests.chat'))}
      >
        {t('requests.chat')}
      </Link>
    </div>
  );
}
