export { messageAnchor, useFocusOnMessage } from './focus-on-message.js';
export { type ChosenPicture, type PictureChoice, usePicture } from './use-picture.js';
