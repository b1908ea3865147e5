import { contract } from '@telemachos/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageStart } from '../kernel/page.ts'
import { TEXTS_VERSION } from '../modules/language/index.ts'

/**
 * Reads what the page begins with: who is there, as the identity call answers it, which texts are
 * current, and where the hub stands. The page is spared asking before it can draw.
 */
export function startReader(
  app: FastifyInstance,
  readPosition: () => string | null,
): (request: FastifyRequest) => Promise<PageStart> {
  const { path, method } = contract.identity.calls.getIdentity
  return async (request) => {
    const { principal, ip } = request
    const data = { Texts: TEXTS_VERSION, Position: readPosition() }
    if (!principal) return { data: { ...data, Identity: null }, isSignedIn: false, answers: [] }
    const { cookie = '' } = request.headers
    const answer = await app.inject({ method, url: path, headers: { cookie }, remoteAddress: ip })
    // Whoever is turned away hears it from the call itself.
    const identity = answer.statusCode === 200 && { Identity: answer.json() }
    return {
      data: { ...data, ...identity },
      isSignedIn: true,
      answers: [
        `${contract.language.calls.getTexts.path}?lang=${principal.language}&v=${TEXTS_VERSION}`,
      ],
    }
  }
}
