import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { mentionsName, renameKey, renameNames } from '@telemachos/rules/expressions/rename-names'
import type { Label } from '../definition.ts'
import type { Draft, DraftQuestion } from './draft.ts'
import { changeQuestion, findQuestion } from './draft-positions.ts'
import { draftTypeOf } from './draft-type.ts'
import {
  mapQuestionSources,
  mapShared,
  mapSources,
  mapWritten,
  sameOr,
  type MapSource,
  type SourcePart,
} from './map-sources.ts'
import { refuseModel } from './model-names.ts'
import { allQuestions } from './new-question.ts'
import { comparesWith, readingsIn } from './value-readings.ts'

/** A place of a draft where a question is named. */
export interface Mention {
  readonly of: 'section' | 'question' | 'scale'
  /** The question's or scale's id, the section's place from 0. */
  readonly id: string
  readonly name: Label
  /** Which of its expressions; `Items` of a scale. */
  readonly part: SourcePart | 'Items'
  /** False where the expression cannot be parsed, and so is not renamed. */
  readonly isReadable: boolean
}

/** Every place that names one of some questions, in order; none twice. */
export function mentionsOf(draft: Draft, models: readonly string[]): Mention[] {
  const mentions = mentionsWhere(draft, (source) =>
    models.some((model) => mentionsName(source, model)),
  )
  for (const { id, name, items } of draft.Scales) {
    if (items.some(({ model }) => models.includes(model))) {
      mentions.push({ of: 'scale', id, name, part: 'Items', isReadable: true })
    }
  }
  return mentions
}

/** Every expression that reads a row of a question by its name, or might if it could be parsed. */
export function mentionsOfRow(draft: Draft, { Id, Model }: DraftQuestion, row: string): Mention[] {
  return mentionsWhere(draft, (source, part, id) => {
    const names = id === Id && part === 'Validate' ? [Model, 'value'] : [Model]
    const parsed = parseExpression(source)
    if (!parsed.ok) return source.includes(row) && names.some((name) => mentionsName(source, name))
    return readingsIn(parsed.ast).some((one) => names.includes(one.name) && one.row === row)
  })
}

/** Every expression that compares a question with a value, or might if it could be parsed. */
export function mentionsOfValue(draft: Draft, question: DraftQuestion, value: string): Mention[] {
  const { Id, Model } = question
  if (draftTypeOf(question).keys === 'options') return mentionsOfRow(draft, question, value)
  return mentionsWhere(draft, (source, part, id) => {
    const names = id === Id && part === 'Validate' ? [Model, 'value'] : [Model]
    const parsed = parseExpression(source)
    if (parsed.ok) return readingsIn(parsed.ast).some((one) => comparesWith(one, names, value))
    return source.includes(value) && names.some((name) => mentionsName(source, name))
  })
}

function mentionsWhere(
  draft: Draft,
  isMention: (source: string, part: SourcePart, id: string) => boolean,
): Mention[] {
  const mentions: Mention[] = []
  const noting =
    (own: Omit<Mention, 'part' | 'isReadable'>): MapSource =>
    (source, part) => {
      const isThere = mentions.some((one) => one.part === part && one.id === own.id)
      if (!isThere && isMention(source, part, own.id)) {
        mentions.push({ ...own, part, isReadable: parseExpression(source).ok })
      }
      return source
    }
  draft.Sections.forEach(({ Text, Condition }, index) => {
    mapWritten(Condition, 'Condition', noting({ of: 'section', id: `${index}`, name: Text }))
  })
  for (const question of allQuestions(draft)) {
    const { Id, Text } = question
    mapQuestionSources(question, noting({ of: 'question', id: Id, name: Text }))
  }
  return mentions
}

/**
 * Gives a question another name, in every expression and scale that names it too. Expressions that
 * cannot be parsed stay as they are; so does everything where the name cannot be had, and what names
 * a question that is called the same.
 */
