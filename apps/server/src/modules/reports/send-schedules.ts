import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { REPORT_ROLES, SQL_ROLES } from '@telemachos/contract/reports/roles'
import { reportFilters } from '@telemachos/contract/reports/tiles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { queueMails, type MailFile } from '../mail/index.ts'
import { collectReport, readReport } from './collect-report.ts'
import type { CollectedTile } from './collected-tile.ts'
import { fileWords, reportFacts } from './file-words.ts'
import { nextSending } from './next-sending.ts'
import { accessReport } from './policy.ts'
import { contextOfReader } from './reader-context.ts'
import { reportPdf } from './report-pdf.ts'
import { reportSheets } from './report-workbook.ts'
import { mailKey, SCHEDULED } from './review-mails.ts'
import * as store from './schedule-store.ts'
import { hideNumbers, withoutNumbers } from './without-numbers.ts'
import { workbookPieces } from './workbook.ts'

type Work = Pick<JobContext, 'database' | 'now' | 'log' | 'signal'>

/**
 * Mails the reports whose time has come: to each receiver the numbers of their own people. Several servers
 * send each once, and one that was away sends once what it has missed.
 */
export async function sendSchedules(work: Work, publicUrl: string): Promise<void> {
  const { database, now, signal } = work
  await inBatches(
    () =>
      database.transaction(async (tx) => {
        const due = await store.takeDueSchedules(tx, now)
        if (due.length === 0) return false
        const nexts = due.map((schedule) => nextSending(schedule, now))
        await store.beginSending(tx, due, nexts)
        return true
      }),
    { signal },
  )
  await inBatches(() => sendNext(work, publicUrl), { signal })
}

/** Sends one that waits. @returns whether there was one. */
async function sendNext(work: Work, publicUrl: string): Promise<boolean> {
  const { database, now } = work
  const due = await store.findDueReceiver(database)
  if (!due) return false
  const role = roleOf(due)
  if (!due.isHere || !due.mayRead || role === undefined) {
    const failure = due.isHere ? 'unread' : 'left'
    await store.endSending(database, due, { failure, now })
    return true
  }
  const context = contextOfReader(due, role, work)
  try {
    const mail = await writeMail(due, publicUrl, context)
    await database.transaction(async (tx) => {
      await queueMails(tx, {
        template: SCHEDULED,
        projectId: due.projectId,
        senderId: null,
        to: [
          {
            userId: due.userId,
            key: mailKey(due),
            ...mail,
          },
        ],
        dueAt: now,
      })
      await store.endSending(tx, due, { failure: null, now })
    })
  } catch (error) {
    // What is away for a while is tried again at the next round.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    work.log.warn({ err: error, schedule: due.scheduleId }, 'a report could not be mailed')
    await store.endSending(database, due, { failure: 'failed', now })
  }
  return true
}

/** The most powerful of their roles in which they read the report. */
function roleOf({ roles, named, isAuthor }: store.DueReceiver): Role | undefined {
  const reads = (role: Role): boolean =>
    named.includes(role) || SQL_ROLES.includes(role) || (isAuthor && REPORT_ROLES.includes(role))
  return roles.filter(reads).toSorted((a, b) => ROLE_LEVEL[a] - ROLE_LEVEL[b])[0]
}

async function writeMail(due: store.DueReceiver, publicUrl: string, context: CallContext) {
  const said = await readReport(await accessReport(context, due.reportId), context)
  const { report } = said
  const filters = reportFilters.parse(report.filters).Values
  const tiles = withoutNumbers(await collectReport(said, filters, context))
  const facts = await reportFacts(report, filters, context)
  const title = hideNumbers(report.title)
  const { say, cell } = fileWords(context)
  const link = new URL(
    inProject(due.projectUrl, pathOf('admin.report.view', { id: due.reportId })),
    publicUrl,
  ).href
  return {
    model: {
      title,
      lines: tiles.flatMap((tile) => linesOf(tile, { say, cell })),
      attached: due.attaches,
      link,
    },
    files: due.attaches ? await filesOf({ title, facts, tiles }, context) : [],
  }
}

/** What a mail says of a tile: its number, or how many rows it has. */
function linesOf(
  tile: CollectedTile,
  { say, cell }: Pick<ReturnType<typeof fileWords>, 'say' | 'cell'>,
): { label: string; value: string }[] {
  if (tile.kind === 'said')
    return tile.title === '' ? [] : [{ label: tile.title, value: tile.text }]
  const { Rows, Columns, Truncated } = tile.result
  const [column] = Columns
  if (tile.shows === 'number' && column)
    return [{ label: tile.title, value: cell(Rows[0]?.[0], column) }]
  const value = tile.summary ?? say('rowsOf', { count: `${Rows.length}${Truncated ? '+' : ''}` })
  return [{ label: tile.title, value }]
}

interface Written {
  readonly title: string
  readonly facts: Awaited<ReturnType<typeof reportFacts>>
  readonly tiles: readonly CollectedTile[]
}

async function filesOf(
  { title, facts, tiles }: Written,
  context: CallContext,
): Promise<MailFile[]> {
  const sheets = reportSheets(title, facts, tiles, fileWords(context))
  const pieces: Uint8Array[] = []
  for await (const piece of workbookPieces(sheets)) pieces.push(piece)
  const workbook = Buffer.concat(pieces)
  const pdf = await reportPdf({ title, facts, tiles, isPatient: true }, context).catch(
    (error: unknown) => {
      // Too large for a PDF: the workbook has it all.
      if (error instanceof AppError && error.status < 500) return undefined
      throw error
    },
  )
  return [
    { name: `${fileName(title)}.xlsx`, mime: XLSX, content: workbook },
    ...(pdf ? [{ name: `${fileName(title)}.pdf`, mime: 'application/pdf', content: pdf }] : []),
  ]
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const fileName = (title: string): string =>
  title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 80) || 'report'
