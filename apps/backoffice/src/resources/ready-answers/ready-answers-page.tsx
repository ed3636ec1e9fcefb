import type { ReadyAnswerRow } from '@karov/api-client';
import { useLocale } from '@karov/web';
import Add from '@mui/icons-material/Add';
import Download from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useNotify } from 'react-admin';
import { Col } from '../../kit/col.js';
import { DataTable } from '../../kit/data-table.js';
import { useAction } from '../../kit/use-action.js';
import { downloadFile } from '../../shared/download.js';
import { wordsIn } from '../../shared/ready-answers/ready-answer-words.js';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { ReadyAnswerActions } from './ready-answer-actions.js';
import { moveAnswer, useReadyAnswers, useReadyAnswersReload } from './ready-answer-calls.js';
import { ReadyAnswerDialog } from './ready-answer-dialog.js';

/**
 * The page where admins edit the sentences that staff insert into answers (rule 202). In its state,
 * `undefined` edits nothing, and null adds a sentence.
 */
export function ReadyAnswersPage() {
  const text = useText();
  const [edited, setEdited] = useState<ReadyAnswerRow | null | undefined>(undefined);
  const title = text('ready_answers.title');
  const save = useAction({
    run: () =>
      downloadFile(
        '/admin/ready-answers',
        { export: true, orderBy: 'position', order: 'asc' },
        `${title}.xlsx`,
      ),
  });
  return (
    <Page
      title={title}
      intro={text('ready_answers.intro')}
      actions={
        <>
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited(null)}>
            {text('ready_answers.add')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Download />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {text(save.isPending ? 'events.exporting' : 'requests.export')}
          </Button>
        </>
      }
    >
      <AnswerTable onEdit={setEdited} />
      {edited !== undefined && <ReadyAnswerDialog answer={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

function AnswerTable({ onEdit }: { onEdit: (answer: ReadyAnswerRow) => void }) {
  const text = useText();
  const notify = useNotify();
  const locale = useLocale();
  const query = useReadyAnswers();
  const reload = useReadyAnswersReload();
  const rows = query.data ?? [];
  const move = useAction({
    run: ({ answer, direction }: { answer: ReadyAnswerRow; direction: 'up' | 'down' }) =>
      moveAnswer(answer.id, direction),
    onDone: async (_message, { answer, direction }) => {
      const place = rows.indexOf(answer) + (direction === 'up' ? 0 : 2);
      notify(text('ready_answers.moved', { name: wordsIn(locale, answer), place, total: rows.length }), {
        type: 'info',
      });
      await reload();
    },
  });
  if (query.isError) return <LoadFailure onRetry={() => void query.refetch()} />;
  if (query.data?.length === 0)
    return <EmptyState title={text('ready_answers.empty')} hint={text('ready_answers.empty_hint')} />;

  const columns: ReactElement[] = [
    <Col<ReadyAnswerRow>
      key="text_he"
      source="text_he"
      label="ready_answers.text_he"
      disableSort
      render={({ text_he: words }) => (
        <span dir="rtl" lang="he">
          {words}
        </span>
      )}
    />,
    <Col<ReadyAnswerRow>
      key="text_en"
      source="text_en"
      label="ready_answers.text_en"
      disableSort
      render={({ text_en: words }) => (
        <span dir="ltr" lang="en">
          {words}
        </span>
      )}
    />,
    <Col<ReadyAnswerRow>
      key="actions"
      source="actions"
      label="common.words.actions"
      disableSort
      render={(answer) => (
        <ReadyAnswerActions
          answer={answer}
          isFirst={rows[0] === answer}
          isLast={rows.at(-1) === answer}
          isBusy={move.isPending}
          onMove={(direction) => move.mutate({ answer, direction })}
          onEdit={() => onEdit(answer)}
          onDeleted={reload}
        />
      )}
    />,
  ];
  return (
    <DataTable caption={text('ready_answers.title')} rows={rows} isPending={query.isPending}>
      {columns}
    </DataTable>
  );
}
