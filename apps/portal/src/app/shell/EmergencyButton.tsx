import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { AuthRecord } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { notice } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';
import { accountState } from '../../shared/account-state.js';

type EmergencyDialog = ComponentType<{ onClose: () => void }>;

const loadDialog = () => import('../../shared/emergency/EmergencyDialog.js');

/** The question behind the button: fetched once the page is there, so that it also opens when the network is gone by then. */
function useDialog(isWanted: boolean): { Dialog: EmergencyDialog | null; fetch: () => Promise<void> } {
  const [Dialog, setDialog] = useState<EmergencyDialog | null>(null);
  const fetch = async () => {
    const { default: Loaded } = await loadDialog();
    setDialog(() => Loaded);
  };
  useEffect(() => {
    if (isWanted) fetch().catch(() => null);
  }, [isWanted]);
  return { Dialog, fetch };
}

/** One step to help from every page, for help seekers with a disability (part 1 §§1, 6); its own page has a larger one. */
export function EmergencyButton({ person }: { person: AuthRecord }) {
  const t = useText();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const isOffered = person.role === 'user' && accountState(person) === null;
  const { Dialog, fetch } = useDialog(isOffered);
  if (!isOffered || pathname === PAGES.Emergency.path) return null;

  const press = () => {
    setAsking(true);
    if (!Dialog) fetch().catch(() => notice.set(t('emergency.offline')));
  };
  return (
    <div className="sos no-print">
      <Button kind="danger" icon="alert" onClick={press}>
        {t('emergency.button')}
      </Button>
      {isAsking && Dialog && <Dialog onClose={() => setAsking(false)} />}
    </div>
  );
}
