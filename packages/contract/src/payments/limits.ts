/** The actions by which payments are recorded (spec §9). */
export const PAYMENT_ACTIONS = [67, 68, 69, 70, 71] as const

/** Whether completing an action records a payment. */
export function isPaymentAction(actionId: number): boolean {
  return PAYMENT_ACTIONS.some((id) => id === actionId)
}

/** The most registry numbers in one call. */
export const MAX_NUMBERS = 500

/** So long what was recorded, or taken back, can be undone by whoever did so, in minutes. */
export const PAYMENT_UNDO_MINUTES = 60
