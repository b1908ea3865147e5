import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { admit, demandProject } from './admit.ts'
import { writeAudit, type AuditRow } from './audit.ts'
import { writeRecord } from './call-record.ts'
import type { Actor, CallContext, Principal } from './context.ts'
import type { Database, Db } from './database/database.ts'
import { FileBody } from './file-body.ts'
import { claimKey, findAnswer, hashRequest, type KeyedRequest } from './idempotency.ts'
import type { UntypedHandler } from './implement.ts'
import { JsonText } from './json-text.ts'
import type { Logger } from './log.ts'
import { roomsOf } from './outbox.ts'
import { parseInput } from './parse-input.ts'
import type { RowWriter } from './row-writer.ts'
import { Traces } from './traces.ts'
import { TransactionNeeded } from './transaction-needed.ts'

/** What the kernel itself depends on; given once, at start. */
export interface KernelServices {
  readonly database: Database
  readonly rowWriter: RowWriter
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
  readonly userAgent: string
  readonly language: Language
  readonly principal: Principal | undefined
  /** The key of a link's holder, as the browser sent it. */
  readonly holderKey: string | undefined
  /** Path parameters, query and body, joined. */
  readonly input: Record<string, unknown>
  readonly idempotencyKey: string | undefined
}

export interface CallAnswer {
  readonly body: unknown
  /** The session cookie's new value; null clears it, undefined leaves it. */
  readonly sessionCookie: string | null | undefined
  /** The same of the cookie that says as whom an administrator views. */
  readonly viewCookie: number | null | undefined
  /** The key that the browser of a link's holder is to keep. */
  readonly holderCookie: string | undefined
}

export interface MountedCall {
  /** `domain.verbNoun`. */
  readonly name: string
  readonly definition: CallDefinition
  readonly handler: UntypedHandler
}

/** One request on its way through its call. */
interface Passage {
  readonly call: MountedCall
  readonly request: CallRequest
  readonly services: KernelServices
  readonly actor: Actor | undefined
  readonly input: unknown
  readonly keyed: KeyedRequest | undefined
  readonly traces: Traces
}

/**
 * Takes one request through the contract: who, as what, with what input; then the handler, for a
 * write together with its audit row, its events and its idempotency key.
 */
export async function runCall(
  call: MountedCall,
  request: CallRequest,
  services: KernelServices,
): Promise<CallAnswer> {
  const actor = admit(call.definition, request)
  const input = parseInput(call.definition, request.input)
  await demandProject(services.database, request.principal, actor)
  const keyed = keyedRequest(call, request, input)
  const traces = new Traces()
  const passage = { call, request, services, actor, input, keyed, traces }
  const body = await perform(passage)
  for (const work of traces.afterCommit) work()
  if (traces.events.length > 0) services.wakeHub()
  if (services.verifyAnswers) verifyAnswer(call, body)
  const { cookie: sessionCookie, viewCookie, holderCookie } = traces
  return { body, sessionCookie, viewCookie, holderCookie }
}

function perform(passage: Passage): Promise<unknown> {
  const { database } = passage.services
  const { definition } = passage.call
  if (definition.effect === 'read') return read(passage, database)
  switch (definition.commit) {
    case undefined:
      return database.transaction((tx) => writeInTransaction(passage, tx))
    case 'statement':
      return writeAsStatement(passage, database)
    case 'either':
      return writeAsEither(passage, database)
    case 'none':
      return writeLoosely(passage, database)
  }
}

async function writeInTransaction(passage: Passage, tx: Db): Promise<unknown> {
  const { keyed, traces } = passage
  // A transaction that is tried again starts without what its last try left.
  traces.clear()
  const first = keyed && (await claimKey(tx, keyed))
  if (first) return first.answer
  const body = await handle(passage, tx)
  const kept = keyed && { request: keyed, answer: body }
  await writeRecord(tx, { audit: auditRows(passage), events: traces.events, kept })
  return body
}

