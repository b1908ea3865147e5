/** The actions by which payments are recorded (spec §9). */
export const PAYMENT_ACTIONS = [67, 68, 69, 70, 71] as const

/** The most registry numbers in one call. */
export const MAX_NUMBERS = 500
