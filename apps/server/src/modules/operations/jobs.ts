import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { makeDue, readJobs, type StoredJob } from '../../kernel/jobs/jobs-store.ts'
import { declaredJobs } from './declared-jobs.ts'
import { knownJob } from './policy.ts'

type Calls = typeof contract.operations.calls
type Job = OutputOf<Calls['listJobs']>[number]

/** The jobs that domains declare, those that fail first. */
export async function listJobs(
  _input: InputOf<Calls['listJobs']>,
  { db }: CallContext,
): Promise<OutputOf<Calls['listJobs']>> {
  const declared = declaredJobs.get()
  const stored = await readJobs(
    db,
    declared.map(({ name }) => name),
  )
  return stored.flatMap(({ name, error, ...state }): Job[] => {
    const job = declared.find((one) => one.name === name)
    if (!job) return []
    return [{ Name: job.name, EverySeconds: job.everySeconds, ...state, Error: sayError(error) }]
  })
}

/**
 * Has a job run as soon as a server is free; one that runs already runs again after that.
 * @throws not_found for a job that no domain declares.
 */
export async function runJob(
  { Name }: InputOf<Calls['runJob']>,
  { db, audit }: CallContext,
): Promise<OutputOf<Calls['runJob']>> {
  const job = knownJob(declaredJobs.get().find(({ name }) => name === Name))
  await makeDue(db, job.name)
  audit({ detail: { job: job.name } })
  return { ok: true }
}

/** What was kept of an error, in short: what it is and what it says, without where it was thrown. */
function sayError(error: StoredJob['error']): string | null {
  if (error === null) return null
  const part = (name: string) => new RegExp(`"${name}":"((?:[^"\\\\]|\\\\.)*)"`).exec(error)?.[1]
  const said = [part('type'), part('code'), part('message') ?? part('constraint')]
  return said.filter((one) => one !== undefined).join(' · ') || error.slice(0, 200)
}
