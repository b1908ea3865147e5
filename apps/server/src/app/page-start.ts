import { contract } from '@telemachos/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageStart } from '../kernel/page.ts'
import { TEXTS_VERSION } from '../modules/language/index.ts'

/**
 * Reads what the page begins with: who is there, as the identity call answers it, and which texts
 * are current. The page is spared asking before it can draw.
 */
export function startReader(app: FastifyInstance): (request: FastifyRequest) => Promise<PageStart> {
  const { path, method } = contract.identity.calls.getIdentity
  return async (request) => {
    const { principal, ip } = request
    if (!principal)
      return { data: { Identity: null, Texts: TEXTS_VERSION }, isSignedIn: false, answers: [] }
    const { cookie = '' } = request.headers
    const answer = await app.inject({ method, url: path, headers: { cookie }, remoteAddress: ip })
    return {
      data: {
        Texts: TEXTS_VERSION,
        // Whoever is turned away hears it from the call itself.
        ...(answer.statusCode === 200 && { Identity: answer.json() }),
      },
      isSignedIn: true,
      answers: [
        `${contract.language.calls.getTexts.path}?lang=${principal.language}&v=${TEXTS_VERSION}`,
      ],
    }
  }
}
