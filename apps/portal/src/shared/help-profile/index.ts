export { ChoicesControl } from './ChoicesControl.js';
export { ProfileFields } from './ProfileFields.js';
export { useProfileOptions } from './use-profile-options.js';
export { useProfileWords } from './form-words.js';
export { checkedAnswers, type Reading } from './checked-answers.js';
export { loadPhoneCheck } from './phone-check.js';
export { judgeProfile, problemOf } from './judge-profile.js';
