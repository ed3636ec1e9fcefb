import type { OwnData } from '@karov/api-client';
import { useState } from 'react';
import { api } from '../../core/api.js';
import { toastFailure } from '../../core/failures.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { DataReport } from './data-report.js';

/** Saves a file to the browser's downloads. */
function saveFile(data: OwnData): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `karov-${data.written_at.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** All stored data about a person, as a file and as a page to read and print. */
export function DownloadSection() {
  const t = useText();
  const [data, setData] = useState<OwnData | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fetchAnd = (use: (fetched: OwnData) => void) => () => {
    setBusy(true);
    api
      .get('/auth/privacy/download')
      .then(use)
      .catch(toastFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section className="stack" aria-labelledby="download">
      <h2 id="download" className="no-print">
        {t('profile.data.download')}
      </h2>
      <p className="no-print">{t('profile.data.downloadText')}</p>
      <div className="row no-print">
        <Button kind="secondary" isBusy={isBusy} onClick={fetchAnd(saveFile)}>
          {t('profile.data.json')}
        </Button>
        <Button kind="secondary" isBusy={isBusy} onClick={fetchAnd(setData)}>
          {t('profile.data.show')}
        </Button>
        {data && (
          <Button kind="quiet" onClick={() => print()}>
            {t('profile.data.print')}
          </Button>
        )}
      </div>
      {data && <DataReport data={data} />}
    </section>
  );
}
