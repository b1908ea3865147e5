import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { PERSON_HEADER } from '@telemachos/contract/core/person-claim'
import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { PLACE_HEADER } from './place.ts'

/** A call of the contract, and what it is asked with. */
export interface OwnCall {
  readonly call: CallDefinition
  readonly input: object
}

/** For whom the server makes a call. */
export interface Caller {
  /** What their browser sends. */
  readonly headers: IncomingHttpHeaders
  /** Where their connection comes from. */
  readonly address: string
  readonly language: string
  /** In which project, and as what: see place.ts. Where the session stands without it. */
  readonly place?: string | undefined
  /** Whom their page shows, by its own account: see person-claim.ts. */
  readonly person?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/** What came of it, as over HTTP. */
export interface OwnAnswer {
  readonly status: number
  readonly body: unknown
}

/** Makes a call with a JSON body for somebody, held to every rule that holds when they make it. */
export type MakeCall = (own: OwnCall, caller: Caller) => Promise<OwnAnswer>

/** What of a browser's headers says who calls: the rest is of another request. */
const OF_CALLER = ['cookie', 'user-agent', 'x-forwarded-for'] as const

/** Makes calls of this server within it, through all that holds for requests. */
export function callWithin(app: FastifyInstance): MakeCall {
  return async ({ call, input }, { headers, address, language, place, person, idempotencyKey }) => {
    const answer = await app.inject({
      method: call.method,
      url: call.path,
      remoteAddress: address,
      payload: JSON.stringify(input),
      headers: {
        ...Object.fromEntries(OF_CALLER.map((name) => [name, headers[name] ?? ''])),
        'accept-language': language,
        'content-type': 'application/json',
        ...(place !== undefined && { [PLACE_HEADER]: place }),
        ...(person !== undefined && { [PERSON_HEADER]: person }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    })
    return { status: answer.statusCode, body: JSON.parse(answer.body) as unknown }
  }
}
