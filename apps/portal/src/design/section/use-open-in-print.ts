import { type RefObject, useEffect } from 'react';

/** Opens folded parts for printing, because nothing on paper can be opened. */
export function useOpenInPrint(folded: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    let wasClosed = false;
    const open = () => {
      wasClosed = folded.current?.open === false;
      if (folded.current) folded.current.open = true;
    };
    const fold = () => {
      if (folded.current && wasClosed) folded.current.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', fold);
    };
  }, [folded]);
}
