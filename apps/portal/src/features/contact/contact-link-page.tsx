import { ValidationError } from '@karov/api-client';
import { useCallback } from 'react';
import { useParams } from 'wouter';
import { api } from '../../core/api.js';
import { useText } from '../../core/text.js';
import { useLoad } from '../../core/use-load.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LinkOver } from '../../shared/link-over.js';
import { LoadFailure } from '../../shared/load-failure.js';
import { Conversation } from './conversation.js';

/**
 * A visitor's conversation with the support desk, behind the link of an e-mail (rule 187). Opening it changes
 * nothing.
 */
export default function ContactLinkPage() {
  const t = useText();
  const { code = '' } = useParams();
  const { data, error, reload } = useLoad(
    useCallback(() => api.get('/contacts/link/{code}', { params: { path: { code } } }), [code]),
  );
  const send = async (words: string, captcha: string | null) =>
    (
      await api.send('POST', '/contacts/link/{code}', {
        params: { path: { code } },
        body: { words, captcha: captcha ?? '' },
      })
    ).data;
  if (error instanceof ValidationError) {
    return (
      <div className="page page--text">
        <LinkOver title={t('contact.linkOver')} texts={error.allTexts()} />
      </div>
    );
  }
  if (data === null)
    return error === null ? <Spinner /> : <LoadFailure text={t('contact.failed')} onRetry={reload} />;
  return (
    <div className="page page--text">
      <Conversation thread={data} hasCaptcha send={send} />
    </div>
  );
}
