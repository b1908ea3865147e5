import { randomUUID } from 'node:crypto'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { AdmissionStep } from './admission.ts'
import { admit, requireProject } from './admit.ts'
import { writeAudit, type AuditNote, type AuditRow } from './audit.ts'
import { writeRecord } from './call-record.ts'
import type { Actor, CallContext, Principal } from './context.ts'
import { readCookie, type Cookies } from './cookies.ts'
import type { Database, Db } from './database/database.ts'
import { AppError } from './errors.ts'
import {
  claimKey,
  findAnswerTogether,
  keyedRequest,
  releaseKey,
  type KeyedRequest,
} from './idempotency.ts'
import type { UntypedHandler } from './implement.ts'
import { InTurn } from './in-turn.ts'
import { JsonText } from './json-text.ts'
import type { Logger } from './log.ts'
import { hasOutbox, roomsOf, type OutgoingEvent } from './outbox.ts'
import { parseInput } from './parse-input.ts'
import { requireAskedBefore, requireOwnAsked, requireReachCheck } from './asked-before.ts'
import { MAX_PREPARATIONS, Outdated, type PreparedHandler } from './prepared.ts'
import { OutsideWork } from './outside-work.ts'
import type { RowWriter } from './row-writer.ts'
import { CallEffects } from './call-effects.ts'
import { inWords, type TakenByIndex } from './taken.ts'
import { TransactionNeeded } from './transaction-needed.ts'
import { verifyAnswer } from './verify-answer.ts'

/** What the kernel itself depends on; given once, at start. */
export interface KernelServices {
  readonly database: Database
  readonly rowWriter: RowWriter
  readonly log: Logger
  readonly clock: () => Date
  /** What domains say about who is let through. */
  readonly admission: readonly AdmissionStep[]
  /** What domains say where a unique index refuses a row. */
  readonly taken: TakenByIndex
  /** Tells of the events of a call that has committed. */
  readonly tell: (events: readonly OutgoingEvent[]) => void
  /** Called after a commit that left other events behind. */
  readonly wakeHub: () => void
  /**
   * In tests every answer is held against its schema, and what is not found must have been looked for within the
   * caller's reach; in production the types vouch for it.
   */
  readonly verifyAnswers: boolean
  /** The calls that are mounted, by their names. */
  readonly calls: ReadonlyMap<string, MountedCall>
}

export interface CallRequest {
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly language: Language
  readonly principal: Principal | undefined
  readonly cookies: Cookies
  /** Path parameters, query and body, joined. */
  readonly input: Record<string, unknown>
  readonly idempotencyKey: string | undefined
}

export interface CallAnswer {
  readonly body: unknown
  /** What the browser is to keep; null where it is to forget it. */
  readonly cookies: CallEffects['cookies']
}

export interface MountedCall {
  /** `domain.verbNoun`. */
  readonly name: string
  readonly definition: CallDefinition
  readonly handler: UntypedHandler
}

/** One request on its way through its call. */
interface CallExecution {
  readonly call: MountedCall
  readonly request: CallRequest
  readonly services: KernelServices
  readonly actor: Actor | undefined
  readonly input: unknown
  readonly keyed: KeyedRequest | undefined
  readonly effects: CallEffects
  readonly outside: OutsideWork
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
  const actor = admit(call.definition, request, services.admission)
  const input = parseInput(call.definition, request.input)
  await requireProject(services.database, request.principal, actor)
  const keyed = keyedRequest(call, request, input)
  const effects = new CallEffects()
  const outside = new OutsideWork(services.database)
  const execution = { call, request, services, actor, input, keyed, effects, outside }
  const body = await outside
    .run(() => perform(execution))
    .catch((error: unknown) => {
      if (services.verifyAnswers) requireAskedBefore(error, execution)
      throw inWords(error, services.taken, input)
    })
  await Promise.all(effects.afterCommit.map((work) => work()))
  services.tell(effects.events)
  if (services.verifyAnswers) verifyAnswer(call.name, call.definition, body)
  return { body, cookies: effects.cookies }
}

function perform(execution: CallExecution): Promise<unknown> {
  const { database } = execution.services
  const { definition, handler } = execution.call
  if (typeof handler !== 'function') return writePrepared(execution, handler)
  const work = (db: Db) => handler(execution.input, makeContext(execution, db))
  if (definition.effect === 'read') return read(execution, work)
  switch (definition.commit) {
    case undefined:
      return database.transaction((tx) => writeInTransaction(execution, tx, work))
    case 'statement':
      return writeAsStatement(execution, work)
    case 'either':
      return writeAsEither(execution, work)
    case 'none':
      return writeLoosely(execution, work)
  }
}

