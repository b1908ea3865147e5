import { hidingFlag } from '@telemachos/contract/grid/constants'
import { pathOf } from '@telemachos/contract/paths'
import { addDays, athensInstant, todayInAthens, weekdayOf } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { notices } from '../../kernel/notices.ts'
import { countingFlags, settleConditions } from '../actions/index.ts'
import { listWeeks, takeWeek } from './week-store.ts'

const KIND = 'supervision.week'

/** On Mondays at this time in Athens. */
const TIME = '08:00'
/** A server that was not there then tells of the week within a day. */
const LATE_MS = 24 * 60 * 60_000

/** Tells supervisors, once a week, how those stand whom they look after. */
export async function tellOfWeeks({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<void> {
  const week = mondayOf(now)
  const due = new Date(athensInstant(week, TIME))
  const late = now.getTime() - due.getTime()
  if (late < 0 || late >= LATE_MS) return
  await inBatches(
    () =>
      database.transaction(async (db) => {
        const projectId = await takeWeek(db, { week, due })
        if (projectId !== undefined) await tellProject(db, projectId, { week, due, now })
        return projectId !== undefined
      }),
    { signal },
  )
}

async function tellProject(
  db: Db,
  projectId: number,
  { week, due, now }: { readonly week: string; readonly due: Date; readonly now: Date },
): Promise<void> {
  await settleConditions(db, projectId, now)
  const rows = await listWeeks(db, {
    projectId,
    hiding: hidingFlag('Supervisor'),
    counting: countingFlags('Supervisor'),
    now,
    due,
  })
  await notices.get().tell(db, {
    kind: KIND,
    projectId,
    senderId: null,
    now,
    to: rows.map(({ userId, ...figures }) => ({
      userId,
      key: `${KIND}/${projectId}/${userId}/${week}`,
      thing: `${KIND}/${projectId}/${userId}/${week}`,
      model: { ...figures, path: pathOf('admin.project.supervisor') },
    })),
  })
}

/** The last Monday in Athens, today included. */
function mondayOf(now: Date): string {
  const today = todayInAthens(now)
  return addDays(today, 1 - weekdayOf(today))
}
