import { isUnavailable as isDatabaseAway } from './database/unavailable.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

/** Whether an error says that something is away which the call needs, and that it may be asked again later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StorageUnavailable || isDatabaseAway(error)

/** How loudly a loop says that it will try again: that a part is away is said once, by who watches it. */
export const levelOf = (error: unknown): 'debug' | 'warn' =>
  isUnavailable(error) ? 'debug' : 'warn'
