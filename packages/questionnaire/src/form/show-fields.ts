import { asks, type FormField, type ShowWhen } from './form-field.ts'

/** What a part of a form holds, by the fields' names. */
export type FormData = Readonly<Record<string, unknown>>

/** Whether nothing has been answered: not chosen, or blank. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/**
 * The fields of a part that are shown with such answers. The answer of one that is not shown is kept,
 * but counts as none where others depend on it.
 */
export function shownFields(fields: readonly FormField[], data: FormData): FormField[] {
  const seen: Record<string, unknown> = {}
  return fields.filter(({ name, showWhen }) => {
    const isShown = showWhen === null || holds(showWhen, seen)
    if (isShown) seen[name] = data[name]
    return isShown
  })
}

/** What is shown and answered, without what is kept of fields that are not shown. */
export function shownData(fields: readonly FormField[], data: FormData): FormData {
  const shown = shownFields(fields, data).filter(asks)
  return Object.fromEntries(
    shown.filter(({ name }) => !isEmptyValue(data[name])).map(({ name }) => [name, data[name]]),
  )
}

function holds({ field, is, value }: ShowWhen, data: FormData): boolean {
  const answer = data[field]
  const isEmpty = isEmptyValue(answer) || answer === false
  switch (is) {
    case 'filled':
      return !isEmpty
    case 'empty':
      return isEmpty
    case 'equals':
      return says(answer, value)
    case 'differs':
      return !isEmptyValue(answer) && !says(answer, value)
    case 'atLeast':
      return !isEmpty && compare(answer, value) >= 0
    case 'atMost':
      return !isEmptyValue(answer) && compare(answer, value) <= 0
  }
}

/** Whether an answer is a value, or one of several that are chosen. */
function says(answer: unknown, value: string): boolean {
  if (Array.isArray(answer)) return answer.some((one) => String(one) === value)
  return !isEmptyValue(answer) && String(answer) === value
}

/** Numbers by size; days and times as they are written. NaN, which is neither, where they cannot be compared. */
function compare(answer: unknown, value: string): number {
  if (typeof answer === 'number') return answer - Number(value)
  const text = String(answer)
  return text === value ? 0 : text < value ? -1 : 1
}
