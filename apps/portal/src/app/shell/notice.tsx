import { useStore } from '@karov/web';
import { notice } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Alert } from '../../design/alert/alert.js';
import { Button } from '../../design/button/button.js';

/** Shows what happened to the session or to the person's access, until the message is closed. */
export function Notice() {
  const t = useText();
  const text = useStore(notice);
  if (text === null) return null;
  return (
    <Alert tone="danger" isUrgent>
      <p>{text}</p>
      <Button kind="secondary" onClick={() => notice.set(null)}>
        {t('shell.closeNotice')}
      </Button>
    </Alert>
  );
}
