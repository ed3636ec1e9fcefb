import { Link, Paper, Skeleton } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { EmptyState } from '../../shared/ui/empty-state.js';
import { Page } from '../../shared/ui/page.js';
import type { RequestAct } from './request-acts.js';
import { REQUEST_FRAME, RequestDetails } from './request-details.js';
import { RequestDialogs } from './request-dialogs.js';
import { useRequest } from './request-panel.js';

const WIDTH = '72rem';
/** On a wide screen notes and answers are next to the facts. */
const PAPER = { p: 2, maxInlineSize: WIDTH, containerType: 'inline-size', containerName: REQUEST_FRAME };

/** The page of one request, linked from the first screen. */
export function RequestPage() {
  const text = useText();
  const id = Number(useParams()['id']);
  const { data: request, isError } = useRequest(id);
  const [act, setAct] = useState<RequestAct | null>(null);
  const back = (
    <Link component={RouterLink} to="/requests">
      {text('requests.management')}
    </Link>
  );
  if (isError && !request)
    return (
      <Page title={text('common.pages.notFoundTitle')} actions={back}>
        <EmptyState title={text('requests.not_found')} />
      </Page>
    );
  if (!request) return <Skeleton variant="rounded" height={400} sx={{ m: 3 }} />;
  return (
    <Page
      measure={WIDTH}
      title={text('requests.request_of', { category: request.category.name, name: request.user.full_name })}
      actions={back}
    >
      <Paper variant="outlined" sx={PAPER}>
        <RequestDetails request={request} onAct={setAct} />
      </Paper>
      {act && <RequestDialogs key={act.kind} act={act} onAct={setAct} onClose={() => setAct(null)} />}
    </Page>
  );
}
