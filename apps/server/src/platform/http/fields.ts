import { holdsLink, LIMITS, phoneText, trimmedText, visibleLength } from '@karov/domain';
import { normalizePhone } from '@karov/domain/phone';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, type TransformFnParams, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import type { ValidationTextKey } from '../errors/fail.js';
import { ID_MAX } from './id.pipe.js';

/** The maximum length of a list of numbers in a form. */
const LIST_MAX = 500;

/** The options that every field decorator has. */
interface FieldOptions {
  optional?: boolean;
  /** Whether `null` is a valid value. */
  nullable?: boolean;
  description?: string;
}

/** Connects a check with its text in the catalogue of texts. */
function says(key: ValidationTextKey, params: Record<string, number> = {}): ValidationOptions {
  return { context: { key, params } };
}

function field(
  options: FieldOptions,
  api: ApiPropertyOptions,
  ...checks: PropertyDecorator[]
): PropertyDecorator {
  const optionality = options.optional
    ? [IsOptional()]
    : options.nullable
      ? [ValidateIf((_object, value) => value !== null)]
      : [];
  const documented = {
    description: options.description,
    required: !options.optional,
    nullable: options.optional || options.nullable,
    ...api,
  };
  // optional fields may also be null, as clients send them
  const leftOut =
    options.optional && !options.nullable
      ? [Transform(({ value }: TransformFnParams): unknown => value ?? undefined)]
      : [];
  return applyDecorators(
    ApiProperty(documented as ApiPropertyOptions),
    ...optionality,
    ...leftOut,
    ...checks,
  );
}

function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? trimmedText(value) : value;
}

/**
 * Texts in multipart forms and queries arrive as strings: "5" is read as 5, anything else is left for the
 * check to refuse.
 */
function numeric({ value }: TransformFnParams): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
}

/** A trimmed text; lengths count trimmed characters (rule 57). */
export function TextField(
  options: FieldOptions & { min?: number; max?: number; multiline?: boolean } = {},
): PropertyDecorator {
  const min = options.min ?? (options.optional || options.nullable ? 0 : 1);
  const max = options.max ?? LIMITS.textMax;
  return field(
    options,
    { type: String, minLength: min, maxLength: max },
    Transform(trimmed),
    IsString(says('text')),
    check(
      'visibleLength',
      (value) => typeof value === 'string' && visibleLength(value) >= min,
      min <= 1 ? says('required') : says('tooShort', { min }),
    ),
    MaxLength(max, says('tooLong', { max })),
  );
}

/**
 * A check of our own. Its message is never shown, but without a message class-validator loses the key of the
 * text.
 */
function check(
  name: string,
  validate: (value: unknown) => boolean,
  text: ValidationOptions,
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => name } }, text);
}

/** A name: a text without markup and links, so that it is harmless wherever it is shown or sent. */
export function NameField(options: FieldOptions & { min?: number; max?: number }): PropertyDecorator {
  return applyDecorators(
    TextField(options),
    Matches(/^[^<>\r\n]*$/, says('markup')),
    check('noLink', (value) => typeof value !== 'string' || !holdsLink(value), says('link')),
  );
}

/** Whole numbers, such as ids. */
export function NumbersField(
  options: FieldOptions & { minItems?: number; maxItems?: number } = {},
): PropertyDecorator {
  const { minItems = 0, maxItems = LIST_MAX } = options;
  return field(
    options,
    { type: [Number], maxItems, ...(minItems > 0 && { minItems }) },
    IsArray(says('list')),
    ArrayMinSize(minItems, says('required')),
    ArrayMaxSize(maxItems, says('tooMany', { max: maxItems })),
    IsInt({ ...says('integer'), each: true }),
    Max(ID_MAX, { ...says('max', { max: ID_MAX }), each: true }),
    Min(0, { ...says('min', { min: 0 }), each: true }),
  );
}

/** The records of an act on many (rule 241). */
export function ManyIdsField(): PropertyDecorator {
  return NumbersField({ minItems: 1, maxItems: LIMITS.manyMax });
}

/** Several short texts, such as keys. */
export function TextsField(options: FieldOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: [String] },
    IsArray(says('list')),
    IsString({ ...says('text'), each: true }),
    MaxLength(LIMITS.textMax, { ...says('tooLong', { max: LIMITS.textMax }), each: true }),
  );
}

/** An object whose fields are read later. */
export function RecordField(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: 'object', additionalProperties: true }, IsObject(says('unknown')));
}

/** Several objects, each checked by its own class. */
export function RowsField<Row extends object>(
  row: new () => Row,
  { maxItems, ...options }: FieldOptions & { maxItems: number },
): PropertyDecorator {
  return field(
    options,
    { type: row, isArray: true, minItems: 1, maxItems },
    Type(() => row),
    IsArray(says('list')),
    ArrayMinSize(1, says('required')),
    ArrayMaxSize(maxItems, says('tooMany', { max: maxItems })),
    ValidateNested({ ...says('list'), each: true }),
  );
}

