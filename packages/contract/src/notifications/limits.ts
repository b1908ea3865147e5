/** Nobody is mailed between these times in Athens unless they wait for the mail, or choose otherwise. */
export const USUAL_QUIET = { From: '22:00', Until: '08:00' } as const

/** When the mail leaves in Athens that tells of a whole day. */
export const DIGEST_TIME = '18:00'
