import type { ParamsOption } from 'openapi-fetch';
import type {
  OperationRequestBodyContent,
  PathsWithMethod,
  RequiredKeysOf,
} from 'openapi-typescript-helpers';
import type { paths } from './generated/api.js';

export type ChangeMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Method = 'GET' | ChangeMethod;

/** The calls in the OpenAPI document, by their paths below `/api`. */
type Calls = { [Path in keyof paths as Path extends `/api${infer Rest}` ? Rest : never]: paths[Path] };

/** How the OpenAPI document describes a call. */
type Operation<M extends Method, P extends keyof Calls> =
  Calls[P] extends Record<Lowercase<M>, infer Told> ? Told : never;
/** What a call returns on the wire. */
type AnswerOf<Told> = Told extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never;

/** The paths of a method, such as `/events/{id}`. A call to any other path does not compile. */
export type PathOf<M extends Method> = PathsWithMethod<Calls, Lowercase<M>>;
/** The paths of paged lists. */
export type ListPath = {
  [P in PathOf<'GET'>]: AnswerOf<Operation<'GET', P>> extends { meta: object } ? P : never;
}[PathOf<'GET'>];
/** What the envelope contains in a call's answer. */
export type DataOf<M extends Method, P extends PathOf<M>> =
  AnswerOf<Operation<M, P>> extends { data: infer Data } ? Data : never;
/** A row of a paged list. */
export type RowOf<P extends ListPath> = DataOf<'GET', P> extends (infer Row)[] ? Row : never;

type BodyOf<Told> = Exclude<OperationRequestBodyContent<Told>, undefined>;
/** Makes a body whose fields are all optional optional itself. */
type BodyOption<Told> = [BodyOf<Told>] extends [never]
  ? { body?: never }
  : Record<never, never> extends BodyOf<Told>
    ? { body?: BodyOf<Told> }
    : { body: BodyOf<Told> };

/** Marks a form that the server accepts as multipart. */
type Encoding<Told> = Told extends { requestBody: { content: { 'multipart/form-data': unknown } } }
  ? { multipart: true }
  : { multipart?: never };

/** The parameters, the body and the signal of a call. Whatever the document requires is required here. */
export type CallInit<M extends Method, P extends PathOf<M>> = ParamsOption<Operation<M, P>> &
  BodyOption<Operation<M, P>> &
  Encoding<Operation<M, P>> & { signal?: AbortSignal };
/** The same as the last argument of a call, which is optional if nothing is required. */
export type InitArgument<M extends Method, P extends PathOf<M>> =
  RequiredKeysOf<CallInit<M, P>> extends never ? [init?: CallInit<M, P>] : [init: CallInit<M, P>];
