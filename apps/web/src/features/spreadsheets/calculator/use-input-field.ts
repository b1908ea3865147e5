import { useRef } from 'react'
import { formatDate } from '@telemachos/rules/dates'
import { dateOfSerial } from '@telemachos/rules/date-serial'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import type { CalculatorFields } from './fields.ts'
import { useOpenCalculator } from './use-calculator.ts'
import { isNumberText, typedOf, valueOf, type Input } from './typed-values.ts'

/** One field of a calculator: what stands in it, what is wrong with it, and typing into it. */
export function useInputField(input: Input, { typed, values, set }: CalculatorFields) {
  const { t, language } = useTexts()
  const { Name, Kind, Min, Max } = input
  const isNumber = Kind === 'Number' || Kind === 'Percent'
  const { originals } = useOpenCalculator()
  const text = typed[Name] ?? typedOf(input, values[Name] ?? originals[Name], language)
  /** The last text that was a number: what the field returns to (spec §5). */
  const good = useRef(text)
  const read = valueOf(input, text, language)
  const problem = 'problem' in read ? read.problem : undefined
  if (!problem) good.current = text

  const bound = (value: number): string => {
    if (Kind === 'Date') return formatDate(dateOfSerial(value) ?? '')
    return Kind === 'Percent'
      ? `${formatNumber(value * 100, language)} %`
      : formatNumber(value, language)
  }
  function words(): string | undefined {
    if (!problem) return undefined
    if (problem === 'number') return t('calc.invalidNumber')
    if (problem === 'date') return t('rule.date')
    if (Min !== null && Max !== null) return t('calc.bounds', { min: bound(Min), max: bound(Max) })
    if (Min !== null) return t('calc.atLeast', { min: bound(Min) })
    return Max === null ? undefined : t('calc.atMost', { max: bound(Max) })
  }
  return {
    text,
    problem: words(),
    isNumber,
    type(next: string | boolean): void {
      // Anything but digits, dot and minus is not taken; a Greek comma is.
      if (isNumber && typeof next === 'string' && !isNumberText(next))
        return set(Name, good.current)
      set(Name, next)
    },
    /** A number that is none is 0 once the field is left (spec §5); a right one is written as usual. */
    leave(): void {
      if (typeof text !== 'string' || text.trim() === '') return
      if (isNumber && problem === 'number') return set(Name, '0')
      const settled = 'value' in read ? typedOf(input, read.value, language) : text
      if (settled !== text && Kind !== 'Text') set(Name, settled)
    },
  }
}
