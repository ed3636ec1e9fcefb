import { pictureToSend } from '@karov/design';
import { CHAT_PICTURE_SIDE, LIMITS, type PictureProblem, pictureProblem } from '@karov/domain';
import { useEffect, useRef, useState } from 'react';

const MEGABYTE = 1024 * 1024;

/** A picture to send. */
export interface ChosenPicture {
  file: File;
  /** the picture's URL in this browser, for the preview */
  url: string;
  /** the same key for each attempt, so that a picture that has arrived is not sent twice (rule 200) */
  sendKey: string;
}

export interface PictureChoice {
  chosen: ChosenPicture | null;
  /** whether a picture is being shrunk */
  isPreparing: boolean;
  description: string;
  fault: string | null;
  choose: (file: File) => Promise<void>;
  describe: (words: string) => void;
  refuse: (words: string | null) => void;
  clear: () => void;
}

/**
 * The picture for the next message, kept until it is sent or removed. `say` returns the words for a problem;
 * its `max` is in megabytes.
 */
export function usePicture(say: (problem: PictureProblem, max: number) => string): PictureChoice {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [description, describe] = useState('');
  const [fault, refuse] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const newest = useRef<File | null>(null);
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
    return undefined;
  }, [chosen]);

  const take = (file: File) => {
    const problem = pictureProblem(file);
    if (problem) return refuse(say(problem, LIMITS.chatPictureMaxBytes / MEGABYTE));
    setChosen({ file, url: URL.createObjectURL(file), sendKey: crypto.randomUUID() });
  };
  const choose = async (chosenFile: File) => {
    newest.current = chosenFile;
    refuse(null);
    setPreparing(true);
    const file = await pictureToSend(chosenFile, CHAT_PICTURE_SIDE);
    // Another picture was chosen meanwhile, or none.
    if (newest.current !== chosenFile) return;
    setPreparing(false);
    take(file);
  };
  const clear = () => {
    newest.current = null;
    setPreparing(false);
    setChosen(null);
    describe('');
    refuse(null);
  };
  return { chosen, isPreparing, description, fault, choose, describe, refuse, clear };
}
