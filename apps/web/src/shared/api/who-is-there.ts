import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import type { Identity } from './identity.ts'

/** Who is signed in by now, whoever the page shows: null for nobody, undefined where no answer came. */
export function whoIsThere(): Promise<Identity | null | undefined> {
  return call('identity.getIdentity', {}, { forAnybody: true }).catch((error: unknown) =>
    error instanceof ApiError && error.status === 401 ? null : undefined,
  )
}
