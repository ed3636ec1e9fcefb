import type { CategoryOption } from '@karov/api-client';
import { useStore } from 'react-admin';
import type { Caller, RequestDraft } from './request-draft.js';

/** A request that was begun and not sent. */
export interface KeptRequest {
  caller: Caller;
  category: CategoryOption;
  draft: RequestDraft;
}

/** What was begun when something more urgent came: in the memory of this tab, since it tells of a person, until it is sent or somebody signs out. */
export function useKeptRequest() {
  return useStore<KeptRequest | null>('new_request.kept', null);
}
