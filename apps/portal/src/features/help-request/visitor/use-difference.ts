import { useState } from 'react';

/** The details to send with a request. */
export type Choice = 'new' | 'previous';

/** The question was closed without an answer: nothing is sent, nothing is lost. */
export class NotDecided extends Error {}

export interface Difference {
  /** names of the details that differ from the stored ones; null while there is no question */
  fields: readonly string[] | null;
  choose: (choice: Choice) => void;
  cancel: () => void;
}

interface Question {
  fields: readonly string[];
  answer: (choice: Choice) => void;
  refuse: (reason: NotDecided) => void;
}

/** Asks, during sending, which details apply when the typed ones differ from the stored ones. */
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
