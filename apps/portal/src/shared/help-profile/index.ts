export { checkedAnswers, type Reading } from './checked-answers.js';
export { ChoicesControl } from './choices-control.js';
export { useProfileWords } from './form-words.js';
export { loadPhoneCheck } from './phone-check.js';
export { ProfileFields } from './profile-fields.js';
export { useProfileOptions } from './use-profile-options.js';
export { problemOf, validateProfile } from './validate-profile.js';
