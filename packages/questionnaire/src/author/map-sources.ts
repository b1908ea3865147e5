import type { Label } from '../definition.ts'
import { fillPlaceholders } from '../evaluation/dependencies.ts'
import type { Draft, DraftQuestion, DraftSection } from './draft.ts'

/** What of a question or section is an expression, or has expressions in it. */
export type SourcePart = 'Condition' | 'Validate' | 'Expression' | 'Text'

/** What becomes of one expression; what is given back unchanged changes nothing. */
export type MapSource = (source: string, part: SourcePart) => string

/** A question with each of its expressions replaced; the same one where none changed. */
export function mapQuestionSources(question: DraftQuestion, map: MapSource): DraftQuestion {
  const { Condition, Validate, Data, Parametric, Text } = question
  const expression = Data.Expression && map(Data.Expression, 'Expression')
  const mapped = {
    Condition: mapWritten(Condition, 'Condition', map),
    Validate: mapWritten(Validate, 'Validate', map),
    Text: Parametric ? mapText(Text, map) : Text,
    Data: expression === Data.Expression ? Data : { ...Data, Expression: expression },
  }
  return sameOr(question, mapped)
}

/** A draft with the expressions of its sections and questions replaced; what does not change is shared. */
export function mapSources(
  draft: Draft,
  mapSection: (section: DraftSection, index: number) => DraftSection,
  mapQuestion: (question: DraftQuestion) => DraftQuestion,
): Draft {
  const Sections = mapShared(draft.Sections, (section, index) => {
    const Questions = mapShared(section.Questions, (line) => mapShared(line, mapQuestion))
    return mapSection(sameOr(section, { Questions }), index)
  })
  return sameOr(draft, { Sections })
}

/** What is written for a condition; blank is none. */
export function mapWritten(source: string, part: SourcePart, map: MapSource): string {
  return source.trim() === '' ? source : map(source, part)
}

/** A list with its items replaced; the same one where none changed. */
export function mapShared<Item>(
  items: readonly Item[],
  map: (item: Item, index: number) => Item,
): readonly Item[] {
  const mapped = items.map(map)
  return mapped.every((item, index) => item === items[index]) ? items : mapped
}

/** What has other values for some of its fields; the same one where they are the same. */
export function sameOr<Whole extends object>(whole: Whole, own: Partial<Whole>): Whole {
  const isSame = Object.entries(own).every(
    ([key, value]) => whole[key as keyof Whole] === (value as unknown),
  )
  return isSame ? whole : { ...whole, ...own }
}

function mapText(text: Label, map: MapSource): Label {
  const fill = (words: string): string =>
    fillPlaceholders(words, (source) => `{{${map(source, 'Text')}}}`)
  return sameOr(text, { el: fill(text.el), en: fill(text.en) })
}
