/** Business constants (rules 135 and 144). Units are in the names. */
export const LIMITS = {
  otpDigits: 4,
  otpLifetimeSeconds: 300,
  otpMaxTries: 5,
  otpResendSeconds: 30,
  /** a link that signs the owner of a phone in (rule 96) */
  signInLinkSeconds: 600,
  passkeyChallengeSeconds: 300,
  passkeysMax: 10,
  registrationTicketMinutes: 60,
  /** how long staff can undo a deletion before the person is erased (rule 90) */
  staffDeletionDays: 30,
  /** time after which a new phone not confirmed from the former one takes effect (rule 234) */
  phoneChangeWaitHours: 72,
  /** how long a code or a passkey is proof enough for changing the ways into an account (rule 234) */
  freshProofSeconds: 300,
  /** time without a sign of its owner after which a number alone opens nothing of theirs (rule 237) */
  ownerAwayDays: 365,
  /** wrong answers to the question for a number that may be somebody new's: within a day, and in all */
  ownerAnswersADay: 3,
  ownerAnswers: 6,
  /**
   * full names that are heard at one number within a day of people who say that they are somebody else there
   * (rule 238)
   */
  namesADay: 10,
  inactivitySeconds: 60,
  onlineWithinSeconds: 90,
  nameMin: 2,
  /** first and last name each; a single letter is one in many languages (rule 57) */
  personNameMin: 1,
  /** Greeting and signature of an organization in messages (rule 169). */
  messageWordsMax: 40,
  fullNameMin: 5,
  textMin: 5,
  textMax: 255,
  /** an address with its country and region */
  addressMax: 400,
  noteMax: 1000,
  /** how somebody wants to be reached, said beside their number */
  contactNoteMax: 120,
  /** words of their own that a volunteer sends the team within an hour (rule 147) */
  answersAnHour: 20,
  /** how long a coordinator can take back a note that was just written (rule 148) */
  undoSeconds: 10,
  contactMessageMax: 5000,
  contactsPerHour: 5,
  /** so much of what somebody writes back to messages is kept for the desk within a day (rule 230) */
  keptWordsADay: 50,
  /** how long the link in a visitor’s e-mail opens the conversation (rule 187) */
  contactLinkDays: 30,
  idNumberDigits: 9,
  /** youngest volunteer; one who is not of age yet needs a guardian's approval (rule 56) */
  volunteerAgeMin: 16,
  adultAge: 18,
  linkLifetimeHours: 72,
  dispatchMaxRadiusKm: 50,
  dispatchMaxRings: 5,
  callByHandMax: 20,
  eventRadiusMaxKm: 100,
  /** how many an event asks without one more question (rule 173) */
  eventAskedUnasked: 500,
  sidebarBreakpointPx: 768,
  mapZoom: 14,
  mapInfoHideMs: 300,
  searchDebounceMs: 300,
  profileDebounceMs: 600,
  suggestionsClearMs: 800,
  messageCountdownSeconds: 20,
  /** the longest broadcast; an SMS holds no more */
  broadcastMax: 1400,
  /** of no more receivers than this single ones are taken out (rule 176) */
  broadcastUntickable: 250,
  /** minutes within which the same text to the same people is one broadcast (rule 175) */
  broadcastOnceMinutes: 10,
  /** the time for which a form that was sent stays shut (rule 135, rule 137 "Contact") */
  sentPauseMs: 3000,
  /** a sender's messages in one conversation are at least so far apart (rule 135) */
  chatLockMs: 2000,
  /** a ready answer is a sentence or two, and all of them fit into a menu (rule 202) */
  readyAnswerMax: 300,
  readyAnswersMax: 50,
  /** a photograph of a telephone fits (rule 200) */
  chatPictureMaxBytes: 12 * 1024 * 1024,
  /** how many pictures a person may send within an hour (rule 200) */
  chatPicturesHour: 60,
  /** the minimum interval between two typing signs (rule 205) */
  typingApartMs: 3000,
  /** time without another sign after which nobody is thought to write any more (rule 205) */
  typingForgottenMs: 6000,
  /**
   * the fewest letters that are searched for in conversations, and the most places that are shown (rule 209)
   */
  chatSearchMin: 2,
  chatSearchShown: 50,
  toastMs: 6000,
  importMaxFileBytes: 30 * 1024 * 1024,
} as const;

/** Page sizes of every list (rule 135). */
export const PAGE_SIZES = [10, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
