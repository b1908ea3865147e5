import { ApiError } from './api-error.ts'

let prove: () => Promise<boolean> = () => Promise.resolve(false)

/** Says how a person proves again who they are, and whether they did; the app does. */
export function whenProofNeeded(listener: () => Promise<boolean>): void {
  prove = listener
}

/** Makes an attempt once more where it was refused only until the person has proved who they are. */
export async function withProof<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (error) {
    if (isProofNeeded(error) && (await prove())) return attempt()
    throw error
  }
}

const isProofNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ rule }) => rule === 'password_needed')
