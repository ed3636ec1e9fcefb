import type { Locale } from '@karov/domain';
import { useLocale } from '@karov/web';
import QuickReply from '@mui/icons-material/QuickreplyOutlined';
import { Button, Divider, Menu, MenuItem } from '@mui/material';
import { type RefObject, useId, useRef, useState } from 'react';
import { useRead } from '../../kit/reads.js';
import { api } from '../api.js';
import { useText } from '../text.js';
import { wordsIn } from './ready-answer-words.js';

/** How long ready answers count as fresh, in milliseconds; admins rarely change them. */
const FRESH_MS = 60_000;

interface ReadyAnswersMenuProps {
  /** the language in which the recipient reads; undefined until it is known */
  receiverLocale: Locale | undefined;
  /** the field into which the words are inserted, and which then gets the focus */
  field: RefObject<HTMLTextAreaElement | null>;
  onChoose: (words: string) => void;
}

const otherOf = (locale: Locale): Locale => (locale === 'he-IL' ? 'en-US' : 'he-IL');

/**
 * A menu of ready answers (rule 202). A choice inserts its words into the field, where they can be edited;
 * nothing is sent.
 */
export function ReadyAnswersMenu({ receiverLocale, field, onChoose }: ReadyAnswersMenuProps) {
  const text = useText();
  const ownLocale = useLocale();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOther, setOther] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = useRef(false);
  const { data: answers = [] } = useRead({
    key: ['ready-answers'],
    read: (signal) => api.get('/ready-answers', { signal }),
    staleTime: FRESH_MS,
  });
  if (answers.length === 0) return null;

  const locale = isOther ? otherOf(receiverLocale ?? ownLocale) : (receiverLocale ?? ownLocale);
  const choose = (words: string) => {
    isChosen.current = true;
    onChoose(words);
    setAnchor(null);
  };
  const afterwards = () => {
    const next = isChosen.current ? field.current : button.current;
    isChosen.current = false;
    setOther(false);
    next?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        id={id}
        startIcon={<QuickReply />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('ready_answers.menu')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        disableRestoreFocus
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': id },
          transition: { onExited: afterwards },
          paper: { sx: { maxInlineSize: 'min(32rem, 92vw)', maxBlockSize: '60vh' } },
        }}
      >
        {answers.map((answer) => (
          <MenuItem
            key={answer.id}
            lang={locale === 'he-IL' ? 'he' : 'en'}
            dir={locale === 'he-IL' ? 'rtl' : 'ltr'}
            sx={{ whiteSpace: 'normal' }}
            onClick={() => choose(wordsIn(locale, answer))}
          >
            {wordsIn(locale, answer)}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={() => setOther(!isOther)}>
          {text(locale === 'he-IL' ? 'ready_answers.in_english' : 'ready_answers.in_hebrew')}
        </MenuItem>
      </Menu>
    </>
  );
}
