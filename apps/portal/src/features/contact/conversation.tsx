import type { ContactReply, OwnContactThread } from '@karov/api-client';
import { ValidationError } from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../core/dates.js';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useText } from '../../core/text.js';
import { StatusBadge } from '../../design/badge/status-badge.js';
import { Button } from '../../design/button/button.js';
import { Captcha } from '../../design/captcha/captcha.js';
import { TextArea } from '../../design/field/text-area.js';
import { linkedText } from '../../shared/linked-text.js';
import { PageHeading } from '../../shared/page-heading.js';
import '../../shared/chat/chat.css';

const TONES = { new: 'waiting', answered: 'done', closed: 'neutral' } as const;

interface ConversationProps {
  thread: OwnContactThread;
  /** true for signed-out visitors, who must solve a captcha */
  hasCaptcha: boolean;
  /** sends a message and returns the conversation with it */
  send: (words: string, captcha: string | null) => Promise<OwnContactThread>;
}

/** A conversation with the support desk: all its messages, and a field for the next one (rule 187). */
export function Conversation({ thread: loaded, hasCaptcha, send }: ConversationProps) {
  const t = useText();
  const [sent, setSent] = useState<OwnContactThread | null>(null);
  const thread = sent ?? loaded;
  return (
    <>
      <PageHeading>{thread.subject}</PageHeading>
      <p>
        <StatusBadge tone={TONES[thread.state]}>{t(`contact.states.${thread.state}`)}</StatusBadge>
      </p>
      <ol className="chat__list" aria-label={t('contact.conversation')}>
        <Message isMine who={t('contact.me')} at={thread.created_at} words={thread.message} />
        {thread.replies.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ol>
      {thread.state === 'closed' && <p>{t('contact.closedHint')}</p>}
      <WriteOn hasCaptcha={hasCaptcha} send={send} onSent={setSent} />
    </>
  );
}

function Reply({
  reply: { is_staff: isStaff, author, way, words, written_at: at },
}: {
  reply: ContactReply;
}) {
  const t = useText();
  const team = author === '' ? t('contact.team') : t('contact.teamNamed', { name: author });
  return (
    <Message
      isMine={!isStaff}
      who={isStaff ? team : t('contact.me')}
      at={at}
      words={isStaff && way === 'phone' ? t('contact.called') : words}
    />
  );
}

function Message({ isMine, who, at, words }: { isMine: boolean; who: string; at: string; words: string }) {
  return (
    <li className={isMine ? 'chat__message chat__message--mine' : 'chat__message'}>
      <span className="chat__meta">
        <strong>{who}</strong>{' '}
        <time className="ltr" dateTime={at}>
          {formatDateTime(at)}
        </time>
      </span>
      <p>
        <bdi>{linkedText(words)}</bdi>
      </p>
    </li>
  );
}

/** The field for the next message; a failed call loses no input. */
function WriteOn({
  hasCaptcha,
  send,
  onSent,
}: Omit<ConversationProps, 'thread'> & { onSent: (thread: OwnContactThread) => void }) {
  const t = useText();
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [captcha, setCaptcha] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const done = (thread: OwnContactThread) => {
    setWords('');
    onSent(thread);
    showToast('done', t('contact.added'));
  };
  const failed = (error: unknown) => {
    if (error instanceof ValidationError) setFault(error.allTexts()[0] ?? error.message);
    else toastFailure(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (words.trim() === '') return setFault(t('contact.wordsMissing'));
    if (hasCaptcha && captcha === null) return setFault(t('captcha.required'));
    setBusy(true);
    send(words.trim(), captcha)
      .then(done, failed)
      .finally(() => {
        setBusy(false);
        setCaptcha(null);
        setRound((last) => last + 1);
      });
  };
  const change = (value: string) => {
    setWords(value);
    setFault(null);
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextArea
        id="words"
        label={t('contact.writeOn')}
        value={words}
        maxLength={LIMITS.contactMessageMax}
        error={fault}
        onChange={change}
      />
      {hasCaptcha && <Captcha key={round} onSolved={setCaptcha} />}
      <div>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('contact.sending') : t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
