import { ownValue } from '@karov/domain';
/**
 * The content under a heading: a paragraph, or a list of points, which is ordered where the order matters.
 */
export type LegalBlock = string | { readonly points: readonly string[]; readonly isOrdered?: boolean };

export interface LegalSection {
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A long text in one language. `%{name}` in it is replaced by the organization's setting of that name. */
export interface LegalText {
  readonly title: string;
  readonly intro: readonly string[];
  readonly sections: readonly LegalSection[];
}

/** The settings used in the texts. */
export interface LegalSettings {
  organization: string;
  phone: string;
  email: string;
  hours: string;
  coordinator: string;
  coordinatorPhone: string;
  coordinatorEmail: string;
  coordinatorAddress: string;
  /** the date of the accessibility statement, as it should appear */
  statementDate: string;
}

/** The settings as returned by GET /config. */
export interface ToldSettings {
  organization_name: string;
  support: { phone: string; email: string; hours: string };
  accessibility: {
    coordinator: string;
    phone: string;
    email: string;
    address: string;
    statement_date: string;
  };
}

/** Prevents a line break at the hyphen in opening hours. */
const inOnePiece = (value: string): string => value.replaceAll('-', '\u2060-\u2060');

/** Returns the settings for the texts, from those that GET /config returns. */
export function legalSettingsOf({ organization_name, support, accessibility }: ToldSettings): LegalSettings {
  return {
    organization: organization_name,
    phone: support.phone,
    email: support.email,
    hours: inOnePiece(support.hours),
    coordinator: accessibility.coordinator,
    coordinatorPhone: accessibility.phone,
    coordinatorEmail: accessibility.email,
    coordinatorAddress: accessibility.address,
    statementDate: accessibility.statement_date,
  };
}

/** The roles that have their own instructions. */
export const INSTRUCTION_READERS = ['user', 'volunteer', 'manager', 'admin'] as const;
export type InstructionReader = (typeof INSTRUCTION_READERS)[number];

/** All long texts of one language. */
export interface LegalTexts {
  about: LegalText;
  instructions: Readonly<Record<InstructionReader, LegalText>>;
  terms: LegalText;
  privacy: LegalText;
  accessibility: LegalText;
  volunteerTerms: LegalText;
  police: LegalText;
  policeForm: PoliceFormText;
}

/** The text of the authorization form, which is printed and signed by hand. */
export interface PoliceFormText {
  readonly title: string;
  readonly addressee: string;
  readonly paragraphs: readonly string[];
  readonly fields: readonly string[];
  readonly signatureFields: readonly string[];
  readonly notes: readonly string[];
}

const fillLine = (text: string, settings: Partial<LegalSettings>): string => {
  const values: Readonly<Record<string, string | undefined>> = { ...settings };
  return text.replace(/%\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
};

/**
 * Whether a line is about a setting that the organization has left empty, such as an office address or a
 * coordinator's name.
 */
function isAboutNothing(line: string, settings: Partial<LegalSettings>): boolean {
  const values: Readonly<Record<string, string | undefined>> = { ...settings };
  return [...line.matchAll(/%\{(\w+)\}/g)].some(([, name = '']) => ownValue(values, name) === '');
}

function fillBlock(block: LegalBlock, settings: Partial<LegalSettings>): LegalBlock[] {
  if (typeof block === 'string') return isAboutNothing(block, settings) ? [] : [fillLine(block, settings)];
  return [
    {
      ...block,
      points: block.points
        .filter((point) => !isAboutNothing(point, settings))
        .map((point) => fillLine(point, settings)),
    },
  ];
}

const LEFT_TO_RIGHT = ['phone', 'email', 'hours', 'coordinatorPhone', 'coordinatorEmail'] as const;

/**
 * Isolates phones, addresses and hours within Hebrew lines, so that they keep their own direction, including
 * symbols such as the star of a short number.
 */
function isolated(settings: Partial<LegalSettings>): Partial<LegalSettings> {
  const entries = LEFT_TO_RIGHT.flatMap((name) =>
    !settings[name] ? [] : [[name, `\u2066${settings[name]}\u2069`] as const],
  );
  return { ...settings, ...Object.fromEntries(entries) };
}

/**
 * Fills the organization's settings into a text. An unknown setting leaves its placeholder, so that the gap
 * is visible; an empty one removes its line.
 */
export function fillLegal(text: LegalText, given: Partial<LegalSettings>): LegalText {
  const settings = isolated(given);
  return {
    title: fillLine(text.title, settings),
    intro: text.intro.map((line) => fillLine(line, settings)),
    sections: text.sections.map(({ heading, blocks }) => ({
      heading: fillLine(heading, settings),
      blocks: blocks.flatMap((block) => fillBlock(block, settings)),
    })),
  };
}

/** Returns the text of the form with the organization's settings filled in. */
export function fillPoliceForm(text: PoliceFormText, given: Partial<LegalSettings>): PoliceFormText {
  const settings = isolated(given);
  const fill = (lines: readonly string[]) => lines.map((line) => fillLine(line, settings));
  return {
    ...text,
    addressee: fillLine(text.addressee, settings),
    paragraphs: fill(text.paragraphs),
    notes: fill(text.notes),
  };
}
