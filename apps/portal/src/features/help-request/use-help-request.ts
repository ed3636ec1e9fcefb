import type { CategoryOption } from '@karov/api-client';
import { CATEGORY_TYPES, PAGES } from '@karov/domain';
import { useMemo, useState } from 'react';
import { api } from '../../core/api.js';
import { showToast } from '../../core/notices.js';
import { navigate } from '../../core/router.js';
import { useText } from '../../core/text.js';
import { offerPushNow } from '../../shared/push/push-moment.js';
import { useWizard, type Wizard } from '../../shared/wizard/use-wizard.js';
import { sendRequest } from './send-request.js';
import type { RequestData } from './use-request-data.js';
import { DETAILS_STEP, requestLabel, stepOfRequest, TYPE_STEP, validateRequest } from './validate.js';
import {
  emptyRequest,
  parseRequest,
  type RequestValues,
  repeatedRequest,
  requestToWire,
  withoutDetails,
} from './values.js';

const STEPS = [TYPE_STEP, DETAILS_STEP];

export interface HelpRequest {
  wizard: Wizard<RequestValues>;
  category: CategoryOption | null;
  goBack: () => void;
}

/**
 * The form of a signed-in person: two steps, a draft on the device, and the dashboard once it is sent (rule
 * 123).
 */
export function useHelpRequest({ categories, home, repeated }: RequestData, owner: string): HelpRequest {
  const t = useText();
  const hasHome = home !== '';
  const [first] = useState(() => (repeated ? repeatedRequest(repeated, hasHome) : emptyRequest(hasHome)));
  const form = repeated ? `help-request-${repeated.id}` : 'help-request';
  const draft = useMemo(() => ({ form, owner, parse: parseRequest }), [form, owner]);
  const categoryOf = ({ category_id }: RequestValues) =>
    categories.find(({ id }) => id === category_id) ?? null;
  const isKnown = categoryOf(first) !== null;

  const wizard = useWizard<RequestValues>({
    draft,
    first,
    reopenedAt: isKnown ? DETAILS_STEP : null,
    hasCheck: false,
    stepsOf: () => STEPS,
    stepOf: stepOfRequest,
    labelOf: (path) => requestLabel(t, path, category?.type === CATEGORY_TYPES.ride),
    validate: (values) => Promise.resolve(validateRequest(t, values, categoryOf(values), hasHome)),
    send: (values) =>
      sendRequest(async () => {
        const message = await api.act('POST', '/applications', {
          body: requestToWire(values, categoryOf(values)?.type ?? CATEGORY_TYPES.other),
        });
        showToast('done', message ?? t('helpRequest.sent'));
        offerPushNow();
        navigate(PAGES.Dashboard.path);
      }),
  });
  const category = categoryOf(wizard.values);
  return {
    wizard,
    category,
    goBack: () => {
      wizard.change(withoutDetails(wizard.values, hasHome), 'category_id');
      wizard.goTo(TYPE_STEP);
    },
  };
}