/** What the handler does with the pool, or with a transaction. */
type Work = (db: Db) => Promise<unknown>

async function writeInTransaction(execution: CallExecution, tx: Db, work: Work): Promise<unknown> {
  const { keyed, effects } = execution
  // A transaction that is tried again starts without what its last try left.
  effects.clear()
  const first = keyed && (await claimKey(tx, keyed))
  if (first) return first.answer
  const body = await handle(execution, () => work(tx))
  if (hasOutbox(tx)) effects.afterCommit.push(() => execution.services.wakeHub())
  const kept = keyed && { request: keyed, answer: body }
  await writeRecord(tx, { audit: auditRows(execution), events: effects.events, kept })
  return body
}

/** What was outdated is prepared again one after the other, so that nobody is outdated for ever. */
const preparing = new InTurn()

/** Nothing is prepared for a request that has been answered, nor for one that changes all the time. */
async function writePrepared(
  execution: CallExecution,
  { prepare, inTurn }: PreparedHandler<unknown, CallContext, unknown>,
): Promise<unknown> {
  const { input, keyed, services } = execution
  const { database } = services
  const attempt = async (): Promise<unknown> => {
    const first = keyed && (await findAnswerTogether(database, keyed))
    if (first) return first.answer
    const context = withoutEffects(makeContext(execution, database))
    const { commit, discard } = await prepare(input, context)
    try {
      return await database.transaction((tx) =>
        writeInTransaction(execution, tx, (db) => commit(makeContext(execution, db))),
      )
    } catch (error) {
      // After any other failure it may be committed; what cannot be taken back, a sweep finds.
      if (error instanceof AppError || error instanceof Outdated) await discard().catch(() => {})
      throw error
    }
  }
  for (let attempts = 1, turn = inTurn?.(makeContext(execution, database)); ; attempts++) {
    try {
      return await (turn === undefined ? attempt() : preparing.take(turn, attempt))
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
      if (attempts === MAX_PREPARATIONS) throw new AppError('conflict', { reason: error.message })
      turn = inTurn ? turn : error.what
    }
  }
}

/** For what is only prepared: whatever it left behind would be there for a call that is refused. */
function withoutEffects(context: CallContext): CallContext {
  const refuse = () => {
    throw new Error('a call that is being prepared records and announces nothing')
  }
  return {
    ...context,
    audit: refuse,
    emit: refuse,
    setCookie: refuse,
    writeRow: refuse,
    writeWithGroup: refuse,
    afterCommit: refuse,
  }
}

/**
 * The statement that writes keeps the key as well, and fails where it is there already: so nothing is
 * looked up for a first request. What has written nothing may be a repetition, which meets what the
 * first request has done: it gets the first one's answer.
 */
async function writeAsStatement(execution: CallExecution, work: Work): Promise<unknown> {
  const { keyed, effects, services } = execution
  const handled = handleAsStatement(execution, work)
  const isFirst = await handled.then(
    () => effects.written,
    () => false,
  )
  // What was announced and not written is not told.
  if (!isFirst) effects.events.length = 0
  const first = keyed && !isFirst && (await findAnswerTogether(services.database, keyed))
  if (!first) return handled
  effects.clear()
  return first.answer
}

async function handleAsStatement(execution: CallExecution, work: Work): Promise<unknown> {
  const { effects, call, services } = execution
  const body = await handle(execution, () => work(services.database))
  if (!effects.written && !effects.isUnchanged) {
    throw new Error(`${call.name} neither wrote its row nor said that nothing changed`)
  }
  return body
}

async function writeAsEither(execution: CallExecution, work: Work): Promise<unknown> {
  try {
    return await writeAsStatement(execution, work)
  } catch (error) {
    if (!(error instanceof TransactionNeeded)) throw error
    const { database } = execution.services
    return database.transaction((tx) => writeInTransaction(execution, tx, work))
  }
}

/** The audit rows of a read are there before it answers. */
async function read(execution: CallExecution, work: Work): Promise<unknown> {
  const { database } = execution.services
  const body = await handle(execution, () => work(database))
  await writeAudit(database, auditRows(execution))
  return body
}

/**
 * What it does is not undone, so its key is claimed before: a repetition is answered as the first, and is
 * refused while that goes on, or where the server was stopped before it was answered. The key is given back
 * where it was refused before anything was done; after that, or where it failed, nobody knows what a repetition
 * would do twice.
 */
