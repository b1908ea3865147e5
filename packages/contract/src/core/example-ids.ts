/**
 * What the examples of calls are about. Tests give the ids of their own rows; the reference shows
 * `REFERENCE_IDS`.
 */
export interface ExampleIds {
  readonly projectId: number
  readonly personId: number
  readonly actionId: number
  /** An action that is a meeting. */
  readonly meetingId: number
  /** A planned meeting of the person. */
  readonly bookingId: number
  /** An action that asks a questionnaire, and that questionnaire. */
  readonly questActionId: number
  readonly questId: number
  /** The person's answer set of that action. */
  readonly answerSetId: number
  /** Of something or somebody that does not exist: carrying the example out changes nothing. */
  readonly absentId: number
  /** A free instant in a week. */
  readonly soon: string
  /** Another, a day later. */
  readonly later: string
}

/** The ids that the reference shows. */
export const REFERENCE_IDS: ExampleIds = {
  projectId: 1,
  personId: 25,
  actionId: 12,
  meetingId: 14,
  bookingId: 310,
  questActionId: 16,
  questId: 4,
  answerSetId: 150,
  absentId: 99,
  soon: '2026-03-02T10:00:00Z',
  later: '2026-03-03T10:00:00Z',
}
