/** A mail to an address that is not proven may be asked for again after so many minutes. */
export const AGAIN_MINUTES = 15

/** So many people are mailed the dates of their meetings at once. */
export const MAX_MAILED = 500

/** So many of a kind go to one mailbox before one of them has been used. */
export const MAX_UNUSED = 3

/** So many mails that try a template may somebody send to themselves in an hour. */
export const MAX_TESTS = 20

/** The most characters of a template's subject, and of its body. */
export const MAX_SUBJECT = 300
export const MAX_BODY = 20_000
