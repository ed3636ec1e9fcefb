import type { Schemas } from './schemas.js';

/**
 * Bodies of calls that the portal or the back office keeps for a while, as in the server's DTO classes
 * (docs/adr/0021).
 */
export type EventForm = Schemas['EventFormDto'];
export type EmergencyPlace = Schemas['EmergencyPlaceDto'];
export type ProfileForm = Schemas['ProfileDto'];
export type StatusChange = Schemas['ReplacementsDto'];
