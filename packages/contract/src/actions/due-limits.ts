/** In what deadlines are counted; weekdays are Monday to Friday. */
export const DUE_UNITS = ['day', 'weekday', 'week'] as const

/** What happens to each mentee from which a deadline may count. */
export const DUE_ANCHORS = ['joining', 'completion', 'meeting'] as const

/** The longest span between such a day and the deadline. */
export const MAX_DUE_AMOUNT = 1_000

/** How long people who join late have, of deadlines that are one date, where nobody says otherwise. */
export const USUAL_GRACE = { Amount: 14, Unit: 'day' } as const