/** A whole number. */
export function IntField(options: FieldOptions & { min?: number; max?: number } = {}): PropertyDecorator {
  const min = options.min ?? 0;
  const max = options.max ?? ID_MAX;
  return field(
    options,
    { type: 'integer', minimum: min, maximum: max },
    Transform(numeric),
    IsInt(says('integer')),
    Min(min, says('min', { min })),
    Max(max, says('max', { max })),
  );
}

/** A decimal number. */
export function NumberField(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  return field(
    options,
    { type: Number, minimum: options.min, maximum: options.max },
    Transform(numeric),
    IsNumber({ allowNaN: false, allowInfinity: false }, says('number')),
    Min(options.min, says('min', { min: options.min })),
    Max(options.max, says('max', { max: options.max })),
  );
}

/** The id of a record, or a certain word in its place. */
export function IdOrWordField(word: string, options: FieldOptions = {}): PropertyDecorator {
  const isFitting = (value: unknown) =>
    value === word ||
    (typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647);
  return field(
    options,
    {
      oneOf: [
        { type: 'integer', minimum: 1 },
        { type: 'string', enum: [word] },
      ],
    },
    Transform(numeric),
    check('idOrWord', isFitting, says('choice')),
  );
}

/** One of a list of texts or numbers. */
export function ChoiceField(
  values: readonly (string | number)[],
  options: FieldOptions = {},
): PropertyDecorator {
  return field(
    options,
    { enum: [...values] },
    Transform(typeof values[0] === 'number' ? numeric : trimmed),
    IsIn([...values], says('choice')),
  );
}

const TRUE_VALUES: unknown[] = [true, 1, '1', 'true'];
const FALSE_VALUES: unknown[] = [false, 0, '0', 'false'];

/** Yes or no; 1 and 0, true and false are all accepted (rule 129). The property is a boolean. */
export function FlagField(options: FieldOptions = {}): PropertyDecorator {
  const read = ({ value }: TransformFnParams): unknown =>
    TRUE_VALUES.includes(value) ? true : FALSE_VALUES.includes(value) ? false : value;
  return field(
    options,
    { oneOf: [{ type: 'boolean' }, { type: 'integer', enum: [0, 1] }] },
    Transform(read),
    IsIn([true, false], says('flag')),
  );
}

/** A field that may be left empty, which removes what is stored, while leaving it out changes nothing. */
interface ClearableOptions extends FieldOptions {
  isClearable?: boolean;
}

/** Exempts an empty text from the checks if the field can be cleared. */
function emptied({ isClearable = false }: ClearableOptions): PropertyDecorator[] {
  return isClearable ? [ValidateIf((_object, value) => value !== '')] : [];
}

/** A phone number of any country, in any spelling (rule 228); the property is in E.164 format. */
export function PhoneField(options: ClearableOptions = {}): PropertyDecorator {
  const read = ({ value }: TransformFnParams): unknown => {
    if (value === '' && options.optional) return options.isClearable ? value : undefined;
    return typeof value === 'string' ? (normalizePhone(value) ?? 'invalid') : value;
  };
  return field(
    options,
    { type: String, example: '+972501234567' },
    Transform(read),
    ...emptied(options),
    Matches(/^\+\d{7,15}$/, says('phone')),
  );
}

/** An e-mail address of 5 to 255 characters (rule 131). */
export function EmailField(options: ClearableOptions = {}): PropertyDecorator {
  return field(
    options,
    { type: String, format: 'email' },
    Transform(trimmed),
    ...emptied(options),
    IsEmail({}, says('email')),
    MaxLength(LIMITS.textMax, says('tooLong', { max: LIMITS.textMax })),
  );
}

const digitsTyped = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? phoneText(value).trim() : value;

/** The four digits of a one-time code, typed on any keyboard (rule 228). */
export function OtpField(): PropertyDecorator {
  return field(
    {},
    { type: String, pattern: '^\\d{4}$' },
    Transform(digitsTyped),
    Matches(/^\d{4}$/, says('otp')),
  );
}

/** A UUID created by the client. */
export function UuidField(options: FieldOptions = {}): PropertyDecorator {
  return field(options, { type: String, format: 'uuid' }, IsUUID(undefined, says('uuid')));
}

/** Several UUIDs; the list may be empty. */
export function UuidsField({ maxItems, ...options }: FieldOptions & { maxItems: number }): PropertyDecorator {
  return field(
    options,
    { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems },
    IsArray(says('list')),
    ArrayMaxSize(maxItems, says('tooMany', { max: maxItems })),
    IsUUID(undefined, { ...says('uuid'), each: true }),
  );
}
