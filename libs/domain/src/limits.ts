/** Business constants (rules 135 and 144). Units are in the names. */
export const LIMITS = {
  otpDigits: 4,
  otpLifetimeSeconds: 300,
  otpMaxTries: 5,
  otpResendSeconds: 30,
  /** how long a link that signs in a phone's owner is valid (rule 96) */
  signInLinkSeconds: 600,
  passkeyChallengeSeconds: 300,
  passkeysMax: 10,
  registrationTicketMinutes: 60,
  /** how long staff can undo a deletion before the person is erased (rule 90) */
  staffDeletionDays: 30,
  /**
   * how long a new number waits before it takes effect if the former number does not confirm it (rule 234)
   */
  phoneChangeWaitHours: 72,
  /** how long a code or a passkey counts as proof for changing how a person signs in (rule 234) */
  freshProofSeconds: 300,
  /**
   * how long an owner must be inactive before their number alone no longer gives access to their data (rule
   * 237)
   */
  ownerAwayDays: 365,
  /** how many wrong answers the question about a number's former owner allows: within a day, and in total */
  ownerAnswersADay: 3,
  ownerAnswers: 6,
  /**
   * how many full names a number accepts within a day from people who say that they are somebody else with
   * that number (rule 238)
   */
  namesADay: 10,
  inactivitySeconds: 60,
  onlineWithinSeconds: 90,
  nameMin: 2,
  /** for the first and the last name each; many languages have one-letter names (rule 57) */
  personNameMin: 1,
  /** The maximum length of an organization's greeting and signature in messages (rule 169). */
  messageWordsMax: 40,
  fullNameMin: 5,
  textMin: 5,
  textMax: 255,
  /** the length of an address with its country and region */
  addressMax: 400,
  noteMax: 1000,
  /** the length of the note on how a person wants to be reached, which is shown with their number */
  contactNoteMax: 120,
  /** how many messages in their own words a volunteer may send to the team within an hour (rule 147) */
  answersAnHour: 20,
  /** how long a coordinator can take back a note they have just written (rule 148) */
  undoSeconds: 10,
  contactMessageMax: 5000,
  contactsPerHour: 5,
  /** how many replies to messages are kept for the desk within a day (rule 230) */
  keptWordsADay: 50,
  /** how long the link in a visitor’s e-mail opens the conversation (rule 187) */
  contactLinkDays: 30,
  idNumberDigits: 9,
  /** the youngest age of a volunteer; volunteers under 18 need a guardian's approval (rule 56) */
  volunteerAgeMin: 16,
  adultAge: 18,
  linkLifetimeHours: 72,
  dispatchMaxRadiusKm: 50,
  dispatchMaxRings: 5,
  callByHandMax: 20,
  /** how many needs the first screen lists, the most urgent first; its number counts all of them */
  needsOnFirstScreen: 100,
  /** how many records one act may concern (rule 241) */
  manyMax: 100,
  eventRadiusMaxKm: 100,
  /** how many people an event may ask without further confirmation (rule 173) */
  eventAskedUnasked: 500,
  sidebarBreakpointPx: 768,
  mapZoom: 14,
  mapInfoHideMs: 300,
  searchDebounceMs: 300,
  profileDebounceMs: 600,
  suggestionsClearMs: 800,
  messageCountdownSeconds: 20,
  /** the maximum length of a broadcast, which is the limit of an SMS */
  broadcastMax: 1400,
  /** the maximum number of recipients up to which individuals can be deselected (rule 176) */
  broadcastUntickable: 250,
  /** minutes within which the same text to the same people counts as one broadcast (rule 175) */
  broadcastOnceMinutes: 10,
  /** how long a sent form stays disabled (rule 135, rule 137 "Contact") */
  sentPauseMs: 3000,
  /** the minimum interval between a sender's messages in one conversation (rule 135) */
  chatLockMs: 2000,
  /** the length of a ready answer, which is a sentence or two: all of them must fit into a menu (rule 202) */
  readyAnswerMax: 300,
  readyAnswersMax: 50,
  /** how many views one member of staff saves, the length of a name, and the size of each (rule 240) */
  savedViewsMax: 100,
  savedViewNameMax: 60,
  columnNameMax: 60,
  viewColumnsMax: 60,
  viewPageMax: 100,
  /** the size of a picture: enough for a telephone's photograph (rule 200) */
  chatPictureMaxBytes: 12 * 1024 * 1024,
  /** how many pictures a person may send within an hour (rule 200) */
  chatPicturesHour: 60,
  /** the minimum interval between two typing signals (rule 205) */
  typingApartMs: 3000,
  /** how long after their last signal a person still counts as typing (rule 205) */
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
/** The same at the desk; its wide windows begin with 25. */
export const DESK_PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;
