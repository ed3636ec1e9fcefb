import { useState } from 'react';

/** Which details to send with a request: the typed ones or the stored ones. */
export type Choice = 'new' | 'previous';

/** The dialog was closed without an answer: nothing is sent, and nothing is lost. */
export class NotDecided extends Error {}

export interface Difference {
  /** names of the details that differ from the stored ones; null while the dialog is closed */
  fields: readonly string[] | null;
  choose: (choice: Choice) => void;
  cancel: () => void;
}

interface Question {
  fields: readonly string[];
  answer: (choice: Choice) => void;
  refuse: (reason: NotDecided) => void;
}

/** Asks, while a request is being sent, which details apply if the typed ones differ from the stored ones. */
export function useDifference(): {
  difference: Difference;
  ask: (fields: readonly string[]) => Promise<Choice>;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const settle = (act: (open: Question) => void) => {
    if (question) act(question);
    setQuestion(null);
  };
  return {
    difference: {
      fields: question?.fields ?? null,
      choose: (choice) => settle(({ answer }) => answer(choice)),
      cancel: () => settle(({ refuse }) => refuse(new NotDecided())),
    },
    ask: (fields) => new Promise((answer, refuse) => setQuestion({ fields, answer, refuse })),
  };
}
