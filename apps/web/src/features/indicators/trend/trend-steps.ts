import { addDays, weekdayOf } from '@telemachos/rules/dates'

export type Step = 'day' | 'week' | 'month'

interface Day {
  readonly Day: string
  readonly Mentees: number
  readonly Done: number
  readonly Completions: number
  readonly Meetings: number
}

/** A step of a trend: what stood at its end, and what happened in it. */
interface TrendStep {
  /** The first of its days that was counted. */
  readonly from: string
  readonly progress: number
  readonly mentees: number
  readonly completions: number
  readonly meetings: number
}

/** How many points a line has at most before it is drawn in longer steps. */
const MAX_POINTS = 62

/** How many actions each mentee had completed on average. */
export const perMentee = ({ Done, Mentees }: Pick<Day, 'Done' | 'Mentees'>): number =>
  Mentees === 0 ? 0 : Math.round((Done / Mentees) * 100) / 100

/** Days in steps that a line can be read by: days where they are few, weeks, and months of more. */
export function inSteps(days: readonly Day[]): {
  readonly unit: Step
  readonly steps: readonly TrendStep[]
} {
  const unit = days.length <= MAX_POINTS ? 'day' : days.length <= MAX_POINTS * 7 ? 'week' : 'month'
  const starts = {
    day: (day: string) => day,
    week: mondayOf,
    month: (day: string) => day.slice(0, 7),
  }
  const steps: { key: string; step: TrendStep }[] = []
  for (const day of days) {
    const key = starts[unit](day.Day)
    const before = steps.at(-1)
    const same = before?.key === key ? before.step : undefined
    const step: TrendStep = {
      from: same?.from ?? day.Day,
      progress: perMentee(day),
      mentees: day.Mentees,
      completions: (same?.completions ?? 0) + day.Completions,
      meetings: (same?.meetings ?? 0) + day.Meetings,
    }
    if (before && same) before.step = step
    else steps.push({ key, step })
  }
  return { unit, steps: steps.map(({ step }) => step) }
}

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))
