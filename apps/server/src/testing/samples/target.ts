/** What a sample input is made for: a place, a person and the person asking. */
export interface Target {
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
}

/** An id that nobody has. */
export const NOBODY = 2_000_000_000
