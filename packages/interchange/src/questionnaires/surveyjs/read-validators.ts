import type { DraftData } from '@telemachos/questionnaire/author/draft'
import type { PatternName } from '@telemachos/questionnaire/definition'
import type { ForeignSource } from '../assemble-draft.ts'
import { Properties } from '../../json-tree.ts'
import {
  noteUnread,
  objectsOf,
  sourceOf,
  type Element,
  type SurveyContext,
} from './survey-context.ts'

/** Patterns of files that say the same as one of ours by name. */
const PATTERNS: Readonly<Record<string, PatternName>> = {
  '^\\d+$': 'digits',
  '^\\d*$': 'digits',
  '^[0-9]+$': 'digits',
  '^[0-9]*$': 'digits',
  '^\\d{5}$': 'postcode',
  '^[0-9]{5}$': 'postcode',
  '^\\d{3} ?\\d{2}$': 'postcode',
}

/** A pattern's name here; undefined for one that has none. */
export function patternOf(source: string): PatternName | undefined {
  return Object.hasOwn(PATTERNS, source) ? PATTERNS[source] : undefined
}

export interface Checks {
  readonly data: DraftData
  readonly validations: readonly ForeignSource[]
}

/** The checks of a question: limits of numbers, texts and choices, patterns and expressions. */
export function readValidators(context: SurveyContext, { name, props }: Element): Checks {
  let data: DraftData = {}
  const validations: ForeignSource[] = []
  for (const item of objectsOf(context, name, 'validators', props.list('validators'))) {
    const check = new Properties(item)
    const type = check.text('type').replace(/validator$/, '')
    switch (type) {
      case 'numeric':
        data = {
          ...data,
          ...limits('Min', 'Max', check.number('minValue'), check.number('maxValue')),
        }
        break
      case 'text':
        data = {
          ...data,
          ...limits('MinLength', 'MaxLength', check.number('minLength'), check.number('maxLength')),
        }
        break
      case 'answercount':
        data = {
          ...data,
          ...limits('Min', 'Max', check.number('minCount'), check.number('maxCount')),
        }
        break
      case 'email':
        data = { ...data, Pattern: 'email' }
        break
      case 'regex': {
        const source = check.text('regex')
        const Pattern = patternOf(source)
        if (Pattern) data = { ...data, Pattern }
        else context.notes.add(name, 'regex', 'pattern', source)
        break
      }
      case 'expression':
        validations.push(...sourceOf(check, 'expression'))
        break
      default:
        context.notes.add(name, `validators: ${type}`, 'no_such_setting')
    }
    noteUnread(context, name, check)
  }
  return { data, validations }
}

/** Limits that are given; lengths of 0 mean none. */
function limits(
  low: 'Min' | 'MinLength',
  high: 'Max' | 'MaxLength',
  min: number | undefined,
  max: number | undefined,
): DraftData {
  return {
    ...(min !== undefined && { [low]: min }),
    ...(max !== undefined && { [high]: max }),
  }
}