async function writeAsStatement(passage: Passage, database: Database): Promise<unknown> {
  const { keyed, traces, call } = passage
  const first = keyed && (await findAnswer(database, keyed))
  if (first) return first.answer
  const body = await handle(passage, database)
  if (!traces.written && !traces.isUnchanged) {
    throw new Error(`${call.name} neither wrote its row nor said that nothing changed`)
  }
  return body
}

async function writeAsEither(passage: Passage, database: Database): Promise<unknown> {
  try {
    return await writeAsStatement(passage, database)
  } catch (error) {
    if (!(error instanceof TransactionNeeded)) throw error
    return database.transaction((tx) => writeInTransaction(passage, tx))
  }
}

/** A read that names an audit verb leaves its rows before it answers. */
async function read(passage: Passage, database: Database): Promise<unknown> {
  const body = await handle(passage, database)
  if (passage.call.definition.audit) await writeAudit(database, auditRows(passage))
  return body
}

async function writeLoosely(passage: Passage, database: Database): Promise<unknown> {
  const body = await handle(passage, database)
  await writeRecord(database, { audit: auditRows(passage), events: passage.traces.events })
  return body
}

async function handle(passage: Passage, db: Db): Promise<unknown> {
  const { call, input, traces } = passage
  const body = await call.handler(input, makeContext(passage, db))
  demandReachCheck(call.definition, traces)
  return body
}

/** The call's audit rows: one for each note, or a plain one. */
function auditRows({ call, request, actor, traces }: Passage): AuditRow[] {
  const { audit: verb } = call.definition
  if (verb === undefined) return []
  const notes = traces.notes.length > 0 ? traces.notes : [{}]
  return notes
    .filter((note) => !note.unchanged)
    .map(({ unchanged: _, ...note }) => ({
      actorId: request.principal?.userId,
      actingAdminId: request.principal?.standIn?.adminId,
      projectId: actor?.projectId,
      ...note,
      verb,
      requestId: request.requestId,
    }))
}

function keyedRequest(
  { name, definition }: MountedCall,
  { principal, idempotencyKey }: CallRequest,
  input: unknown,
): KeyedRequest | undefined {
  if (definition.effect !== 'write' || definition.idempotency !== 'key') return undefined
  if (!principal || idempotencyKey === undefined) return undefined
  return {
    userId: principal.userId,
    key: idempotencyKey,
    call: name,
    requestHash: hashRequest(input),
  }
}

function makeContext(passage: Passage, db: Db): CallContext {
  const { request, services, actor, keyed, traces } = passage
  // `actor` and `principal` are present wherever the call's access promises them: see admit.
  return {
    requestId: request.requestId,
    now: services.clock(),
    language: request.language,
    address: request.address,
    userAgent: request.userAgent,
    db,
    inTransaction: db !== services.database,
    log: services.log,
    principal: request.principal as Principal,
    holderKey: request.holderKey,
    actor: actor as Actor,
    audit: (note) => traces.notes.push(note),
    emit: (event, payload, audience) =>
      traces.events.push({ name: event.name, payload, rooms: roomsOf(audience) }),
    setSessionCookie: (value) => {
      traces.cookie = value
    },
    setHolderKey: (value) => {
      traces.holderCookie = value
    },
    setViewCookie: (userId) => {
      traces.viewCookie = userId
    },
    writeRow: (write, row, answer) => {
      traces.written = true
      return services.rowWriter.write(write, {
        row,
        audit: auditRows(passage),
        events: traces.events,
        kept: keyed && { request: keyed, answer },
      })
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
  const plain: unknown =
    body instanceof JsonText ? JSON.parse(body.text) : body instanceof FileBody ? body.bytes : body
  const checked = definition.output.safeParse(plain)
  if (!checked.success)
    throw new Error(`${name} answers other than declared: ${checked.error.message}`)
}
