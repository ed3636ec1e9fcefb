import { plainText } from '@karov/domain';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { parse } from 'qs';
import { type BodyLimits, DEFAULT_BODY_BYTES } from './body-limits.js';
import { boundQuery, boundShape } from './input-shape.js';
import { plainTexts } from './plain-texts.pipe.js';

const MAX_PARAMETERS = 200;
const QUERY = { depth: 3, arrayLimit: 100, parameterLimit: MAX_PARAMETERS, allowPrototypes: false };

/**
 * Parses JSON and forms, each call within its limit, and refuses bodies that are nested too deeply or too
 * large.
 */
export function parseBodies(limits: BodyLimits): RequestHandler[] {
  const parsers = new Map<number, RequestHandler>();
  const readJson = (request: Request, response: Response, next: NextFunction): void => {
    const limit = limits.of(request.method, request.path);
    const parser = parsers.get(limit) ?? express.json({ limit });
    parsers.set(limit, parser);
    void parser(request, response, next);
  };
  const readForm = express.urlencoded({
    extended: true,
    limit: DEFAULT_BODY_BYTES,
    parameterLimit: MAX_PARAMETERS,
  });
  const checkShape = (request: Request, _response: Response, next: NextFunction): void => {
    boundQuery(request.url.split('?', 2)[1] ?? '');
    boundShape(request.body);
    next();
  };
  return [readJson, readForm, checkShape];
}

/**
 * Parses a query string and applies the rule for texts; names that every object inherits have already been
 * refused ({@link boundQuery}).
 */
export function parseQuery(query: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parse(query, QUERY)).map(([name, value]) => [plainText(name), plainTexts(value)]),
  );
}
