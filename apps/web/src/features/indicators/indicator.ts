import { textIn } from '@telemachos/contract/core/text-by-language'
import { formatDate, isRealDate, todayInAthens } from '@telemachos/rules/dates'
import { readFieldValue } from '@telemachos/rules/field-values'
import { keptNumber } from '@telemachos/rules/typed-number'
import { serverNow, useTexts, type CallOutput, type Texts } from '#shared'

export type Indicator = CallOutput<'indicators.listIndicators'>[number]

/** What an indicator is called in the language of the page. */
export function useLabelOf(): (indicator: Pick<Indicator, 'Label' | 'Labels'>) => string {
  const { language } = useTexts()
  return ({ Label, Labels }) => textIn({ ...Labels, el: Labels?.el || Label }, language)
}

/** A value as it is stored, and as the fields of a form begin with it: numbers as their language has them. */
export const storedText = (value: string | number): string =>
  typeof value === 'number' ? keptNumber(value) : value

export const typedText = (value: string | number, language: string): string =>
  typeof value === 'number' && language === 'el' ? String(value).replace('.', ',') : String(value)

/** What becomes of what was typed: the text that is stored, or the rule that it breaks. */
export const readValue = ({ Kind, Options }: Pick<Indicator, 'Kind' | 'Options'>, typed: string) =>
  readFieldValue({ Name: 'indicator', Type: Kind, Options }, typed, todayInAthens(serverNow()))

/** A stored value as people read it. */
export function valueWords(
  indicator: Pick<Indicator, 'Kind' | 'OptionLabels'>,
  value: string,
  texts: Texts,
): string {
  const { Kind } = indicator
  const { t, language } = texts
  if (value === '') return ''
  if (Kind === 'yesno') return t(value === '1' ? 'core.yes' : 'core.no')
  if (Kind === 'date') return isRealDate(value) ? formatDate(value) : value
  return Kind === 'number'
    ? typedText(Number(value), language)
    : optionWords(indicator, value, language)
}

/** What a choice is called in the language of the page. */
export function optionWords(
  { OptionLabels = {} }: Pick<Indicator, 'OptionLabels'>,
  option: string,
  language: Texts['language'],
): string {
  const labels = Object.hasOwn(OptionLabels, option) ? OptionLabels[option] : undefined
  return textIn({ ...labels, el: labels?.el || option }, language)
}
