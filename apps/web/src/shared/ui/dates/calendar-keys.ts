import { addMonths, weekday } from '@telemachos/rules/calendar'
import { addDays } from '@telemachos/rules/dates'

/** What matters of a key that was pressed. */
interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/**
 * The day that a key leads to from another, as the date picker dialog of the ARIA practices has it:
 * arrows to the next day and week, Home and End to Monday and Sunday, Page Up and Down to the next
 * month, with Shift to the next year. Undefined for other keys, and for those of the browser, such as
 * Alt+Left.
 */
export function dayByKey(day: string, pressed: Key): string | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed
  if (altKey || ctrlKey || metaKey) return undefined
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return undefined
  }
}

/** The day itself, or the nearest of the range that is allowed. */
export function clampDay(
  day: string,
  { first, last }: { readonly first: string; readonly last: string },
): string {
  if (day < first) return first
  return day > last ? last : day
}
