import { contract } from '@telemachos/contract'
import type { CallDefinition, InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { isCallable } from '@telemachos/contract/services/callable'
import { readServiceParam } from '@telemachos/rules/service-params'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import type { HostAnswer, HostAsk, ScriptFault } from '../../kernel/scripts/script-job.ts'
import { Scripts } from '../../kernel/scripts/run-scripts.ts'
import { requireSyntax } from '../../kernel/scripts/check-syntax.ts'
import { noteUse } from './note-use.ts'
import { accessScriptService, requireOwnProject } from './policy.ts'

type Calls = typeof contract.services.calls

/** A script of a service has so many milliseconds of its own. */
const OWN_MS = 200

/** What it is told, and what it may ask. */
const RUNNING = { parameters: ['params'], host: ['sql', 'call'] } as const

const scripts = new Scripts({ atOnce: 3, maxWaiting: 100 })

/**
 * Runs a JavaScript service as the caller.
 * @throws rule_violated `script_failed` with what went wrong, and where.
 */
export async function runScriptService(
  { cat, name, Params }: InputOf<Calls['runScriptService']>,
  context: CallContext,
): Promise<OutputOf<Calls['runScriptService']>> {
  const { id, kind, body } = await accessScriptService(context, cat, name)
  await noteUse(context, id)
  if (kind === 'sql')
    return { Result: await context.makeCall('services.runSqlService', { name, Params }) }
  const outcome = await runCode(context, body, Params)
  if ('problem' in outcome) {
    throw ruleViolated('script_failed', { ...wordsOf(outcome) })
  }
  return { Result: outcome.json === undefined ? null : (JSON.parse(outcome.json) as unknown) }
}

/** @throws invalid_input `script_syntax` naming `Code`, and where; too_many_requests. */
export function requireCode(Code: string, { actor: { projectId } }: CallContext): Promise<void> {
  return requireSyntax(scripts, { projectId, field: 'Code', script: Code, ...RUNNING })
}

/** Runs code that is not saved yet, as its author. */
export async function tryScriptService(
  { Code, Params }: InputOf<Calls['tryScriptService']>,
  context: CallContext,
): Promise<OutputOf<Calls['tryScriptService']>> {
  const from = performance.now()
  const outcome = await runCode(context, Code, Params)
  const Ms = Math.round(performance.now() - from)
  return 'problem' in outcome
    ? { Result: null, Fault: wordsOf(outcome), Ms }
    : { Result: outcome.json ?? null, Fault: null, Ms }
}

const wordsOf = ({ problem, detail, at }: ScriptFault) => ({
  Problem: problem,
  Message: detail,
  At: at ?? null,
})

async function runCode(
  context: CallContext,
  script: string,
  params: InputOf<Calls['runScriptService']>['Params'],
) {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, readServiceParam(value)]),
  )
  const { parameters, host } = RUNNING
  const job = { script, parameters, values: [values] }
  const [outcome] = await scripts.run(
    { jobs: [job], milliseconds: OWN_MS, host },
    { projectId: context.actor.projectId, answer: (ask) => answerAsk(context, ask) },
  )
  return outcome ?? { problem: 'error' as const, detail: '' }
}

/** What a script asks, done as whoever runs it; a refusal is told to the script. */
async function answerAsk(context: CallContext, { name, args }: HostAsk): Promise<HostAnswer> {
  try {
    return { value: await (name === 'sql' ? runSql(context, args) : makeCall(context, args)) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const fields = error.fields.map(({ field, rule }) => `${field} (${rule})`)
    return { error: [error.code, ...fields].join(': ') }
  }
}

async function runSql(context: CallContext, [name, given = {}]: readonly unknown[]) {
  const Params = asObject(given)
  const input = { ProjectId: context.actor.projectId, name, Params }
  const answer = await context.makeCall('services.runSqlService', input)
  return (answer as OutputOf<Calls['runSqlService']>).Result
}

/** @throws unknown_call for what no script calls; forbidden for another project. */
async function makeCall(context: CallContext, [name, given = {}]: readonly unknown[]) {
  const call = typeof name === 'string' ? definitionOf(name) : undefined
  if (typeof name !== 'string' || !call || !isCallable(name, call))
    throw new AppError('unknown_call')
  return callInProject(context, name, asObject(given))
}

/**
 * Makes a call as the caller in the project of the run alone.
 * @param key what makes a repetition of a write answer as before.
 * @throws forbidden for another project.
 */
export async function callInProject(
  context: CallContext,
  name: string,
  input: Record<string, unknown>,
  key?: string,
): Promise<unknown> {
  const { projectId } = context.actor
  const { ProjectId = projectId } = input
  const shape = definitionOf(name)?.input
  const fields = shape && 'shape' in shape ? Object.keys(shape.shape as object) : []
  const isPinned = fields.includes('ProjectId')
  // Without a field for it the call would be about the session's project.
  const isHere = isPinned ? ProjectId === projectId : context.principal.projectId === projectId
  const isOfOthers = fields.some((field) => field === 'Project' || field === 'CurrentProjectId')
  requireOwnProject({ isHere: isHere && !isOfOthers }, context)
  return context.makeCall(name, isPinned ? { ...input, ProjectId: projectId } : input, key)
}

const definitionOf = (name: string): CallDefinition | undefined => {
  const [domain = '', verb = ''] = name.split('.')
  const group = Object.values(contract).find((one) => one.domain === domain)
  return Object.entries(group?.calls ?? {}).find(([one]) => one === verb)?.[1]
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new AppError('invalid_input')
}
