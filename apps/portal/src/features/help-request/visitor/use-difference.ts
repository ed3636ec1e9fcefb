import { useState } from 'react';

/** With which details a request is sent. */
export type Choice = 'new' | 'previous';

/** The question was closed without an answer: nothing is sent, nothing is lost. */
export class NotDecided extends Error {}

export interface Difference {
  /** names of the details that differ from those that are kept; null while nothing is asked */
  fields: readonly string[] | null;
  choose: (choice: Choice) => void;
  cancel: () => void;
}

interface Question {
  fields: readonly string[];
  answer: (choice: Choice) => void;
  refuse: (reason: NotDecided) => void;
}

/** Asks, in the midst of sending, which details count when those typed differ from those that are kept. */
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
