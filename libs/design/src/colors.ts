/**
 * The colours of Karov: deep violet for the brand and primary actions, amber for waiting, green for done, red
 * for danger. `alarm` is the background of emergency and destructive buttons: it stays red in dark mode,
 * where `danger` becomes paler to be legible as text. `warm` is the colour of the small circle in the logo
 * and of the light in the drawn windows; it is decorative and never a background for text. A state has a
 * `solid` (buttons, icons) and a `soft` (cards, badges) background, each with its legible text colour.
 */
const light = {
  bg: '#faf8fc',
  surface: '#ffffff',
  surfaceMuted: '#f3eff8',
  text: '#1f1a26',
  textMuted: '#574f63',
  border: '#7d7489',
  borderSoft: '#d9d2e3',
  brand: '#4b2a86',
  brandHover: '#3c2070',
  onBrand: '#ffffff',
  brandSoft: '#ede6f8',
  onBrandSoft: '#3c2070',
  warm: '#f2b84b',
  waiting: '#8a5200',
  onWaiting: '#ffffff',
  waitingSoft: '#fff1d6',
  onWaitingSoft: '#6b3f00',
  done: '#1c6b3a',
  onDone: '#ffffff',
  doneSoft: '#e2f4e8',
  onDoneSoft: '#14532d',
  danger: '#b3192b',
  onDanger: '#ffffff',
  dangerSoft: '#fde8ea',
  onDangerSoft: '#8c1020',
  alarm: '#b3192b',
  onAlarm: '#ffffff',
  info: '#1d5a8f',
  onInfo: '#ffffff',
  infoSoft: '#e3f0fb',
  onInfoSoft: '#154470',
  neutral: '#574f63',
  onNeutral: '#ffffff',
  neutralSoft: '#efecf3',
  onNeutralSoft: '#403a4a',
  focus: '#1f1a26',
  focusHalo: '#ffffff',
} as const;

/** The name of a colour, the same in both modes. */
export type ColorName = keyof typeof light;
export type Palette = Readonly<Record<ColorName, string>>;

const dark: Palette = {
  bg: '#16121c',
  surface: '#211b2a',
  surfaceMuted: '#2b2436',
  text: '#f3eff8',
  textMuted: '#c4bbd1',
  border: '#9a90a9',
  borderSoft: '#463c55',
  brand: '#c9b3f5',
  brandHover: '#dccdfb',
  onBrand: '#22103f',
  brandSoft: '#3a2b5a',
  onBrandSoft: '#e9defd',
  warm: '#f2b84b',
  waiting: '#f2b84b',
  onWaiting: '#2e1c00',
  waitingSoft: '#43300f',
  onWaitingSoft: '#ffdf9e',
  done: '#7fd49b',
  onDone: '#06260f',
  doneSoft: '#17381f',
  onDoneSoft: '#b6efc6',
  danger: '#ff9aa2',
  onDanger: '#3d0008',
  dangerSoft: '#4d1820',
  onDangerSoft: '#ffd4d7',
  alarm: '#d13042',
  onAlarm: '#ffffff',
  info: '#9ccbf5',
  onInfo: '#04223d',
  infoSoft: '#17344e',
  onInfoSoft: '#cde6fc',
  neutral: '#c4bbd1',
  onNeutral: '#211b2a',
  neutralSoft: '#362e42',
  onNeutralSoft: '#e4dcee',
  focus: '#ffffff',
  focusHalo: '#16121c',
};

/** The two modes; the reader's device chooses one. */
export const COLOR_MODES = ['light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];
/** Every colour in both modes. */
export const colors: Readonly<Record<ColorMode, Palette>> = { light, dark };

/** The tones of states; each is also the prefix of its colours. */
export const TONES = ['brand', 'waiting', 'done', 'danger', 'info', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

/** Text colours with their backgrounds: every pair has a contrast of 4.5:1 or better. */
export const TEXT_PAIRS: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'surfaceMuted'],
  ['textMuted', 'bg'],
  ['textMuted', 'surface'],
  ['textMuted', 'surfaceMuted'],
  ['brand', 'bg'],
  ['brand', 'surface'],
  ['brand', 'surfaceMuted'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrandSoft', 'brandSoft'],
  ['waiting', 'surface'],
  ['onWaiting', 'waiting'],
  ['onWaitingSoft', 'waitingSoft'],
  ['done', 'surface'],
  ['onDone', 'done'],
  ['onDoneSoft', 'doneSoft'],
  ['danger', 'bg'],
  ['danger', 'surface'],
  ['onDanger', 'danger'],
  ['onDangerSoft', 'dangerSoft'],
  ['onAlarm', 'alarm'],
  ['info', 'surface'],
  ['onInfo', 'info'],
  ['onInfoSoft', 'infoSoft'],
  ['onNeutral', 'neutral'],
  ['onNeutralSoft', 'neutralSoft'],
];

/**
 * The outlines of controls and the focus ring with their surroundings: every pair has a contrast of 3:1 or
 * better.
 */
export const CONTROL_PAIRS: readonly (readonly [line: ColorName, ground: ColorName])[] = [
  ['border', 'bg'],
  ['border', 'surface'],
  ['border', 'surfaceMuted'],
  ['alarm', 'bg'],
  ['alarm', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['focus', 'focusHalo'],
];
