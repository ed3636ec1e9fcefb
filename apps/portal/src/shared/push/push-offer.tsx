import type { AuthRecord } from '@karov/api-client';
import { useEffect, useId, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Button } from '../../design/button/button.js';
import { announcement } from '../page-heading.js';
import { loadPush, turnPushOn } from './push-browser.js';
import { pushDeclined, pushMoment } from './push-moment.js';
import './push.css';

/** The focused element no longer exists, so the focus moves to the page. */
function close(): void {
  pushMoment.set(false);
  document.getElementById('main')?.focus();
}

/** Offers notifications in our own words first; the browser asks only those who say yes (rule 185). */
export default function PushOffer({ person }: { person: Pick<AuthRecord, 'id' | 'role'> }) {
  const t = useText();
  const id = useId();
  const { data } = useLoad(loadPush);
  const [isBusy, setBusy] = useState(false);
  const publicKey = data?.public_key ?? null;
  const title = t('push.offerTitle');
  // The offer comes after the page, which matters more, so it does not take the page's focus.
  useEffect(() => {
    if (publicKey !== null) announcement.set(title);
  }, [publicKey, title]);
  if (publicKey === null) return null;
  const decline = () => {
    pushDeclined.set(true);
    close();
  };
  const accept = () => {
    setBusy(true);
    turnPushOn(person.id, publicKey)
      .then((here) => {
        showToast(here === 'on' ? 'done' : 'info', t(here === 'on' ? 'push.turnedOn' : 'push.notAllowed'));
        close();
      })
      .catch((error: unknown) => {
        toastFailure(error);
        setBusy(false);
      });
  };
  return (
    <section className="push-offer no-print" aria-labelledby={id}>
      <h2 className="push-offer__title" id={id}>
        {title}
      </h2>
      <p>{t(person.role === 'volunteer' ? 'push.offerVolunteer' : 'push.offerSeeker')}</p>
      <div className="push-offer__acts">
        <Button icon="bell" isBusy={isBusy} onClick={accept}>
          {t('push.accept')}
        </Button>
        <Button kind="quiet" onClick={decline}>
          {t('push.notNow')}
        </Button>
      </div>
    </section>
  );
}
