/**
 * Whether what is kept in a field is what somebody means: one matcher for lists of people, conditions of
 * actions, the filter of microdata and what forms begin with. People choose and write names; what is kept
 * may be a code, an option or a number. The database asks the same by the same spellings.
 */
import { writtenDate } from './written-date.ts'
import { parseDate } from './dates.ts'
import { fieldType, NO, writtenOption, YES, type FieldKind } from './field-kinds.ts'
import { parseNumber } from './numbers.ts'
import { genderWords } from './genders.ts'
import { fold } from './greek-text.ts'
import { findPlace, placesOf, readPlace, type Place, type PlaceKind } from './places.ts'

/** What a field that is not known says: nothing but its letters. */
const UNKNOWN: FieldKind = { Name: '', Type: 'text' }

/**
 * Every way in which a field may keep what a text means, folded: the text itself first. Of a place its
 * value and its names, of a gender its code and its words, of an option what it is called in any language.
 * ```ts
 * spellingsOf({ Name: 'gender', Type: 'text' }, 'ΘΗΛΥ').includes('5302') // => true
 * spellingsOf({ Name: 'born', Type: 'date' }, '5/3/2000') // => ['5/3/2000', '2000-03-05']
 * ```
 */
export function spellingsOf(field: FieldKind | undefined, text: string): readonly string[] {
  return [...new Set([text, ...meaningsOf(field ?? UNKNOWN, text)].map(fold))]
}

function meaningsOf(field: FieldKind, text: string): readonly string[] {
  const type = fieldType(field)
  switch (type) {
    case 'region':
    case 'municipality':
      return placeNames(type, text)
    case 'yesno':
      return [YES, NO].find((words) => words.includes(fold(text))) ?? []
    case 'date': {
      const date = parseDate(writtenDate(text))
      return date === undefined ? [] : [date]
    }
    case 'number': {
      const value = parseNumber(text, 'el')
      return value === undefined ? [] : [String(value)]
    }
    case 'phone':
      return [text.replaceAll(/[\s().-]/g, '')]
    case 'choice':
      return [...optionNames(field, text), ...genderWords(text)]
    default: {
      const place = readPlace(text)
      return place ? namesOf(place) : genderWords(text)
    }
  }
}

/** The option that a text writes, in any language. */
function optionNames(field: FieldKind, text: string): readonly string[] {
  const option = writtenOption(field, text)
  return option === undefined ? [] : [option]
}

/** A place by its value or a name of it, as it may be kept; none where several have the name. */
function placeNames(kind: PlaceKind, text: string): readonly string[] {
  const place = readPlace(text) ?? findPlace(kind, text)
  return place?.kind === kind ? namesOf(place) : []
}

const FRONT = { municipality: 'Δήμος', region: 'Περιφέρεια' } as const

function namesOf({ kind, value, name, called }: Place): readonly string[] {
  const names = isAlone(kind, name) ? [name, called] : [called]
  return [value, ...names, ...names.map((one) => `${FRONT[kind]} ${one}`)]
}

const isAlone = (kind: PlaceKind, name: string): boolean =>
  placesOf(kind).filter((one) => one.name === name).length === 1

/**
 * Whether a field keeps what is meant, each as anybody may write it. What is not filled in is the same only
 * as what is not.
 * ```ts
 * saysValue({ Name: 'gender', Type: 'text' }, '5302', 'Γυναίκα') // => true
 * ```
 */
export function saysValue(field: FieldKind | undefined, kept: string, meant: string): boolean {
  return spellingsOf(field, meant).includes(fold(kept)) || isCalled(field, kept, meant)
}

/** What is kept says by itself what it is called, where nobody knows the field. */
const isCalled = (field: FieldKind | undefined, kept: string, meant: string): boolean =>
  field === undefined && spellingsOf(field, kept).includes(fold(meant))

/** How a value is held against what is kept: as a whole, or within it. */
export type ValueMatch = 'equals' | 'contains' | 'in'

/**
 * Whether what is kept, one value or a list, is one of those that are meant; with `contains`, whether it
 * has one of them within it.
 */
export function hasValue(
  field: FieldKind | undefined,
  kept: unknown,
  {
    Match,
    Value,
  }: { readonly Match?: ValueMatch | undefined; readonly Value: string | readonly string[] },
): boolean {
  const meant = meantValues(field, Value)
  return [kept].flat().some((one) => {
    const text = textOf(one)
    return meant.some((wanted) =>
      Match === 'contains' ? fold(text).includes(fold(wanted)) : saysValue(field, text, wanted),
    )
  })
}

/** The values that a condition means: those of a list, or of a text that may be one. */
export function meantValues(
  field: FieldKind | undefined,
  value: string | readonly string[],
): readonly string[] {
  return typeof value === 'string' ? listedIn(field, value) : value
}

/**
 * The values of a text that may be a list, as people type one: the whole, where it is an option or a place
 * with a comma of its own, else what stands between commas, semicolons or lines.
 */
function listedIn(field: FieldKind | undefined, text: string): readonly string[] {
  const parts = text.split(/[,;\n]/).map((part) => part.trim())
  const isOne = parts.length === 1 || (field && meaningsOf(field, text).length > 0)
  return isOne ? [text] : [text, ...parts.filter((part) => part !== '')]
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
