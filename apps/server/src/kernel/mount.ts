import type { CallDefinition, RateClass } from '@telemachos/contract/core/define-call'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admitCaller, admitRequest } from './admit.ts'
import { cookieOptions } from './cookies.ts'
import { isNavigation, isOwnSite } from './cross-site.ts'
import { AppError } from './errors.ts'
import { FileBody, PiecesBody, StreamBody } from './file-body.ts'
import { FOREVER } from './forever.ts'
import type { Implementation } from './implement.ts'
import { JsonText } from './json-text.ts'
import { BODY_BYTES, maxValues } from './parse-input.ts'
import { limitOf } from './rate-limits.ts'
import { readParts } from './read-parts.ts'
import { sendPieces, sendStream } from './send-stream.ts'
import { runCall, type CallAnswer, type KernelServices, type MountedCall } from './run-call.ts'

const CONTENT_TYPE: Partial<Record<CallDefinition['body'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** 8 KiB: what somebody who is not signed in may send, unless the call says so itself. */
const ANONYMOUS_BODY_BYTES = 8 * 1024

/**
 * Pairs every call of the contract with its handler.
 * @throws Error naming each call without a handler, each handler without a call, each that is prepared
 *   for a transaction that it does not have, and each path that two calls share when case is ignored:
 *   the server does not start with such a contract.
 */
export function matchCalls(
  declared: readonly Implementation['group'][],
  implementations: readonly Implementation[],
): MountedCall[] {
  const problems: string[] = []
  const handlersOf = new Map(implementations.map(({ group, handlers }) => [group, handlers]))
  for (const { group } of implementations) {
    if (!declared.includes(group))
      problems.push(`${group.domain} is implemented but not in the contract`)
  }
  const mounted: MountedCall[] = []
  const paths = new Map<string, string>()
  for (const group of declared) {
    const handlers = handlersOf.get(group) ?? {}
    for (const [verb, definition] of Object.entries(group.calls)) {
      const name = `${group.domain}.${verb}`
      const handler = handlers[verb]
      if (handler) mounted.push({ name, definition, handler })
      else problems.push(`${name} has no handler`)
      const isPrepared = handler !== undefined && typeof handler !== 'function'
      if (isPrepared && (definition.effect === 'read' || definition.commit !== undefined))
        problems.push(`${name} is prepared, and commits no transaction`)
      const address = `${definition.method} ${definition.path.toLowerCase().replace(/\{[^}]*\}/g, '{}')}`
      const other = paths.get(address)
      if (other) problems.push(`${name} and ${other} share ${address}`)
      paths.set(address, name)
    }
    for (const verb of Object.keys(handlers)) {
      if (!(verb in group.calls))
        problems.push(`${group.domain}.${verb} is not a call of the contract`)
    }
  }
  if (problems.length > 0) throw new Error(`The contract is not whole:\n  ${problems.join('\n  ')}`)
  return mounted
}

/** Adds one call to the HTTP server: its route, limit and body kind; runCall does the rest. */
export function mountCall(app: FastifyInstance, call: MountedCall, services: KernelServices): void {
  if (call.definition.body !== 'multipart') return addRoute(app, call, services)
  // Nowhere else is a body in parts read: there it is of an unknown kind.
  void app.register(async (scope) => {
    acceptParts(scope)
    addRoute(scope, call, services)
  })
}

/** Lets the routes of a scope take bodies in parts. */
function acceptParts(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    async ({ headers, routeOptions }: FastifyRequest, body: Readable) => {
      const limit = routeOptions.bodyLimit
      if (Number(headers['content-length']) > limit) throw new AppError('payload_too_large')
      return readParts(headers['content-type'] ?? '', body, limit)
    },
  )
}

