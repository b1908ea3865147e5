import { READY_PATH } from '@telemachos/contract/core/call-path'
import { PARTS, type PartName } from '@telemachos/contract/core/parts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../kernel/errors.ts'
import type { Parts, PartState } from '../kernel/parts.ts'

/** Without these the server answers no call; without the others it answers, and some things wait. */
const NEEDED: readonly PartName[] = ['database']

/** What `/ready` says of one part. */
type SaidOfPart =
  | { readonly state: 'there' | 'unused' }
  | { readonly state: 'away'; readonly since: string; readonly meanwhile: string }

/**
 * Mounts `/health`, which asks nothing of anybody, and `/ready`, which names each part that the server
 * works with, and since when it has been away: in words, and without addresses, since anybody may ask.
 */
export function mountReadiness(app: FastifyInstance, parts: Pick<Parts, 'look'>): void {
  // Both are answered alike whoever asks: no session is looked up.
  const forNobody = { config: { isForNobody: true } } as const
  app.get('/health', forNobody, async () => ({ status: 'ok' }))
  app.get(READY_PATH, forNobody, async (request, reply) => {
    const states = await parts.look()
    const away = states.filter(({ awaySince }) => awaySince)
    const said = { parts: describeParts(states) }
    void reply.header('cache-control', 'no-store')
    if (!away.some(({ name }) => NEEDED.includes(name)))
      return { status: away.length > 0 ? 'degraded' : 'ready', ...said }
    const refusal = new AppError('unavailable')
    void reply.status(refusal.status)
    return { status: 'away', ...refusal.toBody(request.language, request.id), ...said }
  })
}

function describeParts(states: readonly PartState[]): Record<PartName, SaidOfPart> {
  const describe = (name: PartName): SaidOfPart => {
    const found = states.find((state) => state.name === name)
    if (!found) return { state: 'unused' }
    const { awaySince, without } = found
    return awaySince
      ? { state: 'away', since: awaySince.toISOString(), meanwhile: without }
      : { state: 'there' }
  }
  return Object.fromEntries(PARTS.map((name) => [name, describe(name)])) as Record<
    PartName,
    SaidOfPart
  >
}
