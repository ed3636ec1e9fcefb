/** The closest zoom of a map: half a metre a pixel. Closer, there is nothing more to see. */
export const NEAREST_ZOOM = 18;
