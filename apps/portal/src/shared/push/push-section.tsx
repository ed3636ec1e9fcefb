import type { AuthRecord, PushDevice } from '@karov/api-client';
import { isolated } from '@karov/domain';
import { useStore } from '@karov/web';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { formatDateTime } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { type Key, useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Button } from '../../design/button/button.js';
import { Checkbox } from '../../design/choices/checkbox.js';
import { FoldedSection } from '../../design/section/folded-section.js';
import { loadPush, type PushHere, pushHere, turnPushOff, turnPushOn } from './push-browser.js';
import { pushOwner } from './push-moment.js';

/** The reasons why notifications cannot be switched on or off here. */
const WHY: Readonly<Partial<Record<PushHere, Key>>> = {
  blocked: 'push.blocked',
  install: 'push.install',
  impossible: 'push.impossible',
};
const shown = (iso: string): string => isolated(formatDateTime(iso));

function Device({ row, isHere, onEnd }: { row: PushDevice; isHere: boolean; onEnd: () => Promise<void> }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    onEnd()
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <li className="device">
      <div>
        <strong className="device__name">{row.device}</strong>
        {isHere && <> · {t('push.thisDevice')}</>}
        <p>{t('push.since', { time: shown(row.created_at) })}</p>
      </div>
      {!isHere && (
        <Button
          kind="secondary"
          isBusy={isBusy}
          aria-label={t('push.endOf', { device: row.device })}
          onClick={press}
        >
          {t('push.end')}
        </Button>
      )}
    </li>
  );
}

/**
 * Notifications on this device, with a switch, and the person's other devices with notifications (rule 185).
 */
export default function PushSection({ person }: { person: Pick<AuthRecord, 'id'> }) {
  const t = useText();
  const { data, reload } = useLoad(loadPush);
  const owner = useStore(pushOwner);
  const [isBusy, setBusy] = useState(false);
  const publicKey = data?.public_key ?? null;
  if (!data || publicKey === null) return null;
  const here = pushHere(person.id);
  const why = WHY[here];
  const isOn = here === 'on' && data.devices.some(({ id }) => id === owner?.deviceId);
  const change = async (isWanted: boolean) => {
    const now = isWanted ? await turnPushOn(person.id, publicKey) : await turnPushOff();
    if (isWanted && now !== 'on') showToast('info', t('push.notAllowed'));
    else showToast('done', t(isWanted ? 'push.turnedOn' : 'push.turnedOff'));
    reload();
  };
  const press = (isWanted: boolean) => {
    if (isBusy) return;
    setBusy(true);
    change(isWanted)
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  const end = async (id: number) => {
    await api.act('DELETE', '/push/devices/{id}', { params: { path: { id } } });
    showToast('done', t('push.ended'));
    reload();
  };
  return (
    <FoldedSection title={t('push.title')}>
      <p>{t('push.text')}</p>
      {why ? <p>{t(why)}</p> : <Checkbox label={t('push.here')} isChecked={isOn} onChange={press} />}
      {data.devices.length > 0 && (
        <ul className="devices">
          {data.devices.map((row) => (
            <Device key={row.id} row={row} isHere={row.id === owner?.deviceId} onEnd={() => end(row.id)} />
          ))}
        </ul>
      )}
    </FoldedSection>
  );
}