async function writeLoosely(execution: CallExecution, work: Work): Promise<unknown> {
  const { keyed, effects, services } = execution
  const { database } = services
  const first = keyed && (await claimKey(database, keyed))
  if (first) return first.answer
  try {
    const body = await handle(execution, () => work(database))
    const kept = keyed && { request: keyed, answer: body }
    await writeRecord(database, { audit: auditRows(execution), events: effects.events, kept })
    return body
  } catch (error) {
    const isUndone = error instanceof AppError && effects.madeWrites === 0
    if (keyed && isUndone) await releaseKey(database, keyed)
    throw error
  }
}

async function handle(
  { call, effects }: CallExecution,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const body = await work()
  requireReachCheck(call.definition, effects)
  requireOwnAsked(call.definition, effects)
  return body
}

/** The call's audit rows: one for each note, or a plain one; and those of a verb of their own. */
function auditRows({ call, request, actor, effects }: CallExecution): AuditRow[] {
  const own = effects.notes.filter((note) => note.verb !== undefined)
  const others = effects.notes.filter((note) => note.verb === undefined)
  const ofCall: readonly AuditNote[] = others.length > 0 ? others : [{}]
  return [...own, ...(call.definition.audit === undefined ? [] : ofCall)]
    .filter((note) => !note.unchanged)
    .flatMap(({ unchanged: _, verb = call.definition.audit, ...note }) => {
      const row = {
        actorId: request.principal?.userId,
        actingAdminId: request.principal?.actingAdminId ?? undefined,
        projectId: actor?.projectId,
        ...note,
        requestId: request.requestId,
      }
      return verb === undefined ? [] : [{ ...row, verb }]
    })
}

function makeContext(execution: CallExecution, db: Db): CallContext {
  const { request, services, actor, effects } = execution
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
    cookie: (cookie) => readCookie(cookie, request.cookies),
    actor: actor as Actor,
    audit: (note) => effects.notes.push(note),
    emit: (event, payload, audience) =>
      effects.events.push({
        key: randomUUID(),
        name: event.name,
        payload,
        rooms: roomsOf(audience),
      }),
    setCookie: (cookie, value) => void effects.cookies.set(cookie, value),
    writeRow: async (write, row, answer) => {
      const written = await services.rowWriter.write(write, { row, ...leaving(execution, answer) })
      if (!written) effects.events.length = 0
      if (written?.users) effects.tellAlso(written.users)
      return written
    },
    writeWithGroup: async (write, row, answer) => {
      const withRow = { row, ...leaving(execution, answer) }
      const written = await services.rowWriter.writeWithGroup(write, withRow)
      if (!written) effects.events.length = 0
      else effects.afterCommit.push(() => services.wakeHub())
      return written
    },
    afterCommit: (work) => effects.afterCommit.push(work),
    markReachChecked: () => {
      effects.reachChecked = true
    },
    isOwnPerson: () => {
      effects.ownAsked = true
      return request.principal?.actingAdminId === null
    },
    outside: execution.outside.ask,
    makeCall: (name, input, key) => makeCallWithin(execution, db, { name, input, key }),
    makeCallFor: (principal, name, input) =>
      makeCallWithin(execution, db, { name, input, principal }),
  }
}

function leaving(execution: CallExecution, answer: unknown) {
  const { effects, keyed: request } = execution
  effects.written = true
  const { events } = effects
  return { audit: auditRows(execution), events, kept: request && { request, answer } }
}

interface CallWithin {
  readonly name: string
  readonly input: Record<string, unknown>
  readonly key?: string | undefined
  /** For whom it is made; the caller without it. */
  readonly principal?: Principal
}

/** A call that another one makes: the same request, and the same rules. */
async function makeCallWithin(
  { request, services, effects }: CallExecution,
  db: Db,
  { name, input, key, principal = request.principal }: CallWithin,
): Promise<unknown> {
  if (db !== services.database) throw new Error(`${name} would wait within a transaction`)
  const call = services.calls.get(name)
  if (!call) throw new AppError('unknown_call', { reason: name })
  const isWrite = call.definition.effect === 'write'
  // From its begin on: whoever is stopped meanwhile does not know what became of it.
  if (isWrite) effects.madeWrites++
  const made = { ...request, principal, input, idempotencyKey: key }
  const { body } = await runCall(call, made, services).catch((error: unknown) => {
    const isUndone = isWrite && call.definition.commit !== 'none' && error instanceof AppError
    if (isUndone) effects.madeWrites--
    throw error
  })
  return body instanceof JsonText ? (JSON.parse(body.text) as unknown) : body
}
