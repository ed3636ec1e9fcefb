import { Alert, Box, Paper, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useText } from '../../shared/text.js';
import { LoadFailure } from '../../shared/ui/load-failure.js';
import { Page } from '../../shared/ui/page.js';
import { ChooseStep } from './choose-step.js';
import { DetailsStep } from './details-step.js';
import { type KeptRequest, useKeptRequest } from './kept-request.js';
import { useFormOptions, useNamedCaller } from './request-calls.js';

/**
 * Returns the number of an unknown caller, which comes in the navigation state and is never in the address.
 */
function phoneIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'phone' in state && typeof state.phone === 'string'
    ? state.phone
    : '';
}

/** The person and the kind of help chosen, with the draft of the request. */
type ChosenRequest = Omit<KeptRequest, 'draft'> & Partial<Pick<KeptRequest, 'draft'>>;

/**
 * The page for a caller's request: two steps, made for the keyboard (rule 137). From a person's card the
 * first step is already done.
 */
export function NewRequestPage() {
  const text = useText();
  const phone = phoneIn(useLocation().state);
  const options = useFormOptions();
  const namedId = Number(useSearchParams()[0].get('user_id')) || null;
  const named = useNamedCaller(namedId);
  const isReady = options.data !== undefined && !named.isLoading;
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [kept, keep] = useKeptRequest();
  // the caller now on the phone takes precedence over an earlier one
  const [chosen, setChosen] = useState<ChosenRequest | null>(namedId === null && phone === '' ? kept : null);
  const leaveDetails = () => {
    keep(null);
    setChosen(null);
  };
  const step = chosen ? 2 : 1;
  return (
    <Page title={text('new_request.title')} hasOwnFocus>
      {options.isError && <LoadFailure onRetry={() => void options.refetch()} />}
      {named.data === null && <Alert severity="info">{text('new_request.person_not_served')}</Alert>}
      {!isReady && !options.isError && (
        <Skeleton variant="rounded" height={320} sx={{ maxInlineSize: '44rem' }} />
      )}
      {isReady && (
        <Paper
          variant="outlined"
          component="section"
          aria-labelledby="step"
          sx={{ p: { xs: 2, sm: 3 }, maxInlineSize: '44rem' }}
        >
          <Box component="h2" id="step" sx={{ typography: 'h2', mt: 0, mb: 2 }}>
            {text('new_request.step', { step })}: {text(`new_request.step_${step}`)}
          </Box>
          {chosen ? (
            <DetailsStep key={chosen.caller.id} {...chosen} onBack={leaveDetails} />
          ) : (
            <ChooseStep
              options={options.data}
              named={named.data ?? null}
              phone={phone}
              categoryId={categoryId}
              onCategory={setCategoryId}
              onChosen={(caller, category) => setChosen({ caller, category })}
            />
          )}
        </Paper>
      )}
    </Page>
  );
}
