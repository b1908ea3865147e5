import { PROGRESS_BANDS } from '@telemachos/contract/supervision/statistics-scale'
import type { CallOutput } from '#shared'

type Statistics = CallOutput<'supervision.getStatistics'>
type Week = Statistics['Weeks'][number]

/** What is counted by week. */
export type WeekCount = 'Completions' | 'Meetings'

/** How much happened in all weeks, and the week in which most did: the first of several alike. */
export function sumWeeks(weeks: readonly Week[], of: WeekCount): { sum: number; most?: Week } {
  const sum = weeks.reduce((total, week) => total + week[of], 0)
  const [most] = weeks.toSorted((a, b) => b[of] - a[of])
  return { sum, ...(sum > 0 && most && { most }) }
}

/** A day and month for the foot of a bar, such as 09/11; the year is told by its neighbours. */
export function dayAndMonth(isoDate: string): string {
  return isoDate.slice(5).split('-').reverse().join('/')
}

/** How many people have completed half of the actions or more. */
export function peoplePastHalf(bands: readonly number[]): number {
  return bands.reduce(
    (sum, count, band) => ((PROGRESS_BANDS[band] ?? 0) >= 0.5 ? sum + count : sum),
    0,
  )
}

/** How many actions at least half of the people for whom they count have completed. */
export function actionsPastHalf({ Actions }: Pick<Statistics, 'Actions'>): number {
  return Actions.filter(({ Done, Of }) => Of > 0 && Done * 2 >= Of).length
}

/** Whole per cent, never 100 before the last one is done; 0 of nobody. */
export function percentOf(done: number, all: number): number {
  return all === 0 ? 0 : Math.floor((done / all) * 100)
}
