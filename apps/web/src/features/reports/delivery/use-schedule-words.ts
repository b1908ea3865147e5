import { useTexts } from '#shared'

/** A Monday; in UTC, as it is written. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAY_MS = 86_400_000

/** Times of schedules in words. */
export function useScheduleWords(): {
  readonly weekday: (day: number) => string
  readonly hour: (hour: number) => string
} {
  const { language } = useTexts()
  const names = new Intl.DateTimeFormat(language === 'el' ? 'el-GR' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  })
  return {
    weekday: (day) => names.format(MONDAY + (day - 1) * DAY_MS),
    hour: (hour) => `${String(hour).padStart(2, '0')}:00`,
  }
}
