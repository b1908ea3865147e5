import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { hash } from 'node:crypto'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { Scripts } from '../../kernel/scripts/run-scripts.ts'
import type { ScriptFault, ScriptOutcome } from '../../kernel/scripts/script-job.ts'
import { translate } from '../../kernel/texts.ts'
import { callInProject } from '../services/index.ts'
import { requireDestination, type Destination } from './mass-destination.ts'

type Send = (typeof contract.data.calls)['sendMassRows']
type Row = InputOf<Send>['Rows'][number]
type Outcome = OutputOf<Send>[number]
type Payload = Record<string, unknown>

/** So many rows are made into what is sent in one go, in so many milliseconds of their own. */
const ROWS_IN_SANDBOX = 100
const OWN_MS = 600

const scripts = new Scripts({ atOnce: 2, maxWaiting: 50 })

/**
 * Makes rows into what an address is told, each in a sandbox of its own, and sends it there as the caller:
 * one after the other, or together. What is wrong with a row is said of that row; the others go on.
 * @throws invalid_input naming `url`; too_many_requests.
 */
export async function sendMassRows(
  { url, massdata, Run, Rows, Dry }: InputOf<Send>,
  context: CallContext,
): Promise<OutputOf<Send>> {
  const destination = requireDestination(url)
  const made = await transformAll(massdata.transform, Rows, context)
  const failed = made.flatMap(({ row, error }): Outcome[] =>
    error === undefined ? [] : [{ Row: row.Row, Error: error, Payload: null }],
  )
  const ready = made.flatMap(({ row, payload }) => (payload ? [{ row, payload }] : []))
  if (Dry) {
    context.audit({ unchanged: true })
    const shown = ready.map(({ row, payload }) => ({
      Row: row.Row,
      Error: null,
      Payload: JSON.stringify(payload, null, 2),
    }))
    return inOrder([...failed, ...shown])
  }
  const sent =
    massdata.SendMode === 'one'
      ? await sendEach({ destination, run: Run, ready }, context)
      : await sendTogether({ destination, run: Run, ready, field: massdata.Field }, context)
  const outcomes = inOrder([...failed, ...sent])
  const ok = outcomes.filter((one) => one.Error === null).length
  context.audit({ detail: { url, ok, failed: outcomes.length - ok } })
  return outcomes
}

const inOrder = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.toSorted((a, b) => a.Row - b.Row)

interface Made {
  readonly row: Row
  readonly payload?: Payload
  readonly error?: string
}

async function transformAll(
  transform: string,
  rows: readonly Row[],
  context: CallContext,
): Promise<Made[]> {
  if (transform.trim() === '') return rows.map((row) => ({ row, payload: row.Values }))
  const made: Made[] = []
  for (let from = 0; from < rows.length; from += ROWS_IN_SANDBOX) {
    const some = rows.slice(from, from + ROWS_IN_SANDBOX)
    const outcomes = await scripts.run(
      {
        jobs: some.map((row) => ({
          script: transform,
          parameters: ['row', 'index'],
          values: [row.Values, row.Row - 1],
        })),
        milliseconds: OWN_MS,
        host: [],
      },
      { projectId: context.actor.projectId },
    )
    made.push(...some.map((row, place) => ({ row, ...readOutcome(outcomes[place], context) })))
  }
  return made
}

function readOutcome(
  outcome: ScriptOutcome | undefined,
  { language }: CallContext,
): Omit<Made, 'row'> {
  if (!outcome || 'problem' in outcome) return { error: faultText(outcome, language) }
  const value: unknown = outcome.json === undefined ? undefined : JSON.parse(outcome.json)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { payload: value as Payload }
    : { error: translate(language, 'data.mass.fault.result') }
}

/** What went wrong in a script, and where; what its author throws is said as it is. */
function faultText(fault: ScriptFault | undefined, language: CallContext['language']): string {
  const { problem = 'error', detail = '', at } = fault ?? {}
  const said = translate(language, `data.mass.fault.${problem}`)
  return problem === 'error'
    ? [said, detail.replace(/^Error: /, ''), at && `(${at})`].filter(Boolean).join(' ')
    : said
}

interface Sending {
  readonly destination: Destination
  readonly run: string
  readonly ready: readonly { readonly row: Row; readonly payload: Payload }[]
}

async function sendEach({ destination, run, ready }: Sending, context: CallContext) {
  const outcomes: Outcome[] = []
  for (const { row, payload } of ready) {
    const fault = await sendOne({ destination, payload, key: keyOf(run, [row], payload) }, context)
    outcomes.push({ Row: row.Row, Error: fault, Payload: null })
  }
  return outcomes
}

async function sendTogether(
  { destination, run, ready, field }: Sending & { readonly field: string },
  context: CallContext,
): Promise<Outcome[]> {
  if (ready.length === 0) return []
  const payload = { [field]: ready.map((one) => one.payload) }
  const rows = ready.map(({ row }) => row)
  const fault = await sendOne({ destination, payload, key: keyOf(run, rows, payload) }, context)
  return rows.map(({ Row }) => ({ Row, Error: fault, Payload: null }))
}

/** The same rows with the same content in one run are the same request, however often they are sent. */
const keyOf = (run: string, rows: readonly Row[], payload: Payload): string =>
  `mass-${hash('sha256', JSON.stringify([run, rows.map(({ Row }) => Row), payload]), 'base64url')}`

interface One {
  readonly destination: Destination
  readonly payload: Payload
  readonly key: string
}

/** @returns why it did not arrive, in words; null where it did. */
async function sendOne(
  { destination, payload, key }: One,
  context: CallContext,
): Promise<string | null> {
  try {
    await callInProject(context, destination.name, destination.inputOf(payload), key)
    return null
  } catch (error) {
    if (error instanceof AppError) return refusalText(error, context)
    context.log.error({ err: error }, 'a row of mass data failed')
    return translate(context.language, 'error.internal')
  }
}

function refusalText(error: AppError, { language, requestId }: CallContext): string {
  const { message, fields = [], details } = error.toBody(language, requestId)
  const ofScript = details?.['Message']
  return [
    fields.length === 0 && message,
    ...fields.map((one) => `${one.field}: ${one.message}`),
    typeof ofScript === 'string' && ofScript,
  ]
    .filter(Boolean)
    .join(' ')
}
