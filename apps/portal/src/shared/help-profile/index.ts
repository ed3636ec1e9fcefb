export { ChoicesControl } from './choices-control.js';
export { ProfileFields } from './profile-fields.js';
export { useProfileOptions } from './use-profile-options.js';
export { useProfileWords } from './form-words.js';
export { checkedAnswers, type Reading } from './checked-answers.js';
export { loadPhoneCheck } from './phone-check.js';
export { validateProfile, problemOf } from './validate-profile.js';
