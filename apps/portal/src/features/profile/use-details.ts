import {
  canMove,
  type HelpProfileDropdowns,
  type Profile,
  type ProfileForm,
  ValidationError,
} from '@karov/api-client';
import { LIMITS } from '@karov/domain';
import { useEffect, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { showToast } from '../../core/notices.js';
import { useSettled } from '../../core/settling.js';
import { useText } from '../../core/text.js';
import { problemOf } from '../../shared/help-profile/index.js';
import { askForOwnCode, isProofNeeded } from '../../shared/phone-code/fresh-proof.js';
import {
  type AnswerProblem,
  problemsOf,
  textsByPath,
  withoutTextsOf,
  withWantedTexts,
} from '../../shared/wizard/faults.js';
import { detailLabel } from './detail-label.js';
import {
  changedNames,
  type DetailName,
  type Details,
  detailsOf,
  formOf,
  hasOtherDisability,
  validateDetails,
} from './details.js';
import { asksAboutRequests, saveMoved, saveProfile } from './profile-calls.js';

export interface DetailsView {
  details: Details;
  errors: Readonly<Record<string, string>>;
  problems: readonly AnswerProblem[];
  isDirty: boolean;
  /** the form is disabled for three seconds after a success (rule 135) */
  phase: 'open' | 'saving' | 'saved';
  /**
   * the question about open requests, in the server's words, while it waits for an answer; without anything
   * that could go along it only says what stays
   */
  question: { text: string; canMove: boolean } | null;
  set: <N extends DetailName>(name: N, value: Details[N]) => void;
  submit: () => void;
  confirmMove: () => void;
  leaveRequests: () => void;
  declineMove: () => void;
  /**
   * continues the refused action once a code has proved the owner (rule 234); null if no action is waiting
   */
  proven: (() => void) | null;
  declineProof: () => void;
}

type Send = (form: ProfileForm) => Promise<Profile>;

/** The form of the person's own details (rule 121). */
export function useDetails(
  profile: Profile,
  options: HelpProfileDropdowns | null,
  onSaved: (profile: Profile) => void,
): DetailsView {
  const t = useText();
  const before = detailsOf(profile);
  const [details, setDetails] = useState(before);
  const [problems, setProblems] = useState<readonly AnswerProblem[]>([]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [phase, setPhase] = useState<DetailsView['phase']>('open');
  const [question, setQuestion] = useState<DetailsView['question']>(null);
  const [unproven, setUnproven] = useState<Send | null>(null);

  useEffect(() => {
    if (phase !== 'saved') return;
    const timer = setTimeout(() => setPhase('open'), LIMITS.sentPauseMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const tell = (found: readonly AnswerProblem[]) => {
    const named = withWantedTexts(t, found, (path) => detailLabel(t, path));
    setProblems(named);
    setErrors(textsByPath(named));
  };
  const askForProof = (send: Send) =>
    askForOwnCode()
      .then(() => setUnproven(() => send))
      .catch(toastFailure);
  const fail = (error: unknown, send: Send) => {
    setPhase('open');
    if (isProofNeeded(error)) return void askForProof(send);
    if (asksAboutRequests(error)) return setQuestion({ text: error.message, canMove: canMove(error) });
    if (error instanceof ValidationError) return tell(problemsOf(error));
    toastFailure(error);
  };
  const save = (send: Send) => {
    if (phase !== 'open') return;
    setPhase('saving');
    const succeed = (saved: Profile) => {
      setDetails(detailsOf(saved));
      setQuestion(null);
      setPhase('saved');
      showToast('done', t('profile.details.saved'));
      onSaved(saved);
    };
    send(formOf(before, details)).then(succeed, (error: unknown) => fail(error, send));
  };
  const { run: submit } = useSettled(() => {
    const violations = validateDetails(before, details, hasOtherDisability(details, options));
    const found = violations.map(([path, { key, params = {} }]) => problemOf(t, { path, key, params }));
    tell(found);
    if (found.length === 0) save(saveProfile);
  });
  return {
    details,
    errors,
    problems,
    phase,
    question,
    isDirty: changedNames(before, details).length > 0,
    set: (name, value) => {
      setDetails((last) => ({ ...last, [name]: value }));
      setErrors((last) => withoutTextsOf(last, name));
    },
    submit,
    confirmMove: () => save((form) => saveMoved(profile.id, form)),
    leaveRequests: () => save((form) => saveProfile({ ...form, leave_requests: 1 })),
    declineMove: () => setQuestion(null),
    proven:
      unproven &&
      (() => {
        setUnproven(null);
        save(unproven);
      }),
    declineProof: () => setUnproven(null),
  };
}
