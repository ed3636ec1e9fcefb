import { callHeaders, errorFromAnswer, NetworkError, noteServerTime } from '@karov/api-client';
import { reach } from '@karov/web';
import { type fetchUtils } from 'react-admin';
import { callOptions } from '../shared/api.js';

type HttpClient = typeof fetchUtils.fetchJson;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Unwraps an answer: a single record is in an envelope `{data}`; a list in the simple-rest dialect has none
 * (rule 16).
 */
function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}

/** Makes the calls of `ra-data-simple-rest`, with our headers, our envelope and our typed errors. */
export const httpClient: HttpClient = async (url: string, options = {}) => {
  const { method, body, signal } = options;
  const headers = new Headers(options.headers);
  for (const [name, value] of Object.entries(callHeaders(callOptions))) headers.set(name, value);
  if (body) headers.set('Content-Type', 'application/json');

  reach.asked();
  const response = await fetch(url, { method, body, signal, headers }).catch((reason: unknown) => {
    throw signal?.aborted ? reason : new NetworkError();
  });
  reach.answered(response.status);
  noteServerTime(response.headers);
  const text = await response.text();
  const answer = parse(text);
  if (!response.ok) throw errorFromAnswer(response.status, answer);
  return { status: response.status, headers: response.headers, body: text, json: unwrap(answer) };
};
