import { LIMITS, PAGES } from '@karov/domain';
import { session } from '@karov/web';
import { Button, Dialog, Link, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useLogout } from 'react-admin';
import { useRead, useReads } from '../../kit/reads.js';
import { useAction } from '../../kit/use-action.js';
import { api } from '../../shared/api.js';
import { useText } from '../../shared/text.js';
import { LanguageSwitch } from '../../shared/ui/language-switch.js';

const QUESTION_KEY = ['owner-question'] as const;

/** The form for one answer. After the right answer people continue where they were, under their own name. */
function AnswerForm({
  kind,
  onRefused,
}: {
  kind: 'birth_year' | 'street' | 'contact';
  onRefused: () => void;
}) {
  const text = useText();
  const cache = useReads();
  const fieldId = useId();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = useAction({
    run: async () => {
      try {
        return (await api.send('POST', '/auth/owner-question', { body: { answer } })).data;
      } catch (error) {
        onRefused();
        throw error;
      }
    },
    shows: ['answer'],
    onDone: async (record) => {
      session.set(record);
      await cache.again();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '') return setMissing(true);
    send.mutate();
  };
  const fault = isMissing ? text('owner_question.missing') : send.fault;
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit} sx={{ alignItems: 'flex-start' }}>
      <TextField
        id={fieldId}
        fullWidth
        label={text(`owner_question.${kind}`)}
        value={answer}
        error={Boolean(fault)}
        helperText={fault ? <span role="alert">{fault}</span> : undefined}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LIMITS.textMax, dir: 'auto' } }}
        onChange={(change) => {
          setAnswer(change.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="contained" size="large" loading={send.isPending}>
        {text('owner_question.go_on')}
      </Button>
    </Stack>
  );
}

/**
 * Covers the screen if the caller's number belonged to a person who was away for a year, and asks one
 * question that only that person can answer (rule 237).
 */
export function OwnerQuestionCover() {
  const text = useText();
  const logout = useLogout();
  const titleId = useId();
  const { data: question, refetch } = useRead({
    key: QUESTION_KEY,
    read: (signal) => api.get('/auth/owner-question', { signal }),
  });
  return (
    <Dialog open fullScreen aria-labelledby={titleId} transitionDuration={0} sx={{ zIndex: 'tooltip' }}>
      <Stack
        spacing={3}
        sx={{ inlineSize: 'min(28rem, 100%)', marginInline: 'auto', marginBlock: 'auto', p: 2.5 }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, color: 'primary.main' }}>
            {text('common.appName')}
          </Typography>
          <LanguageSwitch />
        </Stack>
        <Typography variant="h1" id={titleId}>
          {text('owner_question.title')}
        </Typography>
        <Typography>{text('owner_question.intro')}</Typography>
        {question && question.answers_left > 0 && (
          <AnswerForm kind={question.kind} onRefused={() => void refetch()} />
        )}
        {question?.answers_left === 0 && <Typography role="alert">{text('owner_question.over')}</Typography>}
        <Typography>
          {text('owner_question.not_mine')}{' '}
          <Link href={PAGES.Contact.path}>{text('owner_question.support')}</Link>.
        </Typography>
        <Button sx={{ alignSelf: 'flex-start' }} onClick={() => void logout({}, '/login', false)}>
          {text('desk_lock.leave')}
        </Button>
      </Stack>
    </Dialog>
  );
}
