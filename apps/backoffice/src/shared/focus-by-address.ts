import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Gives the focus to a section once it is there, if the address names it by its fragment. */
export function useFocusByAddress<Section extends HTMLElement>(fragment: string, isThere: boolean) {
  const { hash } = useLocation();
  const section = useRef<Section>(null);
  useEffect(() => {
    if (isThere && hash === `#${fragment}`) section.current?.focus();
  }, [isThere, hash, fragment]);
  return section;
}
