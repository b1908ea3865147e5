import type { ProjectField } from '@telemachos/contract/projects/entities'
import { formatDate, isRealDate } from '@telemachos/rules/dates'
import { fieldType, isYes } from '@telemachos/rules/field-kinds'
import { meaningOf } from '@telemachos/rules/known-fields'
import type { Place } from '@telemachos/rules/places'
import type { Texts } from '#shared'
import { placeNamed } from './place-names.ts'

/** As much of a field as decides how its values read. */
export type WordedField = Pick<ProjectField, 'Name' | 'Type' | 'Means'> & {
  readonly MinValue?: unknown
  /** What its options are called in the language of the page. */
  readonly OptionWords?: unknown
}

/**
 * A field's value as people read it: days as dd/MM/yyyy, yes or no, and genders, which are kept as
 * codes (spec §3, microdata user fields); options as the project calls them, everything else as it
 * stands, nothing as the empty text.
 */
export function valueWords(field: WordedField, value: string, t: Texts['t']): string {
  if (value === '') return ''
  switch (fieldType(field)) {
    case 'date':
      return isRealDate(value) ? formatDate(value) : value
    case 'yesno':
      return t(isYes(field, value) ? 'core.yes' : 'core.no')
    case 'region':
    case 'municipality': {
      const place = placeNamed(value)
      return place ? placeWords(place, t) : value
    }
    default:
      if (meaningOf(field) !== 'gender') return optionWords(field, value) ?? areaWords(value, t)
      return value === '5301' || value === '5302'
        ? t(`core.gender.${value}`)
        : (optionWords(field, value) ?? value)
  }
}

/** What a text is called that may be a place of the register, in a field of any type; else as it stands. */
export function areaWords(value: string, t: Texts['t']): string {
  const place = isPlaceCode(value) ? placeNamed(value) : undefined
  return place ? placeWords(place, t) : value
}

/** Whether a text is how places of the register are kept. */
export const isPlaceCode = (value: string): boolean => value.startsWith('kallikratis:')

/** What a place is called. */
export function placeWords(
  { kind, called }: Pick<Place, 'kind' | 'called'>,
  t: Texts['t'],
): string {
  return kind === 'region' ? called : t('core.municipality', { name: called })
}

function optionWords({ OptionWords }: WordedField, value: string): string | undefined {
  if (typeof OptionWords !== 'object' || OptionWords === null) return undefined
  return Object.hasOwn(OptionWords, value)
    ? (OptionWords as Record<string, string>)[value]
    : undefined
}