function addRoute(app: FastifyInstance, call: MountedCall, services: KernelServices): void {
  const { access, method, path, body, bodyBytes, rate, effect, file } = call.definition
  const ownOrigin = new URL(app.publicUrl).origin
  app.route({
    method,
    url: path.replace(/\{([^}]*)\}/g, ':$1'),
    config: {
      rateLimit: limitOf(rate),
      call: call.name,
      maxValues: () => maxValues(call.definition),
    },
    // What people upload is packed already, or sent by ranges of what it is.
    ...(file?.type === 'application/octet-stream' && { compress: false as const }),
    bodyLimit: bodyBytes ?? (isOpen(access) ? ANONYMOUS_BODY_BYTES : BODY_BYTES),
    // Whoever may not make the call at all has no body read.
    preParsing: async (request) => {
      if (request.tokenRefusal) throw new AppError(request.tokenRefusal)
      if (request.isOtherPerson) throw new AppError('person_changed')
      admitCaller(call.definition, request, services.admission)
      requireContentType(body, request)
    },
    preValidation: async (request) => {
      if (effect === 'write' && !isOwnSite(request.headers, ownOrigin))
        throw new AppError('cross_site')
      if (effect === 'write' && method === 'GET' && !isNavigation(request.headers))
        throw new AppError('cross_site')
      admitRequest(call.definition, request, services.admission)
    },
    handler: async (request, reply) => {
      const answer = await atCost(app, request, rate, () =>
        runCall(
          call,
          {
            requestId: request.id,
            address: request.ip,
            userAgent: request.headers['user-agent'] ?? '',
            language: request.principal?.language ?? request.language,
            principal: request.principal,
            cookies: request.cookies,
            input: readInput(body, request),
            idempotencyKey: readIdempotencyKey(request),
          },
          services,
        ),
      )
      return sendAnswer(reply, answer, call.definition)
    },
  })
}

/** Whether anybody may send a body: the token of a link is in it. */
const isOpen = (access: CallDefinition['access']): boolean =>
  'anonymous' in access || access.guest === 'token'

/** A session pays for what its calls cost. Before sign-in many people may share one address. */
function atCost<T>(
  { callerBudget }: FastifyInstance,
  { principal }: FastifyRequest,
  rate: RateClass,
  work: () => Promise<T>,
): Promise<T> {
  return principal && callerBudget ? callerBudget.run(principal.sessionKey, rate, work) : work()
}

/** A body of another kind than the call takes is not read. */
function requireContentType(kind: CallDefinition['body'], { headers }: FastifyRequest): void {
  const isThere = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0) > 0
  const wanted = CONTENT_TYPE[kind] ?? CONTENT_TYPE.json
  if (!isThere || !wanted || headers['content-type']?.toLowerCase().startsWith(wanted)) return
  throw new AppError('unsupported_media_type', { reason: `expected ${wanted}` })
}

function readInput(kind: CallDefinition['body'], request: FastifyRequest): Record<string, unknown> {
  const body: unknown = kind === 'query' || kind === 'none' ? {} : (request.body ?? {})
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed_body', { reason: 'the body is not an object' })
  }
  return {
    ...(kind === 'none' ? {} : (request.query as object)),
    ...body,
    ...(request.params as object),
  }
}

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_input', { fields: [{ field: 'Idempotency-Key', rule: 'invalid' }] })
  }
  return key
}

function sendAnswer(
  reply: FastifyReply,
  { body, cookies }: CallAnswer,
  { file }: CallDefinition,
): FastifyReply | Promise<FastifyReply> {
  for (const [cookie, value] of cookies) {
    if (value === null) void reply.clearCookie(cookie.name, { path: '/' })
    else void reply.setCookie(cookie.name, value, cookieOptions(cookie, reply.request))
  }
  if (body instanceof FileBody) return sendFile(reply, body)
  if (body instanceof StreamBody) return sendStream(reply, body)
  if (isRedirect(body)) return reply.redirect(body.redirect)
  const isForever = body instanceof JsonText && body.isForever
  void reply.header('cache-control', isForever ? FOREVER : 'no-store')
  if (file) {
    void reply.type(file.type)
    void reply.header('content-disposition', `attachment; filename="${file.name}"`)
    if (!(body instanceof PiecesBody)) return reply.send(body)
    return sendPieces(reply, body)
  }
  void reply.type('application/json; charset=utf-8')
  if (!(body instanceof JsonText)) return reply.send(JSON.stringify(body))
  const { text, packed } = body
  const accepted = reply.request.headers['accept-encoding'] ?? ''
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = packed[encoding]
    if (bytes && new RegExp(String.raw`\b${encoding}\b`).test(accepted))
      return reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' }).send(bytes)
  }
  return reply.send(text)
}

function sendFile(reply: FastifyReply, body: FileBody): FastifyReply {
  return reply.headers(body.headers).send(body.bytes)
}

function isRedirect(body: unknown): body is { redirect: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'redirect' in body &&
    typeof body.redirect === 'string'
  )
}
