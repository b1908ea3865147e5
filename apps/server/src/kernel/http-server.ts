import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import { isCallPath } from '@telemachos/contract/core/call-path'
import type { Language } from '@telemachos/contract/core/define-texts'
import { claimHolds, PERSON_HEADER } from '@telemachos/contract/core/person-claim'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import { CallerBudget } from './caller-budget.ts'
import type { Principal } from './context.ts'
import type { CookieDeclaration, Cookies } from './cookies.ts'
import { isOwnSite } from './cross-site.ts'
import { isUniqueViolation } from './database/database.ts'
import { endPromptly } from './end-promptly.ts'
import { AppError } from './errors.ts'
import { requireFewValues } from './few-values.ts'
import type { Logger } from './log.ts'
import type { Metrics } from './metrics.ts'
import { networkOf } from './network-of.ts'
import type { SharedRedis } from './open-redis.ts'
import { BODY_BYTES } from './parse-input.ts'
import { inPlace, PLACE_HEADER } from './place.ts'
import { countInRedis } from './redis-counts.ts'
import { countTogetherOrAlone, storeOf } from './workers/shared-counts.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import { TokenFailures } from './system-tokens.ts'
import { isSpoken } from './texts.ts'
import { isUnavailable } from './unavailable.ts'
import { answerUnknownAddresses } from './unknown-address.ts'
import { countByPrimary, shareBudget } from './workers/shared-limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    publicUrl: string
    /** What callers may cost; undefined where nothing limits them. */
    callerBudget: CallerBudget | undefined
  }
  interface FastifyContextConfig {
    /** The name of the call that the route is mounted for. */
    call?: string
    /** How many values its body may hold; without it, no body is looked into. */
    maxValues?: () => number
    /** Whether it is answered alike whoever asks, so that no session is looked up. */
    isForNobody?: true
  }
  interface FastifyRequest {
    principal: Principal | undefined
    /** Whether the page that calls shows somebody else than `principal`. */
    isOtherPerson: boolean
    /** Why the token that it shows opens nothing. */
    tokenRefusal: 'unauthenticated' | 'too_many_failures' | undefined
    language: Language
  }
}

/** Whom the cookies of a browser belong to. */
export interface Recognised {
  readonly principal: Principal | undefined
  /** What the browser is to forget: it holds no more. */
  readonly outdated?: readonly CookieDeclaration[]
}

/** Finds out whom the cookies of a browser belong to; the identity module provides it. */
export type Authenticate = (cookies: Cookies) => Promise<Recognised>

export interface HttpOptions {
  readonly publicUrl: string
  readonly log: Logger
  readonly authenticate: Authenticate
  /** As whom another system acts that shows a token, if the token is good. */
  readonly systemTokens?: {
    readonly read: (authorization: string) => string | undefined
    readonly recognise: (token: string) => Promise<Principal | undefined>
  }
  /** Counts requests for several servers together. */
  readonly redis?: SharedRedis
  /** Whether this process is one of several workers, which are limited together. */
  readonly isWorker?: boolean
  readonly metrics?: Metrics | undefined
  /** Off only where one caller stands for many, as in benchmarks. */
  readonly rateLimits: boolean
  /** Reverse proxies whose word on the addresses of callers holds: addresses, or ranges of them. */
  readonly trustedProxies?: readonly string[] | undefined
}

/** The HTTP server with everything that holds for every request; calls are mounted on it. */
export async function openHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { publicUrl, log, redis, isWorker = false, metrics } = options
  const ownOrigin = new URL(publicUrl).origin
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: options.trustedProxies ? [...options.trustedProxies] : false,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false },
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnknown,
  })
  app.decorate('publicUrl', publicUrl)
  app.decorate('callerBudget', options.rateLimits ? openBudget(app, isWorker) : undefined)
  app.decorateRequest('principal', undefined)
  app.decorateRequest('isOtherPerson', false)
  app.decorateRequest('tokenRefusal', undefined)
  app.decorateRequest('language', 'el')
  acceptEmptyJson(app)
  endPromptly(app)
  answerUnknownAddresses(app)
  await app.register(cookie)
  await app.register(formbody)
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    // What is written in parts reaches the browser in parts.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })

  const failures = new TokenFailures()
  /** Whoever shows a token is nobody else: their cookies are not looked at. */
  const recogniseToken = async (request: FastifyRequest, token: string): Promise<void> => {
    request.principal = await options.systemTokens?.recognise(token)
    if (!request.principal) request.tokenRefusal = failures.refuse(networkOf(request.ip))
  }
  const recognise = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = options.systemTokens?.read(request.headers.authorization ?? '')
    if (token !== undefined) return recogniseToken(request, token)
    const { principal, outdated = [] } = await options.authenticate(request.cookies)
    if (principal) {
      request.principal = inPlace(principal, request.headers[PLACE_HEADER])
      const claim = request.headers[PERSON_HEADER]
      // Cookies that hold no more are refused for that, by their domain.
      request.isOtherPerson =
        claim !== undefined && outdated.length === 0 && !claimHolds(claim, principal)
    }
    for (const { name } of outdated) void reply.clearCookie(name, { path: '/' })
  }
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(SECURITY_HEADERS)
    request.language = preferredLanguage(request)
    const isForNobody = request.routeOptions.config.isForNobody ?? FILES.test(request.url)
    if (!isForNobody) await recognise(request, reply)
    // What changes something by GET (signing off) is held to the same rule where it is mounted.
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !isOwnSite(request.headers, ownOrigin)) throw new AppError('cross_site')
  })
  if (options.rateLimits) {
    const together = redis ? countInRedis(redis) : isWorker ? countByPrimary() : undefined
    await app.register(rateLimit, {
      global: false,
      ...(together && { store: storeOf(countTogetherOrAlone(together)) }),
      keyGenerator: (request) => request.principal?.sessionKey ?? networkOf(request.ip),
      errorResponseBuilder: () => new AppError('too_many_requests'),
    })
  }
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = toAppError(error)
    const language = request.principal?.language ?? request.language
    const line = { requestId: request.id, route: request.routeOptions.url, code: refusal.code }
    const isGone = reply.raw.destroyed || reply.raw.writableEnded
    if (isGone) log.debug(line, 'the caller went away')
    // Nothing of the call is at fault: where, a thousand times over, would only hide what is.
    else if (refusal.code === 'unavailable')
      log.warn({ ...line, reason: refusal.message }, 'call put off')
    else if (refusal.status >= 500) log.error({ ...line, err: error }, 'call failed')
    else log.debug({ ...line, reason: refusal.message }, 'call refused')
    if (isPassing(refusal) && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', RETRY_SECONDS)
    }
    for (const name of OF_FILES) void reply.removeHeader(name)
    return reply
      .status(refusal.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusal.toBody(language, request.id)))
  })
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (call !== undefined) metrics?.observeCall(call, reply.statusCode, reply.elapsedTime)
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.principal?.userId,
        adminId: request.principal?.actingAdminId ?? undefined,
      },
      'request',
    )
  })
  return app
}

