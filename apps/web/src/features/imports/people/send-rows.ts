import { IMPORT_STREAMS, MAX_COLUMNS, MAX_HEADING } from '@telemachos/contract/imports/limits'
import { ApiError, call, canRetry, type CallOutput } from '#shared'
import { headingKey } from '../paste/recognise-columns.ts'
import { givenPower } from './given-power.ts'
import { isLeft, type ListRow } from './import-job.ts'
import type { Batch, ImportList, ListState } from './import-list.ts'
import { toImportRow } from './import-rules.ts'

type Answer = CallOutput<'imports.importUsers'>

/** Waits between attempts, in milliseconds: after the last one the import pauses. */
const WAITS_MS = [500, 2_000, 5_000]

/**
 * Sends a list, batches of twenty, three at once (spec §9), until nothing is left or the list is
 * paused. Whoever sends it has confirmed the roles that it gives. A batch that gets no answer is tried again under its key.
 * @throws what stopped it; the rows stay as they are, to be sent when it goes on.
 */
export async function sendRows(list: ImportList, projectId: number): Promise<void> {
  const isRunning = () => list.get().phase === 'running'
  async function stream(): Promise<void> {
    while (isRunning()) {
      const batch = await list.takeBatch()
      if (!batch) return
      try {
        await list.settle(batch, settled(batch, await send(batch, list, projectId, isRunning)))
      } catch (error) {
        list.release(batch)
        if (isRunning()) list.setPhase('paused')
        // What was undone takes nobody in: what is left goes into another import.
        if (ruleOf(error) === 'import_undone') await list.noteImport(null)
        throw error
      }
    }
  }
  try {
    await openImport(list, projectId)
  } catch (error) {
    if (isRunning()) list.setPhase('paused')
    throw error
  }
  const streams = await Promise.allSettled(Array.from({ length: IMPORT_STREAMS }, stream))
  const failure = streams.find((one) => one.status === 'rejected')
  if (failure) throw failure.reason
  // Paused while the last ones were under way, there is nothing to go on with.
  if (isAllSent(list.get())) await list.finish()
}

/** Begins the import on the server, once; what the headings mean is remembered with it. */
async function openImport(list: ImportList, ProjectId: number): Promise<void> {
  const { begun, columns, joinedOn } = list.get()
  if (!begun || begun.id !== null) return
  const titled = columns.filter(({ title }) => headingKey(title) !== '')
  const { Id } = await call('imports.startImport', {
    ProjectId,
    Key: begun.key,
    Lines: begun.lines,
    Confirmed: begun.lines,
    ...(joinedOn !== null && { JoinedOn: joinedOn }),
    Headings: titled.slice(0, MAX_COLUMNS).map(({ title, target }) => ({
      Heading: headingKey(title).slice(0, MAX_HEADING),
      Target: target,
    })),
  })
  await list.noteImport(Id)
}

/** The rule of a domain that a refusal names. */
const ruleOf = (error: unknown): unknown =>
  error instanceof ApiError ? error.details?.['rule'] : undefined

/** True when every row that can be sent has its answer. */
const isAllSent = ({ rows, faults }: ListState): boolean =>
  rows.every((row) => !isLeft(row) || (row.state === 'ready' && faults.has(row.id)))

async function send(
  { key, rows }: Batch,
  list: ImportList,
  ProjectId: number,
  isRunning: () => boolean,
): Promise<Answer> {
  const { columns, begun } = list.get()
  const ConfirmedRoles = [...givenPower(rows, columns, list.rules).keys()]
  const Users = rows.map(({ cells }) => toImportRow(cells, columns, list.rules))
  let idempotencyKey = key
  for (let attempt = 0; ; attempt++) {
    try {
      return await call(
        'imports.importUsers',
        { ProjectId, Users, ConfirmedRoles, ...(begun?.id && { Import: begun.id }) },
        { idempotencyKey },
      )
    } catch (error) {
      const wait = WAITS_MS[attempt]
      const isOtherInput = error instanceof ApiError && error.code === 'idempotency_mismatch'
      if (wait === undefined || (!canRetry(error) && !isOtherInput) || !isRunning()) throw error
      // The columns were changed since the batch was first sent: the server knows people again.
      if (isOtherInput) idempotencyKey = crypto.randomUUID()
      else await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

function settled({ rows }: Batch, answer: Answer): ListRow[] {
  return rows.map((row, place) => {
    const verdict = answer.Rows[place]
    if (!verdict) return row
    return {
      ...row,
      state: verdict.Verdict,
      batch: null,
      userId: verdict.UserId,
      refusals: verdict.Faults.map(({ Field, Rule }) => ({ field: Field, rule: Rule })),
    }
  })
}