export function renameQuestion(draft: Draft, id: string, to: string): Draft {
  const from = findQuestion(draft, id)?.Model
  if (from === undefined || from === to || refuseModel(draft, id, to)) return draft
  const renamed = changeQuestion(draft, id, (one) => ({ ...one, Model: to }))
  const isShared = allQuestions(renamed).some(({ Model }) => Model === from)
  if (isShared) return renamed
  const map = renaming(new Map([[from, to]]))
  const followed = mapSources(
    renamed,
    (section) => sameOr(section, { Condition: mapWritten(section.Condition, 'Condition', map) }),
    (question) => mapQuestionSources(question, map),
  )
  const Scales = mapShared(draft.Scales, (scale) =>
    sameOr(scale, {
      items: mapShared(scale.items, (item) =>
        item.model === from ? { ...item, model: to } : item,
      ),
    }),
  )
  return sameOr(followed, { Scales })
}

/**
 * Writes every expression anew that may read a question, where it does not grow too long.
 * @param write is given the names that the question goes by there: its own validation calls it
 *   `value` too.
 */
export function mapReaders(
  draft: Draft,
  { Id, Model }: DraftQuestion,
  write: (source: string, of: readonly string[]) => string,
): Draft {
  const following =
    (isOwn: boolean): MapSource =>
    (source, part) =>
      shortEnough(
        source,
        write(source, isOwn && part === 'Validate' ? [Model, 'value'] : [Model]),
        part,
      )
  return mapSources(
    draft,
    (section) =>
      sameOr(section, { Condition: mapWritten(section.Condition, 'Condition', following(false)) }),
    (one) => mapQuestionSources(one, following(one.Id === Id)),
  )
}

/**
 * Gives a row of a question another name, in every expression that reads it by the old one too; its
 * own validation reads it as a part of `value`. Nothing follows where two rows or two questions have
 * the name, or the new one.
 */
export function renameRow(draft: Draft, id: string, index: number, to: string): Draft {
  const question = findQuestion(draft, id)
  const from = question?.Rows[index]?.Model
  if (!question || from === undefined || from === to) return draft
  const renamed = changeQuestion(draft, id, (one) => ({
    ...one,
    Rows: one.Rows.map((row, at) => (at === index ? { ...row, Model: to } : row)),
  }))
  const isUnclear =
    from === '' ||
    to === '' ||
    question.Rows.some(({ Model }, at) => at !== index && (Model === from || Model === to)) ||
    allQuestions(draft).some(({ Id, Model }) => Id !== id && Model === question.Model)
  if (isUnclear) return renamed
  const isOfLines = draftTypeOf(question).keys === 'rowsOfLines'
  return mapReaders(
    renamed,
    question,
    (source, of) => renameKey(source, { of, from, to, isOfLines }) ?? source,
  )
}

/** Gives a scale another id, in the scales that it is part of too. */
export function renameScale(draft: Draft, index: number, to: string): Draft {
  const from = draft.Scales[index]?.id
  if (from === undefined || from === to || to === '') return draft
  const isTaken = draft.Scales.some(({ id }, at) => at !== index && (id === to || id === from))
  const Scales = draft.Scales.map((scale, at) => ({
    ...scale,
    id: at === index ? to : scale.id,
    parts: isTaken ? scale.parts : scale.parts.map((part) => (part === from ? to : part)),
  }))
  return { ...draft, Scales }
}

/** Renames in what can be parsed. */
export function renaming(names: ReadonlyMap<string, string>): MapSource {
  const olds = [...names.keys()]
  return (source, part) => {
    if (!olds.some((name) => source.includes(name))) return source
    return shortEnough(source, renameNames(source, names) ?? source, part)
  }
}

/** What is renamed, unless a placeholder would be too long to be one. */
function shortEnough(source: string, renamed: string, part: SourcePart): string {
  return part === 'Text' && renamed.length > MAX_PLACEHOLDER_LENGTH ? source : renamed
}

const MAX_PLACEHOLDER_LENGTH = 500
