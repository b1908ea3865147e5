import { LANGUAGES, type Language } from '@telemachos/contract/core/define-texts'
import { nameOfLabel } from '@telemachos/contract/core/named-texts'
import { formOf, labelsFor, modelOf } from '@telemachos/contract/language/labels'
import { fold } from '@telemachos/rules/greek-text'
import type { CallOutput } from '#shared'

export type OwnRow = CallOutput<'language.listRows'>[number]
export type TextPlace = CallOutput<'language.listPlaces'>[number]
type AnyText = CallOutput<'language.listTexts'>[number]

export const STATES = ['missing', 'temporary', 'permanent', 'unused'] as const
export type TextState = (typeof STATES)[number]

/** A row of the table: a label with what it says in the languages of the product and in the one that is written. */
export interface TextRow {
  readonly label: string
  readonly el: string
  readonly en: string
  /** What the language itself says; empty where it falls back. */
  readonly text: string
  readonly state: TextState
  /** The version that a change is made from; 0 where nobody has changed it. */
  readonly version: number
  readonly form: string | undefined
  readonly by: string | null | undefined
  /** Where pages show it; undefined where none does. */
  readonly place: TextPlace | undefined
  /** All of it as it is searched. */
  readonly folded: string
}

/** The rows of a language: what most people may see first, and then as the product declares them. */
export function textRows(
  language: Language,
  all: readonly AnyText[],
  own: readonly OwnRow[],
  places: readonly TextPlace[],
): TextRow[] {
  const inLanguage = (name: string) =>
    new Map(all.flatMap((one) => (one.language === name ? [[one.label, one.text] as const] : [])))
  const el = inLanguage('el-GR')
  const en = inLanguage('en-GB')
  const isBuiltIn = LANGUAGES.some((one) => one === language)
  const builtIn = language === 'el' ? el : en
  const written = new Map(own.map((row) => [row.label, row]))
  const needed = labelsFor(language, [...el.keys()])
  const known = new Set(needed)
  const unused = own.flatMap(({ label }) => (known.has(label) ? [] : [label]))
  const placeOf = new Map(places.map((place) => [place.name, place]))
  const ranks = new Map(places.map(({ name }, rank) => [name, rank]))
  const rankOf = ({ label }: TextRow) => ranks.get(nameOfLabel(label)) ?? places.length
  const rows = [...needed, ...unused].map((label): TextRow => {
    const row = written.get(label)
    const model = modelOf(label, (one) => el.has(one)) ?? label
    const text = row?.text ?? (isBuiltIn ? (builtIn.get(label) ?? '') : '')
    const [greek, english] = [el.get(model) ?? '', en.get(model) ?? '']
    return {
      label,
      el: greek,
      en: english,
      text,
      state: stateOf(known.has(label), row, text),
      version: row?.version ?? 0,
      form: formOf(label),
      by: row?.by,
      place: placeOf.get(nameOfLabel(label)),
      folded: fold(`${label} ${greek} ${english} ${text}`),
    }
  })
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function stateOf(isKnown: boolean, row: OwnRow | undefined, text: string): TextState {
  if (!isKnown) return 'unused'
  if (row?.type === 'Temporary') return 'temporary'
  return text === '' ? 'missing' : 'permanent'
}

/** Where texts are shown: on every page, on those of some routes, or by the server alone. */
export type PlaceFilter = 'everywhere' | 'server' | ReadonlySet<string>

const isShown = ({ place }: TextRow, where: PlaceFilter): boolean => {
  if (where === 'server') return place === undefined
  if (where === 'everywhere') return place?.isEverywhere === true
  return place?.pages.some((page) => where.has(page)) === true
}

/** Those in a state and a place, or in any, that a search finds by all of its words. */
export function foundRows(
  rows: readonly TextRow[],
  {
    state,
    search,
    where,
    kept,
  }: {
    readonly state: TextState | null
    readonly search: string
    readonly where?: PlaceFilter | undefined
    /** The labels of those that are shown in any state. */
    readonly kept?: ReadonlySet<string>
  },
): TextRow[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (state === null || row.state === state || kept?.has(row.label)) &&
      (where === undefined || isShown(row, where)) &&
      words.every((word) => row.folded.includes(word)),
  )
}
