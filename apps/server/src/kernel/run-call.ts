import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { z } from 'zod'
import { writeAudit, type AuditNote } from './audit.ts'
import { authorize } from './authorize.ts'
import type { Actor, CallContext, Principal } from './context.ts'
import type { Database, Db } from './database/database.ts'
import { AppError } from './errors.ts'
import { claimKey, hashRequest, keepAnswer, type KeyedRequest } from './idempotency.ts'
import type { UntypedHandler } from './implement.ts'
import { JsonText } from './json-text.ts'
import type { Logger } from './log.ts'
import { roomsOf, writeOutbox, type OutgoingEvent } from './outbox.ts'

/** What the kernel itself depends on; given once, at start. */
export interface KernelServices {
  readonly database: Database
  readonly log: Logger
  readonly clock: () => Date
  /** Called after a commit that left events behind. */
  readonly wakeHub: () => void
  /** In tests every answer is held against its schema; in production the types vouch for it. */
  readonly verifyAnswers: boolean
}

export interface CallRequest {
  readonly requestId: string
  readonly address: string
  readonly language: Language
  readonly principal: Principal | undefined
  /** Path parameters, query and body, joined. */
  readonly input: Record<string, unknown>
  readonly idempotencyKey: string | undefined
}

export interface CallAnswer {
  readonly body: unknown
  /** The session cookie's new value; null clears it, undefined leaves it. */
  readonly sessionCookie: string | null | undefined
}

export interface MountedCall {
  /** `domain.verbNoun`. */
  readonly name: string
  readonly definition: CallDefinition
  readonly handler: UntypedHandler
}

/** What a handler leaves behind besides its answer. */
interface Traces {
  readonly notes: AuditNote[]
  readonly events: OutgoingEvent[]
  readonly afterCommit: (() => void)[]
  cookie: string | null | undefined
  reachChecked: boolean
}

/**
 * Takes one request through the contract: who, as what, with what input; then the handler, for a
 * write in one transaction with its audit row, its events and its idempotency key.
 */
export async function runCall(
  call: MountedCall,
  request: CallRequest,
  services: KernelServices,
): Promise<CallAnswer> {
  const { definition } = call
  const actor = admit(definition, request)
  const input = parseInput(definition, request.input)
  const traces: Traces = { notes: [], events: [], afterCommit: [], cookie: undefined, reachChecked: false }
  const invoke = async (db: Db): Promise<unknown> => {
    const body = await call.handler(input, makeContext(request, services, actor, db, traces))
    demandReachCheck(definition, traces)
    return body
  }
  const body =
    definition.effect === 'read'
      ? await invoke(services.database)
      : await inTransaction(services.database, definition.transaction !== false, (db) =>
          write(call, definition.audit, request, actor, input, db, traces, () => invoke(db)),
        )
  for (const work of traces.afterCommit) work()
  if (traces.events.length > 0) services.wakeHub()
  if (services.verifyAnswers) verifyAnswer(call, body)
  return { body, sessionCookie: traces.cookie }
}

function admit({ access }: CallDefinition, { principal, input }: CallRequest): Actor | undefined {
  if ('anonymous' in access) return undefined
  if (!principal) throw new AppError('unauthenticated')
  const named = input['ProjectId']
  return authorize(access, principal, typeof named === 'number' ? named : undefined)
}

function parseInput(definition: CallDefinition, input: Record<string, unknown>): unknown {
  const parsed = definition.input.safeParse(input)
  if (parsed.success) return parsed.data
  throw new AppError('invalid_input', { fields: parsed.error.issues.flatMap(refusedFields) })
}

function refusedFields(issue: z.core.$ZodIssue): { field: string; rule: string }[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), rule: 'unknown_field' }))
  }
  return [{ field: issue.path.join('.'), rule: ruleOf(issue) }]
}

/** A schema names its own rule (`{ error: 'required' }`), or the issue's kind does. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z_]+$/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  return issue.code
}

function inTransaction<T>(
  database: Database,
  needed: boolean,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return needed ? database.transaction(work) : work(database)
}

async function write(
  call: MountedCall,
  verb: string,
  request: CallRequest,
  actor: Actor | undefined,
  input: unknown,
  tx: Db,
  traces: Traces,
  invoke: () => Promise<unknown>,
): Promise<unknown> {
  // A transaction that is tried again starts without what its last try left.
  traces.notes.length = traces.events.length = traces.afterCommit.length = 0
  const keyed = keyedRequest(call, request, input)
  const first = keyed && (await claimKey(tx, keyed))
  if (first) return first.answer
  const body = await invoke()
  const notes = traces.notes.length > 0 ? traces.notes : [{}]
  await writeAudit(
    tx,
    notes
      .filter((note) => !note.unchanged)
      .map(({ unchanged: _, ...note }) => ({
        actorId: request.principal?.userId,
        projectId: actor?.projectId,
        ...note,
        verb,
        requestId: request.requestId,
      })),
  )
  await writeOutbox(tx, traces.events)
  if (keyed) await keepAnswer(tx, keyed, body)
  return body
}

function keyedRequest(
  { name, definition }: MountedCall,
  { principal, idempotencyKey }: CallRequest,
  input: unknown,
): KeyedRequest | undefined {
  if (definition.effect !== 'write' || definition.idempotency !== 'key') return undefined
  if (!principal || idempotencyKey === undefined) return undefined
  return { userId: principal.userId, key: idempotencyKey, call: name, requestHash: hashRequest(input) }
}

function makeContext(
  request: CallRequest,
  services: KernelServices,
  actor: Actor | undefined,
  db: Db,
  traces: Traces,
): CallContext {
  // `actor` and `principal` are present wherever the call's access promises them: see admit.
  return {
    requestId: request.requestId,
    now: services.clock(),
    language: request.language,
    address: request.address,
    db,
    log: services.log,
    principal: request.principal as Principal,
    actor: actor as Actor,
    audit: (note) => traces.notes.push(note),
    emit: (event, payload, audience) =>
      traces.events.push({ name: event.name, payload, rooms: roomsOf(audience) }),
    setSessionCookie: (value) => {
      traces.cookie = value
    },
    afterCommit: (work) => traces.afterCommit.push(work),
    markReachChecked: () => {
      traces.reachChecked = true
    },
  }
}

/** A call that reaches other people must have asked whether it may: forgetting that is refused. */
function demandReachCheck({ access }: CallDefinition, { reachChecked }: Traces): void {
  if ('scope' in access && access.scope === 'relation' && !reachChecked) {
    throw new Error('a call of scope "relation" answered without checking its reach')
  }
}

function verifyAnswer({ name, definition }: MountedCall, body: unknown): void {
  const plain: unknown = body instanceof JsonText ? JSON.parse(body.text) : body
  const checked = definition.output.safeParse(plain)
  if (!checked.success) throw new Error(`${name} answers other than declared: ${checked.error.message}`)
}
