import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import type { JsonObject } from '@telemachos/rules/json-object'
import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import type { ForeignLanguage } from '../assemble-draft.ts'
import { Unmapped } from '../expressions/foreign-tree.ts'
import { Properties } from '../../json-tree.ts'
import { cut } from '../note.ts'
import { noteUnread, objectsOf, type SurveyContext } from './survey-context.ts'

interface Calculated {
  readonly name: string
  readonly source: string
  readonly isInResult: boolean
}

/** Values may be built on others so many times. */
const DEEPEST = 20

/**
 * Calculated values have names and no place among the questions: what they calculate is written
 * wherever their name is read. One that is part of the result is a calculated question as well.
 * To be read after all questions, since it may name any of them.
 */
export function readCalculatedValues(
  context: SurveyContext,
  list: readonly unknown[],
  { convert }: ForeignLanguage,
): void {
  const { assembly, notes } = context
  let waiting = objectsOf(context, '', 'calculatedValues', list).flatMap((value) =>
    readOne(context, value),
  )
  for (let depth = 0; depth < DEEPEST && waiting.length > 0; depth += 1) {
    const left: Calculated[] = []
    for (const one of waiting) {
      const source = attempt(() => convert(one.source, assembly.resolve))
      if (source instanceof Unmapped) left.push(one)
      else addCalculated(context, one, source)
    }
    if (left.length === waiting.length) break
    waiting = left
  }
  for (const { name, source } of waiting) {
    const because = attempt(() => convert(source, assembly.resolve))
    const why = because instanceof Unmapped ? ` (${cut(because.message, 40)})` : ''
    notes.add('', partOf(name), 'expression', `${cut(source, 140)}${why}`)
  }
}

function readOne(context: SurveyContext, value: JsonObject): Calculated[] {
  const props = new Properties(value)
  const name = props.text('name').trim()
  const source = props.text('expression').trim()
  const isInResult = props.is('includeIntoResult')
  noteUnread(context, partOf(name), props)
  if (name !== '' && source !== '') return [{ name, source, isInResult }]
  context.notes.add('', partOf(name), 'malformed')
  return []
}

function addCalculated({ assembly, notes }: SurveyContext, one: Calculated, source: string): void {
  const { name } = one
  if (one.isInResult) {
    const model = assembly.add({
      name,
      type: QUESTION_TYPES.calculated,
      text: { el: name, en: '' },
      expression: { part: 'expression', source: one.source },
    })
    assembly.define(name, { kind: 'value', source: model })
    notes.add('', partOf(name), 'other_type', model)
    return
  }
  assembly.define(name, { kind: 'value', source: isAtom(source) ? source : `(${source})` })
  notes.add('', partOf(name), 'written_out', source)
}

const partOf = (name: string): string => `calculatedValues: ${name}`

/** Needs no brackets wherever it is written. */
function isAtom(source: string): boolean {
  const parsed = parseExpression(source)
  return parsed.ok && ['name', 'literal', 'call', 'member', 'list'].includes(parsed.ast.type)
}

function attempt(convert: () => string): string | Unmapped {
  try {
    return convert()
  } catch (error) {
    if (error instanceof Unmapped) return error
    throw error
  }
}
