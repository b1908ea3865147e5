import { AppError } from './errors.ts'

/**
 * Does what knows nothing of a call, and names the fields that it refuses as the call has them: inside
 * one of its own.
 *
 * ```ts
 * await refusedWithin('Service', () => 7) // => 7
 * ```
 */
export async function refusedWithin<Result>(
  field: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0) throw error
    const fields = error.fields.map((one) => ({ ...one, field: `${field}.${one.field}` }))
    throw new AppError(error.code, {
      fields,
      ...(error.details && { details: error.details }),
      reason: error.message,
    })
  }
}
