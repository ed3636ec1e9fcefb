import type { Schemas } from '@karov/api-client';
import { ownValue } from '@karov/domain';
import { applyDecorators, SetMetadata, type StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { ListPage } from '../lists/list-answer.js';
import { type Accounted, PEOPLE_OF_ANSWER, PEOPLE_SHOWN } from './people-shown.js';

/**
 * The name of a type in `libs/api-client/src/wire*.ts`, as in the OpenAPI document (docs/adr/0021). New types
 * appear after `npm run openapi`.
 */
export type AnswerName = keyof Schemas;

type OneOf<Name extends AnswerName> = Schemas[Name];
type ManyOf<Name extends AnswerName> = Schemas[Name][];
/** The envelope around one record. */
interface Envelope<Data> {
  data: Data;
  message?: string;
}

type Handler<Answer> = (...values: never[]) => Answer | Promise<Answer>;
type AnswerOf<Method> = Method extends (...values: never[]) => infer Answer ? Awaited<Answer> : never;
type PartOf<Answer> = Answer extends { data: infer Data }
  ? Data
  : Answer extends ListPage<infer Row>
    ? Row
    : Answer;

/** `unknown` if the types agree; otherwise the parts that a handler returns but its documentation lacks. */
type Whole<Told, Given> = [Exclude<keyof Given, keyof Told>] extends [never]
  ? [PartOf<Told>] extends [PartOf<Given>]
    ? unknown
    : { 'answers more than the document says': PartOf<Given> }
  : { 'answers more than the document says': Exclude<keyof Given, keyof Told> };

/** Accepts only handlers that return exactly what is documented: neither less nor more. */
type Documents<Told> = <Method extends Handler<Told>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method> & Whole<Told, AnswerOf<Method>>,
) => void;

/** Accepts only handlers that return a file, or write one into the response themselves. */
type DocumentsFile = <
  Method extends (...values: never[]) => StreamableFile | Promise<StreamableFile> | Promise<void>,
>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

const FAULTS = {
  description:
    'Field errors, or why it is not possible now: `{message, code, errors}` in the caller’s language.',
};
const MESSAGE = { type: 'string', description: 'What has happened, in the caller’s language.' };
const META = {
  type: 'object',
  required: ['total', 'page', 'perPage'],
  properties: {
    total: { type: 'integer' },
    page: { type: 'integer' },
    perPage: { type: 'integer' },
    waiting_near: {
      type: 'integer',
      description: 'Requests near the caller that others are asked for first.',
    },
  },
};

function reference(name: AnswerName): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** Documents an answer, and the people whom it shows, if any. */
function answers<Told>(schema: object, name?: AnswerName): Documents<Told> {
  const whose = name === undefined ? undefined : ownValue(PEOPLE_SHOWN, name);
  const decorate: MethodDecorator = applyDecorators(
    ApiResponse({ status: 200, description: 'Done.', schema }),
    ApiResponse({ status: 422, ...FAULTS }),
    ...(whose === undefined ? [] : [SetMetadata(PEOPLE_OF_ANSWER, whose)]),
  );
  return (target, key, descriptor) => decorate(target, key, descriptor);
}

function envelope<Data>(data: object, name: AnswerName): Documents<Envelope<Data>> {
  return answers({ type: 'object', required: ['data'], properties: { data, message: MESSAGE } }, name);
}

/**
 * Documents a handler's answer. A handler with a different answer does not compile, nor does one whose people
 * would be missing in the audit log (rule 83).
 */
export const Answers = {
  /** `{data, message?}` */
  data: <Name extends AnswerName>(name: Name & Accounted<Name>): Documents<Envelope<OneOf<Name>>> =>
    envelope(reference(name), name),
  /** `{data: […], message?}` */
  all: <Name extends AnswerName>(name: Name & Accounted<Name>): Documents<Envelope<ManyOf<Name>>> =>
    envelope({ type: 'array', items: reference(name) }, name),
  /** `{data: […], meta}`; in the simple-rest dialect only the array */
  list: <Name extends AnswerName>(name: Name & Accounted<Name>): Documents<ListPage<OneOf<Name>>> =>
    answers(
      {
        type: 'object',
        required: ['data', 'meta'],
        properties: { data: { type: 'array', items: reference(name) }, meta: META },
      },
      name,
    ),
  /** `{message}` */
  message: (): Documents<{ message: string }> =>
    answers({ type: 'object', required: ['message'], properties: { message: MESSAGE } }),
  /** The record without an envelope. */
  bare: <Name extends AnswerName>(name: Name & Accounted<Name>): Documents<OneOf<Name>> =>
    answers(reference(name), name),
  /** A file of one of these types; a handler that writes it into the response itself returns nothing. */
  file: (...types: readonly string[]): DocumentsFile => {
    const decorate: MethodDecorator = applyDecorators(
      ApiProduces(...types),
      ApiResponse({ status: 200, description: 'The file.', schema: { type: 'string', format: 'binary' } }),
      ApiResponse({ status: 404, description: 'There is no such file for the caller.' }),
    );
    return (target, key, descriptor) => decorate(target, key, descriptor);
  },
} as const;
