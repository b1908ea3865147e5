/** In what deadlines are counted; weekdays are Monday to Friday. */
export const DUE_UNITS = ['day', 'weekday', 'week'] as const

/** What happens to each mentee from which a deadline may count. */
export const DUE_ANCHORS = ['joining', 'completion', 'meeting'] as const

/** The longest span between such a day and the deadline. */
export const MAX_DUE_AMOUNT = 1_000

/** How long people who join late have, of deadlines that are one date, where nobody says otherwise. */
export const USUAL_GRACE = { Amount: 14, Unit: 'day' } as const

/** How many reminders a deadline has at most, and how many days from it they may be. */
export const MAX_DUE_REMINDERS = 5
export const MAX_REMINDER_DAYS = 60

/** When the page offers to remind of a deadline: days after it, before it where negative. */
export const OFFERED_REMINDERS = [
  -30, -21, -14, -10, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 14,
] as const
