import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../core/text.js';
import { ConfirmDialog } from '../../design/dialog/ConfirmDialog.js';

/** The path of this site to which a press leads, when it would leave the page in this tab. */
function pathPressed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  return link.pathname === location.pathname ? null : link.pathname + link.search;
}

/** Asks before changes are lost: by a link of the portal, and by closing or reloading the page. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const [path, setPath] = useState<string | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const askBrowser = (event: Event) => event.preventDefault();
    const askFirst = (event: MouseEvent) => {
      const pressed = pathPressed(event);
      if (pressed === null) return;
      event.preventDefault();
      event.stopPropagation();
      setPath(pressed);
    };
    addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', askFirst, { capture: true });
    return () => {
      removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askFirst, { capture: true });
    };
  }, [isDirty]);

  if (path === null) return null;
  return (
    <ConfirmDialog title={t('profile.leave.title')} confirmLabel={t('profile.leave.confirm')} kind="danger" isBusy={false} onConfirm={() => void navigate(path)} onClose={() => setPath(null)}>
      <p>{t('profile.leave.text')}</p>
    </ConfirmDialog>
  );
}
