import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { call } from '#shared'

/**
 * Does the task that the server gives, some hundred derivations of a key, and encodes what was found.
 * @throws ApiError, or Error where nothing was found.
 */
export async function solveCaptcha(): Promise<string> {
  const challenge = (await call('applications.getCaptcha', {})) as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('the task has no solution')
  return btoa(JSON.stringify({ challenge, solution }))
}
