import type { AdmissionStep } from '../kernel/admission.ts'
import type { AudienceResolver } from '../kernel/audience.ts'
import type { Domain, DomainServices } from '../kernel/domain.ts'
import type { EventCounter } from '../kernel/event-counts.ts'
import { forgetOldKeys } from '../kernel/idempotency.ts'
import type { Implementation } from '../kernel/implement.ts'
import type { DeclaredJob } from '../kernel/jobs/recurring-jobs.ts'
import type { DomainGauge } from '../kernel/metrics.ts'
import type { WatchedKind } from '../kernel/realtime/watched.ts'
import type { TakenByIndex } from '../kernel/taken.ts'
import { tables as kernelTables } from '../kernel/tables.ts'
import { declaredJobs } from '../modules/operations/index.ts'
import { declareViews } from '../modules/reports/index.ts'
import { blankingDomains, declaredTables } from '../modules/privacy/index.ts'

/** What the server runs: the calls and recurring jobs of all domains, and what they tell the kernel. */
export interface Composition {
  readonly routes: readonly Implementation[]
  readonly jobs: readonly DeclaredJob[]
  readonly admission: readonly AdmissionStep[]
  readonly audiences: readonly AudienceResolver[]
  readonly watched: readonly WatchedKind[]
  readonly taken: TakenByIndex
  readonly gauges: readonly DomainGauge[]
  readonly counters: readonly EventCounter[]
}

/**
 * Joins the domains: each does for the others what they asked for by a port.
 * @throws Error when two domains declare one table.
 */
export function compose(domains: readonly Domain[], services: DomainServices): Composition {
  for (const domain of domains) domain.provide?.(services)
  const tables = domains.flatMap((domain) => Object.entries(domain.tables ?? {}))
  const names = tables.map(([table]) => table)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two domains declare the table ${twice}`)
  declaredTables.provide({ ...Object.fromEntries(tables), ...kernelTables })
  declareViews(domains.map(({ reporting }) => reporting))
  blankingDomains.provide(domains.flatMap(({ blankRowsOf }) => blankRowsOf ?? []))
  const jobs: readonly DeclaredJob[] = [
    ...domains.flatMap((domain) => domain.jobs?.(services) ?? []),
    {
      name: 'kernel.forgetOldKeys',
      everySeconds: 600,
      run: async ({ database }) => void (await forgetOldKeys(database)),
    },
  ]
  declaredJobs.provide(jobs)
  return {
    routes: domains.map((domain) => domain.routes(services)),
    admission: domains.flatMap(({ admission }) => admission ?? []),
    audiences: domains.flatMap(({ audiences }) => audiences ?? []),
    watched: domains.flatMap(({ watched }) => watched ?? []),
    taken: Object.fromEntries(tables.flatMap(([, { taken }]) => Object.entries(taken ?? {}))),
    gauges: domains.flatMap(({ gauges }) => gauges ?? []),
    counters: domains.flatMap(({ counters }) => counters ?? []),
    jobs,
  }
}
