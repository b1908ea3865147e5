const CALL = /^\/(api\d?|account|anyquest|realtime|health|ready|assets)(\/|$)/i

/**
 * Whether a path is the server's own: an unknown one is a wrong call there, not one of the page's.
 * ```ts
 * isCallPath('/api/users') // => true
 * isCallPath('/actions') // => false
 * ```
 */
export const isCallPath = (path: string): boolean => CALL.test(path)
