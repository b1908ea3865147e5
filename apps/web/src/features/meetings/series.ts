import { ApiError, type CallOutput } from '#shared'
import { MEETING_MINUTES } from './meeting.ts'
import { instantOf, minuteOf, slotOf, timeOf } from './slot.ts'

/** A series has at most so many meetings: what one call takes. */
export const MAX_IN_SERIES = 12

/** One meeting of a series as it stands on the page. */
export interface SeriesRow {
  readonly actionId: number
  readonly title: string
  /** `yyyy-mm-dd`; null for as long as what is typed is no date. */
  readonly date: string | null
  /** `HH:mm`; null for as long as what is typed is no time. */
  readonly time: string | null
  /** The wanted start, where it was taken. */
  readonly instead: string | null
  /** Somebody has set its time, rather than the proposal. */
  readonly moved: boolean
  readonly dropped: boolean
}

export type RowProblem = 'date' | 'time' | 'past' | 'twice'

type Proposal = CallOutput<'meetings.proposeSeries'>[number]

/** The rows that stand for what the server proposes. */
export function rowsOf(proposals: readonly Proposal[]): SeriesRow[] {
  return proposals.map(({ ActionId, ActionTitle, Time, Instead }) => {
    const at = Time ?? Instead
    return {
      actionId: ActionId,
      title: ActionTitle,
      date: at && slotOf(at).date,
      time: Time && timeOf(slotOf(Time).minute),
      instead: Instead,
      moved: false,
      dropped: false,
    }
  })
}

/** When a row's meeting would start, as ISO text; undefined while its date or time lacks. */
export function startOf({ date, time }: SeriesRow): string | undefined {
  return date && time ? instantOf({ date, minute: minuteOf(time) }) : undefined
}

/** A row set to another start. */
export function movedTo(row: SeriesRow, at: string): SeriesRow {
  const { date, minute } = slotOf(at)
  return { ...row, date, time: timeOf(minute), moved: true }
}

/**
 * What is wrong with a row that is to be scheduled, as far as the page can tell: no date, no time,
 * one that has passed, or less than 45 minutes from another row (spec §5).
 */
export function problemOf(
  row: SeriesRow,
  rows: readonly SeriesRow[],
  now: Date,
): RowProblem | undefined {
  if (row.dropped) return undefined
  if (!row.date) return 'date'
  const start = startOf(row)
  if (!start) return 'time'
  if (Date.parse(start) <= now.getTime()) return 'past'
  const isNear = rows.some((other) => {
    const at = other === row || other.dropped ? undefined : startOf(other)
    return at && Math.abs(Date.parse(at) - Date.parse(start)) < MEETING_MINUTES * 60_000
  })
  return isNear ? 'twice' : undefined
}

/** The action of the meeting for which a whole series was refused; undefined when it is not named. */
export function refusedAction(
  error: unknown,
  sent: readonly { readonly ActionId: number }[],
): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const named = error.details['action']
  const place = /^Meetings\.(\d+)\./.exec(error.fields[0]?.field ?? '')?.[1]
  return typeof named === 'number' ? named : sent[Number(place)]?.ActionId
}
