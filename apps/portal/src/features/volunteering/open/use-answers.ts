import { ApiError, type OpenApplication, ValidationError } from '@karov/api-client';
import { PAGES } from '@karov/domain';
import { type RefObject, useRef, useState } from 'react';
import { api } from '../../../core/api.js';
import { toastFailure } from '../../../core/failures.js';
import { showToast } from '../../../core/notices.js';
import { navigate } from '../../../core/router.js';
import { useText } from '../../../core/text.js';
import type { ListView } from '../../../core/use-list.js';
import { offerPushNow } from '../../../shared/push/push-moment.js';

/** The failures which mean that a request can no longer be answered (rule 3). */
const GONE_CODES = ['ALREADY_TAKEN', 'NOT_OPEN', 'NOT_FOUND'];

export interface OpenAnswers {
  /** the requests, without those that were just answered */
  rows: readonly OpenApplication[];
  /** the requests that were just answered */
  answered: readonly number[];
  /** the request whose answer is being sent */
  busyId: number | null;
  /** why the last answered request is no longer available, in words */
  gone: string | null;
  countRef: RefObject<HTMLHeadingElement | null>;
  answer: (request: OpenApplication, isYes: boolean) => void;
}

function isGone(error: unknown): error is ApiError {
  return error instanceof ApiError && (GONE_CODES.includes(error.code) || error.status === 404);
}

/** Accepts or declines open requests: 0 accepts, 2 declines (rule 1). An answered card disappears at once. */
export function useAnswers(list: ListView<OpenApplication>): OpenAnswers {
  const t = useText();
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const countRef = useRef<HTMLHeadingElement>(null);

  const takeAway = ({ id }: OpenApplication) => {
    setAnswered((last) => [...last, id]);
    countRef.current?.focus();
    list.reload();
  };
  const send = async (request: OpenApplication, isYes: boolean) => {
    const said = await api.act('POST', '/volunteer/application-users', {
      body: { application_id: request.id, is_approved: isYes ? 0 : 2 },
    });
    // Only the server knows whether the yes was approved at once, waits for approval, or is in reserve (rules
    // 70, 71).
    showToast('done', said ?? t(isYes ? 'volunteering.accepted' : 'volunteering.declined'));
    if (isYes) {
      offerPushNow();
      return navigate(PAGES.MyVolunteerBasket.path);
    }
    takeAway(request);
  };
  const fail = (request: OpenApplication, error: unknown) => {
    if (isGone(error)) {
      setGone(t('volunteering.gone', { what: request.category.label, reason: error.allTexts().join(' ') }));
      return takeAway(request);
    }
    toastFailure(error);
    if (error instanceof ValidationError) list.reload();
  };
  const answer = (request: OpenApplication, isYes: boolean) => {
    if (busyId !== null) return;
    setBusyId(request.id);
    setGone(null);
    send(request, isYes)
      .catch((error: unknown) => fail(request, error))
      .finally(() => setBusyId(null));
  };
  return {
    rows: (list.rows ?? []).filter(({ id }) => !answered.includes(id)),
    answered,
    busyId,
    gone,
    countRef,
    answer,
  };
}
