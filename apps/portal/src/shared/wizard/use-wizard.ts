import { ValidationError } from '@karov/api-client';
import { useEffect, useState } from 'react';
import { toastFailure } from '../../core/failures.js';
import { useSettled } from '../../core/settling.js';
import { useText } from '../../core/text.js';
import type { FieldFault } from '../../design/summary/error-summary.js';
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from './draft.js';
import {
  type AnswerProblem,
  problemsOf,
  summaryOf,
  textsByPath,
  withoutTextsOf,
  withWantedTexts,
} from './faults.js';
import { useStepParam } from './use-step-param.js';

/** The last step of long forms: a review of everything before sending. */
export const CHECK = 'check';

export interface WizardSetup<V> {
  draft: DraftPlace<V>;
  /** the values known before any input */
  first: V;
  /** for a complete form: the step to begin with; the step after it is the review */
  reopenedAt?: string | null;
  /** returns the steps for these answers, in order, without the review */
  stepsOf: (values: V) => readonly string[];
  /** false for a short form, which is sent from its last step without a review */
  hasCheck?: boolean;
  /** returns the step that contains an answer */
  stepOf: (path: string) => string | null;
  /** returns the name of a field, for the error summary */
  labelOf: (path: string) => string;
  validate: (values: V) => Promise<readonly AnswerProblem[]>;
  /** sends everything; errors are shown at their fields */
  send: (values: V) => Promise<void>;
  /** handles a failure, such as an expired ticket; returns true if no other message is needed */
  answerFailure?: (error: unknown) => boolean;
}

export interface Wizard<V> {
  values: V;
  change: (values: V, path: string) => void;
  step: string;
  steps: readonly string[];
  isReviewed: boolean;
  /** true if the draft of an earlier visit was found */
  isRestored: boolean;
  /** true if something was typed, now or on an earlier visit, and is stored on this device */
  hasDraft: boolean;
  errors: Readonly<Record<string, string>>;
  faults: readonly FieldFault[];
  isBusy: boolean;
  goTo: (step: string) => void;
  next: () => void;
  /** sends the current values from any step, with its own validation */
  finish: (validate: WizardSetup<V>['validate'], send: WizardSetup<V>['send']) => void;
  back: () => void;
  startAgain: () => void;
}

const NO_FAULTS: readonly FieldFault[] = [];
const NO_ERRORS: Readonly<Record<string, string>> = {};

/**
 * The state of a long form in steps: each step is validated before the next, going back loses nothing, and
 * every change is saved on the device. The step is in the address, so that the browser's back button works
 * too.
 */
export function useWizard<V>(setup: WizardSetup<V>): Wizard<V> {
  const t = useText();
  const { draft: place, hasCheck = true } = setup;
  const [restored] = useState(() => readDraft(place));
  const [values, setValues] = useState(restored?.values ?? setup.first);
  const [isReviewed, setReviewed] = useState(restored?.isReviewed ?? Boolean(setup.reopenedAt));
  const [errors, setErrors] = useState(NO_ERRORS);
  const [summary, setSummary] = useState({ step: '', faults: NO_FAULTS });
  const [isBusy, setBusy] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const [hasDraft, setDraft] = useState(restored !== null);
  const steps = hasCheck ? [...setup.stepsOf(values), CHECK] : setup.stepsOf(values);
  const [step, showStep] = useStepParam(steps, restored?.step ?? setup.reopenedAt ?? null);
  const at = steps.indexOf(step);

  useEffect(() => {
    if (isTouched) keepDraft(place, { values, step, isReviewed });
  }, [place, values, step, isReviewed, isTouched]);

  const touch = () => {
    setTouched(true);
    setDraft(true);
  };
  const goTo = (name: string) => {
    touch();
    if (name === CHECK) setReviewed(true);
    showStep(name);
  };
  const tell = (found: readonly AnswerProblem[], where: string) => {
    const problems = withWantedTexts(t, found, (path) =>
      setup.stepOf(path) === null ? null : setup.labelOf(path),
    );
    setErrors(textsByPath(problems));
    setSummary({
      step: where,
      faults: summaryOf(
        problems.filter(({ path }) => (setup.stepOf(path) ?? where) === where),
        (path) => (setup.stepOf(path) === where ? setup.labelOf(path) : null),
      ),
    });
    if (where !== step) goTo(where);
  };
  /** Returns the first step with an error; an error that belongs to no step is shown at the current one. */
  const faultyStep = (problems: readonly AnswerProblem[]) =>
    steps.find((name) => problems.some(({ path }) => setup.stepOf(path) === name)) ?? step;

  const leaveStep = async (problems: readonly AnswerProblem[]): Promise<void> => {
    const own = problems.filter(({ path }) => setup.stepOf(path) === step);
    if (own.length > 0) return tell(own, step);
    const following = isReviewed && hasCheck ? CHECK : (steps[at + 1] ?? step);
    if (following === CHECK && problems.length > 0) return tell(problems, faultyStep(problems));
    setErrors(NO_ERRORS);
    goTo(following);
  };
  const sendAll = async (problems: readonly AnswerProblem[], send: WizardSetup<V>['send']) => {
    if (problems.length > 0) return tell(problems, faultyStep(problems));
    await send(values);
    setTouched(false);
    forgetDraft(place);
  };
  const fail = (error: unknown) => {
    if (setup.answerFailure?.(error)) return;
    if (!(error instanceof ValidationError)) return toastFailure(error);
    const problems = problemsOf(error);
    tell(problems, faultyStep(problems));
  };
  const act = (
    validate: WizardSetup<V>['validate'],
    goOn: (problems: readonly AnswerProblem[]) => Promise<void>,
  ) => {
    if (isBusy) return;
    setBusy(true);
    setSummary({ step: '', faults: NO_FAULTS });
    validate(values)
      .then(goOn)
      .catch(fail)
      .finally(() => setBusy(false));
  };
  const sending = useSettled((validate: WizardSetup<V>['validate'], send: WizardSetup<V>['send']) =>
    act(validate, (problems) => sendAll(problems, send)),
  );
  const leaving = useSettled(() => act(setup.validate, leaveStep));

  return {
    values,
    step,
    steps,
    isReviewed,
    errors,
    isBusy: isBusy || sending.isSettling || leaving.isSettling,
    isRestored: restored !== null,
    hasDraft,
    faults: summary.step === step ? summary.faults : NO_FAULTS,
    change: (changed, path) => {
      touch();
      setValues(changed);
      const left = withoutTextsOf(errors, path);
      setErrors(left);
      if (Object.keys(left).length === 0) setSummary({ step: '', faults: NO_FAULTS });
    },
    goTo,
    next: () => (at === steps.length - 1 ? sending.run(setup.validate, setup.send) : leaving.run()),
    finish: sending.run,
    back: () => goTo(steps[Math.max(0, at - 1)] ?? step),
    startAgain: () => {
      setTouched(false);
      setDraft(false);
      forgetDraft(place);
      setValues(setup.first);
      setErrors(NO_ERRORS);
      setReviewed(false);
      showStep(steps[0] ?? CHECK);
    },
  };
}
