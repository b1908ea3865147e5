import type { ErrorBody, ErrorCode, FieldError } from '@telemachos/contract/core/errors'
import { isAwayStatus } from './service.ts'

/** A call that was refused or never answered: everything that goes wrong on the page ends here. */
export class ApiError extends Error {
  /** 0 when no answer came. */
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly fields: readonly FieldError[]
  readonly details: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined
  /** After how many seconds the server would have it done again; 0 where it does not say. */
  readonly retryAfter: number

  constructor(status: number, body: Partial<ErrorBody>, retryAfter = 0) {
    super(body.message ?? '')
    this.name = 'ApiError'
    this.status = status
    // A proxy has no word of ours for it.
    const unnamed = isAwayStatus(status) ? 'unavailable' : 'internal'
    this.code = status === 0 ? 'network' : (body.code ?? unnamed)
    this.fields = body.fields ?? []
    this.details = body.details ?? {}
    this.requestId = body.requestId
    this.retryAfter = retryAfter
  }
}

/** Whether doing the same again may succeed: no answer, too many requests, or the server's fault. */
export function canRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 0 || error.status === 429 || error.status >= 500
}

/** Whether somebody else has written what was to be saved. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict'

/** The fields that somebody else has changed, by the refusal of a save; undefined of another error. */
export function contestedFields(error: unknown): readonly string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  const { Fields } = error.details
  return Array.isArray(Fields) ? Fields.map(String) : []
}

/** Who wrote the other, and when, by the refusal of a save; nothing where that is not known. */
export function otherWriter(error: unknown): { readonly by?: string; readonly at?: string } {
  if (!(error instanceof ApiError)) return {}
  const { SavedBy, SavedAt } = error.details
  return {
    ...(typeof SavedBy === 'string' && { by: SavedBy }),
    ...(typeof SavedAt === 'string' && { at: SavedAt }),
  }
}