/** What was already said of a file that cannot be sent after all. */
const OF_FILES = ['accept-ranges', 'content-disposition', 'content-length', 'content-range', 'etag']

/** So soon what is refused for now may be tried again, unless something else is known. */
const RETRY_SECONDS = 10

const isPassing = ({ code }: AppError): boolean =>
  code === 'unavailable' || code === 'too_many_requests'

/** The callers' budget, which forgets by itself whoever calls no more. */
function openBudget(app: FastifyInstance, isWorker: boolean): CallerBudget {
  const budget = new CallerBudget()
  if (isWorker) shareBudget(budget)
  const purging = setInterval(() => budget.purge(), 60_000)
  purging.unref()
  app.addHook('onClose', async () => clearInterval(purging))
  return budget
}

/** Files of the page are the same for everybody: nobody's session is looked up for them. */
const FILES = /^\/assets\//

/** What every answer tells browsers not to do with it; pages and files have policies of their own. */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/**
 * A call without input may come without a body, even one declared as JSON. What no call takes is not looked into,
 * and of what one takes no more is parsed than it can hold.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const { maxValues } = request.routeOptions.config
    if (body === '' || !maxValues) return done(null, {})
    try {
      const text = String(body)
      requireFewValues(text, maxValues())
      done(null, parseJson(text))
    } catch (error) {
      const isRefused = error instanceof AppError
      done(isRefused ? error : new AppError('malformed_body', { reason: 'the body is not JSON' }))
    }
  })
}

/** Whether a text may have the forbidden key, spelt out or in escapes. */
const MAYBE_PROTO = /__proto__|\\u/

/** Looking at every key takes longer than the parsing: it is done where the key may be there. */
function parseJson(text: string): unknown {
  return MAYBE_PROTO.test(text) ? JSON.parse(text, refuseProto) : JSON.parse(text)
}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new AppError('malformed_body', { reason: 'a forbidden key' })
  return value
}

/** The language of the page that asks, which names it alone; of what a browser says itself, English or Greek. */
function preferredLanguage({ headers }: FastifyRequest): Language {
  const asked = headers['accept-language'] ?? ''
  if (/^[a-z]{2,3}$/.test(asked) && isSpoken(asked)) return asked
  return /^\s*en\b/i.test(asked) ? 'en' : 'el'
}

/** The HTTP library's own refusals, in the words of the closed set. */
const FASTIFY_CODES: Partial<Record<string, AppError['code']>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
}

/** A NUL in a text, which PostgreSQL cannot keep. */
const UNTRANSLATABLE = ['22021', '22P05']

/**
 * An address that no route can have, such as one with a parameter that is far too long. Whoever opens
 * one in a browser goes to '/', as from every unknown address (spec §2).
 */
function answerUnknown(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  // No hook has run for it.
  void reply.headers(SECURITY_HEADERS)
  if (request.method === 'GET' && !isCallPath(request.url)) return void reply.redirect('/')
  const refusal = new AppError('unknown_call')
  void reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.toBody(preferredLanguage(request), request.id)))
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (UNTRANSLATABLE.includes(error.code)) {
    return new AppError('malformed_body', { reason: error.message })
  }
  // The page is not to say that the whole service is away.
  const details = error instanceof StorageUnavailable ? { Part: 'storage' } : undefined
  if (isUnavailable(error))
    return new AppError('unavailable', { reason: error.message, ...(details && { details }) })
  // Two did the same at once, and the call has no words of its own for it.
  if (isUniqueViolation(error)) return new AppError('conflict', { reason: error.message })
  const known = FASTIFY_CODES[error.code]
  if (known) return new AppError(known)
  const { statusCode } = error
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AppError('malformed_body', { reason: error.message })
  }
  return new AppError('internal', { reason: error.message })
}
