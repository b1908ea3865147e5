/**
 * The closed set of errors that leave the server. `status` is the HTTP status; the text that a
 * person reads is the language text `error.<code>`.
 */
export const ERRORS = {
  invalid_input: { status: 400 },
  malformed_body: { status: 400 },
  unauthenticated: { status: 401 },
  wrong_credentials: { status: 401 },
  forbidden: { status: 403 },
  cross_site: { status: 403 },
  consent_required: { status: 403 },
  /** The project is archived: it is read, and nothing of it is changed. */
  project_archived: { status: 403 },
  viewing_only: { status: 403 },
  view_ended: { status: 403 },
  own_person_only: { status: 403 },
  /** The person has been in a project that the caller does not administer. */
  administered_elsewhere: { status: 403 },
  not_found: { status: 404 },
  unknown_call: { status: 404 },
  /** The address is asked by other methods, which the answer’s `Allow` names. */
  wrong_method: { status: 405 },
  conflict: { status: 409 },
  /** The page that calls shows somebody else than who is signed in: see core/person-claim.ts. */
  person_changed: { status: 409 },
  meeting_overlap: { status: 409 },
  meeting_moved: { status: 409 },
  /** Somebody else wrote the answer since; `details` has it as it is now. */
  quest_conflict: { status: 409 },
  /** The attempt was cleared: what was written before it is void. */
  quest_cleared: { status: 409 },
  quest_version: { status: 409 },
  quest_missing_answers: { status: 409 },
  idempotency_mismatch: { status: 409 },
  request_in_progress: { status: 409 },
  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  rule_violated: { status: 422 },
  too_many_requests: { status: 429 },
  too_many_failures: { status: 429 },
  internal: { status: 500 },
  unavailable: { status: 503 },
} as const

export type ErrorCode = keyof typeof ERRORS

/** One field that was refused: its path in the input, the rule that it breaks and a text for people. */
export interface FieldError {
  field: string
  rule: string
  message: string
  /** Where in a text that is read, as line:column (spec §8); the message begins with it. */
  at?: string
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  code: ErrorCode
  /** For people, in the caller's language. */
  message: string
  /** Repeated in the server's log: what a person quotes when asking for help. */
  requestId: string
  fields?: FieldError[]
  /** What the refusal names, such as the conflicting meeting. */
  details?: Record<string, unknown>
}
