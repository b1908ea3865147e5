const CALL = /^\/(api\d?|account|anyquest|realtime|health|ready|assets)(\/|$)/i

/**
 * Whether a path is the server's own: an unknown one is a wrong call there, not one of the page's.
 * ```ts
 * isCallPath('/api/users') // => true
 * isCallPath('/actions') // => false
 * ```
 */
export const isCallPath = (path: string): boolean => CALL.test(path)

/** Where every call is described. */
export const REFERENCE_PATH = '/api/reference'

/** Where pages are told what changes. */
export const REALTIME_PATH = '/realtime'

/** Where people sign in: beside the route table, which the page's first scripts go without. */
export const SIGN_IN_PATH = '/signin'
