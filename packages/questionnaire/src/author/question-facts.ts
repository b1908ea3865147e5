import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { namesIn } from '../evaluation/dependencies.ts'
import { typeOf } from '../types/all-types.ts'
import type { DraftProblem } from './draft-problem.ts'
import { problemsOfQuestion } from './check-question.ts'
import type { DraftQuestion } from './draft.ts'
import { expressionMistake, type ExpressionMistake } from './expression-mistake.ts'
import { mapQuestionSources } from './map-sources.ts'
import { isKnown } from './model-names.ts'
import { readingsIn, type Reading } from './value-readings.ts'

/** What one expression says: the names that it reads, and what of them, or where it cannot be parsed. */
export interface ExpressionFacts {
  readonly names: readonly string[]
  readonly readings: readonly Reading[]
  readonly error?: ExpressionMistake
}

/** What can be told of a question without the others. */
export interface QuestionFacts {
  readonly problems: readonly DraftProblem[]
  /** How many groups take its answers. */
  readonly groups: number
  readonly expressions: readonly ExpressionFacts[]
  /** The names of which whether it is shown, and what it says, depend. */
  readonly reads: readonly string[]
}

const known = new WeakMap<DraftQuestion, QuestionFacts>()

/** Told once for each question as it is, since questions never change: a change makes another one. */
export function factsOf(question: DraftQuestion): QuestionFacts {
  const facts = known.get(question) ?? tellFacts(question)
  known.set(question, facts)
  return facts
}

/** The names that an expression reads and where it compares them with a value. */
export function expressionFacts(source: string): ExpressionFacts {
  if (source.trim() === '') return { names: [], readings: [] }
  const parsed = parseExpression(source)
  if (parsed.ok) {
    const names = namesIn(source).filter((name) => !isKnown(name))
    return { names, readings: readingsIn(parsed.ast) }
  }
  return { names: [], readings: [], error: expressionMistake(source, parsed.error) }
}

function tellFacts(question: DraftQuestion): QuestionFacts {
  const expressions: ExpressionFacts[] = []
  const reads = new Set<string>()
  mapQuestionSources(question, (source, part) => {
    const facts = expressionFacts(source)
    expressions.push(facts)
    // Whether an answer is valid decides nothing of what is shown.
    if (part !== 'Validate') for (const name of facts.names) reads.add(name)
    return source
  })
  return {
    problems: problemsOfQuestion(question),
    groups: typeOf({ type: question.Type }).makeGroups(question).length,
    expressions,
    reads: [...reads],
  }
}
