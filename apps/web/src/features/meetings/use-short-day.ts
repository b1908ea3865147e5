import { weekday, weekdayNames } from '@telemachos/rules/calendar'
import { formatDate } from '@telemachos/rules/dates'
import { useTexts } from '#shared'

/** Writes a day as its weekday and date: «Τρ 01/12». */
export function useShortDay(): (date: string) => string {
  const { language } = useTexts()
  const names = weekdayNames(language)
  return (date) => `${names[weekday(date)]?.short ?? ''} ${formatDate(date).slice(0, 5)}`
}
