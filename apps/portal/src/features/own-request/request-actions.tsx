import type { OwnApplication } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { useState } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Icon } from '../../design/icon/icon.js';
import { Link } from '../../design/link/link.js';
import { againPath } from '../../shared/own-request/request-words.js';
import { EndDialog } from './end-dialog.js';

/** The actions on the request that the server allows the person. */
export function RequestActions({ request, onChange }: { request: OwnApplication; onChange: () => void }) {
  const t = useText();
  const [isEnding, setEnding] = useState(false);
  const { id, abilities, category_id } = request;
  const may = (ability: OwnApplication['abilities'][number]) => abilities.includes(ability);
  if (!['close', 'ask_again', 'chat'].some((name) => abilities.some((ability) => ability === name)))
    return null;
  return (
    <section className="own-request__actions" aria-label={t('ownRequest.actions')}>
      {may('ask_again') && (
        <Link className="button button--primary" to={againPath(PAGES.NewHelpRequest.path, id)}>
          {t('ownRequest.askAgain')}
        </Link>
      )}
      {may('chat') && (
        <Link className="button button--secondary" to={`${PAGES.Messages.path}?category_id=${category_id}`}>
          <Icon name="chat" />
          {t('ownRequest.chat')}
        </Link>
      )}
      {may('close') && (
        <Button kind="secondary" onClick={() => setEnding(true)}>
          {t('ownRequest.cancel')}
        </Button>
      )}
      {isEnding && (
        <EndDialog
          id={id}
          onDone={() => {
            setEnding(false);
            onChange();
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </section>
  );
}
