import { useEffect, useState } from 'react';
import { LIMITS, pictureProblem } from '@karov/domain';
import { useText } from '../../core/text.js';

const MEGABYTE = 1024 * 1024;

/** A picture that is to be sent. */
export interface ChosenPicture {
  file: File;
  /** its address in this browser, for the preview */
  url: string;
  /** the same one for each try: what has come through is not sent twice (rule 200) */
  sendKey: string;
}

export interface PictureChoice {
  chosen: ChosenPicture | null;
  description: string;
  fault: string | null;
  choose: (file: File) => void;
  describe: (words: string) => void;
  refuse: (words: string | null) => void;
  clear: () => void;
}

/** The picture for the next message, kept until it is sent or taken away. */
export function usePicture(): PictureChoice {
  const t = useText();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [description, describe] = useState('');
  const [fault, refuse] = useState<string | null>(null);
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url);
    return undefined;
  }, [chosen]);

  const choose = (file: File) => {
    const problem = pictureProblem(file);
    if (problem) return refuse(t(`chat.picture.${problem}`, { max: LIMITS.chatPictureMaxBytes / MEGABYTE }));
    refuse(null);
    setChosen({ file, url: URL.createObjectURL(file), sendKey: crypto.randomUUID() });
  };
  const clear = () => {
    setChosen(null);
    describe('');
    refuse(null);
  };
  return { chosen, description, fault, choose, describe, refuse, clear };
}
