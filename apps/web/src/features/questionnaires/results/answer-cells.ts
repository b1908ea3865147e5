import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { answerCell, type ExportCell } from '@telemachos/rules/export-cells'
import type { CallOutput } from '#shared'

type Answer = CallOutput<'questionnaires.exportResultsPage'>['list'][number]['Answers'][number]

/** Types whose answers are numbers, and stay numbers in a file. */
export const NUMBER_TYPES: readonly number[] = [8, 12, 19, 23]
export const DATE = 13
export const TIME = 14

/** What was written in answer to a question of a type: numbers, days and times as what they are. */
export function answeredCell(type: number, { T, F }: Pick<Answer, 'T' | 'F'>): ExportCell {
  if (F !== null) return answerCell(F)
  const text = (T ?? '').trim()
  if (type === DATE && /^\d{4}-\d\d-\d\d$/.test(text)) return { kind: 'date', iso: text }
  if (type === TIME && /^\d{1,2}:\d\d$/.test(text)) {
    return { kind: 'time', text: text.padStart(5, '0') }
  }
  const number = Number(text)
  const isNumber = NUMBER_TYPES.includes(type) && text !== '' && Number.isFinite(number)
  return answerCell(isNumber ? number : text)
}

/** An instant as it was in Athens. */
export function momentCell(instant: string | null): ExportCell {
  if (instant === null) return { kind: 'empty' }
  return { kind: 'date', iso: `${todayInAthens(new Date(instant))}T${formatTime(instant)}` }
}
