import { createContext } from 'react'

/** Whether whoever applies has an account, and with it a page of their own. */
export const SignedInContext = createContext(false)
