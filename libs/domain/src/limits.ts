/** Business constants (rules 135 and 144). Units are in the names. */
export const LIMITS = {
  otpDigits: 4,
  otpLifetimeSeconds: 300,
  otpMaxTries: 5,
  otpResendSeconds: 30,
  /** the validity of a link that signs in a phone's owner (rule 96) */
  signInLinkSeconds: 600,
  passkeyChallengeSeconds: 300,
  passkeysMax: 10,
  registrationTicketMinutes: 60,
  /** how long staff can undo a deletion before the person is erased (rule 90) */
  staffDeletionDays: 30,
  /** the time after which a new phone not confirmed from the former one takes effect (rule 234) */
  phoneChangeWaitHours: 72,
  /** how long a code or a passkey is sufficient proof for changing the ways into an account (rule 234) */
  freshProofSeconds: 300,
  /**
   * the time without activity of the owner after which the number alone gives no access to their data (rule
   * 237)
   */
  ownerAwayDays: 365,
  /** wrong answers to the question about a number's former owner: within a day, and in total */
  ownerAnswersADay: 3,
  ownerAnswers: 6,
  /**
   * full names accepted at one number within a day from people who say that they are somebody else with that
   * number (rule 238)
   */
  namesADay: 10,
  inactivitySeconds: 60,
  onlineWithinSeconds: 90,
  nameMin: 2,
  /** first and last name each; many languages have one-letter names (rule 57) */
  personNameMin: 1,
  /** Greeting and signature of an organization in messages (rule 169). */
  messageWordsMax: 40,
  fullNameMin: 5,
  textMin: 5,
  textMax: 255,
  /** an address with its country and region */
  addressMax: 400,
  noteMax: 1000,
  /** how a person wants to be reached, shown with their number */
  contactNoteMax: 120,
  /** messages in a volunteer's own words to the team within an hour (rule 147) */
  answersAnHour: 20,
  /** how long a coordinator can take back a note they have just written (rule 148) */
  undoSeconds: 10,
  contactMessageMax: 5000,
  contactsPerHour: 5,
  /** the number of replies to messages kept for the desk within a day (rule 230) */
  keptWordsADay: 50,
  /** how long the link in a visitor’s e-mail opens the conversation (rule 187) */
  contactLinkDays: 30,
  idNumberDigits: 9,
  /** the youngest age of a volunteer; minors need a guardian's approval (rule 56) */
  volunteerAgeMin: 16,
  adultAge: 18,
  linkLifetimeHours: 72,
  dispatchMaxRadiusKm: 50,
  dispatchMaxRings: 5,
  callByHandMax: 20,
  eventRadiusMaxKm: 100,
  /** the number of people an event may ask without further confirmation (rule 173) */
  eventAskedUnasked: 500,
  sidebarBreakpointPx: 768,
  mapZoom: 14,
  mapInfoHideMs: 300,
  searchDebounceMs: 300,
  profileDebounceMs: 600,
  suggestionsClearMs: 800,
  messageCountdownSeconds: 20,
  /** the longest broadcast; the limit of an SMS */
  broadcastMax: 1400,
  /** the maximum number of recipients among whom individuals can be deselected (rule 176) */
  broadcastUntickable: 250,
  /** minutes within which the same text to the same people is one broadcast (rule 175) */
  broadcastOnceMinutes: 10,
  /** how long a sent form stays disabled (rule 135, rule 137 "Contact") */
  sentPauseMs: 3000,
  /** the minimum interval between a sender's messages in one conversation (rule 135) */
  chatLockMs: 2000,
  /** a ready answer is a sentence or two, and all of them must fit into a menu (rule 202) */
  readyAnswerMax: 300,
  readyAnswersMax: 50,
  /** enough for a telephone's photograph (rule 200) */
  chatPictureMaxBytes: 12 * 1024 * 1024,
  /** how many pictures a person may send within an hour (rule 200) */
  chatPicturesHour: 60,
  /** the minimum interval between two typing signals (rule 205) */
  typingApartMs: 3000,
  /** time without another signal after which a person no longer counts as typing (rule 205) */
  typingForgottenMs: 6000,
  /**
   * the minimum number of letters in a search of conversations, and the maximum number of results shown (rule
   * 209)
   */
  chatSearchMin: 2,
  chatSearchShown: 50,
  toastMs: 6000,
  importMaxFileBytes: 30 * 1024 * 1024,
} as const;

/** Page sizes of every list (rule 135). */
export const PAGE_SIZES = [10, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
