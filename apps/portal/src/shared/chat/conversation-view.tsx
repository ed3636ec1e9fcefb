import { LIMITS } from '@karov/domain';
import type { FormEvent } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { TextArea } from '../../design/field/text-area.js';
import { Spinner } from '../../design/spinner/spinner.js';
import { LoadFailure } from '../load-failure.js';
import type { ChatAddress } from './chat-address.js';
import { sayTyping } from './live-chat.js';
import { MessageLog } from './message-log.js';
import { PictureField } from './picture-field.js';
import { TypingLine } from './typing-line.js';
import { useConversation } from './use-conversation.js';
import './chat.css';

/** A conversation with the team: its messages, and the field for the next message (rule 37). */
export function ConversationView({ address, focusId }: { address: ChatAddress; focusId?: number | null }) {
  const t = useText();
  const { messages, error, reload, text, fault, phase, picture, write, send } = useConversation(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const type = (typed: string) => {
    write(typed);
    if (typed.trim() !== '') sayTyping(address);
  };
  if (messages === null)
    return error === null ? <Spinner /> : <LoadFailure text={t('chat.failed')} onRetry={reload} />;
  return (
    <div className="stack">
      {error !== null && <LoadFailure text={t('chat.failed')} onRetry={reload} />}
      <MessageLog messages={messages} focusId={focusId ?? null} />
      <TypingLine address={address} messages={messages} />
      <form className="stack" onSubmit={submit} noValidate>
        <TextArea
          label={t('chat.write')}
          value={text}
          error={fault}
          maxLength={LIMITS.noteMax}
          onChange={type}
        />
        <PictureField picture={picture} isBusy={phase === 'sending'} />
        <div className="row">
          <Button type="submit" isBusy={phase !== 'open' || picture.isPreparing}>
            {t(phase === 'sending' ? 'chat.sending' : 'chat.send')}
          </Button>
          <span role="status">{phase === 'sent' && t('chat.sent')}</span>
        </div>
      </form>
    </div>
  );
}
