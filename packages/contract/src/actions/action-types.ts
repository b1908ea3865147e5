/** The types of action, by name; the number is what the wire and the database know (spec §3, Action). */
export const ACTION_TYPES = {
  meetingInPerson: 1,
  meetingOnline: 2,
  task: 3,
  questionnaire: 4,
  documents: 5,
  calculator: 6,
  conference: 7,
  information: 8,
} as const
