import { pictureToSend } from '@karov/design';
import { CHAT_PICTURE_SIDE, LIMITS, pictureProblem } from '@karov/domain';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.js';

const MEGABYTE = 1024 * 1024;

/** A picture to send. */
export interface ChosenPicture {
  file: File;
  /** its object URL, for the preview */
  url: string;
  /** the same for each try, so that a message that arrived is not sent twice (rule 200) */
  sendKey: string;
}

/** The picture of the next message, kept until it is sent or removed. */
export function usePicture() {
  const text = useText();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [description, describe] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const newest = useRef<File | null>(null);
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
    return undefined;
  }, [chosen]);

  const take = (file: File) => {
    const problem = pictureProblem(file);
    if (problem)
      return setFault(text(`chat.picture.${problem}`, { max: LIMITS.chatPictureMaxBytes / MEGABYTE }));
    setChosen({ file, url: URL.createObjectURL(file), sendKey: crypto.randomUUID() });
  };
  const choose = async (chosenFile: File) => {
    newest.current = chosenFile;
    setFault(null);
    setPreparing(true);
    const file = await pictureToSend(chosenFile, CHAT_PICTURE_SIDE);
    // Meanwhile another one was chosen, or none.
    if (newest.current !== chosenFile) return;
    setPreparing(false);
    take(file);
  };
  const clear = () => {
    newest.current = null;
    setPreparing(false);
    setChosen(null);
    describe('');
    setFault(null);
  };
  return { chosen, isPreparing, description, fault, choose, describe, clear };
}

export type PictureChoice = ReturnType<typeof usePicture>;
