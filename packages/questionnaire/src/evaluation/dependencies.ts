import { parseExpression, unknownNames } from '@telemachos/rules/expressions/parse-expression'
import { questionsOf, type Definition, type Question, type Section } from '../definition.ts'

const PLACEHOLDER = /\{\{([^{}]{1,500})\}\}/g

/** The expressions between double braces in a text. */
function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, source = '']) => source)
}

/**
 * A text with each placeholder replaced by what `valueOf` makes of its expression.
 * ```ts
 * fillPlaceholders('Γεια σου {{name}}', (source) => `<${source}>`) // => 'Γεια σου <name>'
 * ```
 */
export function fillPlaceholders(text: string, valueOf: (source: string) => string): string {
  return text.replace(PLACEHOLDER, (_, source: string) => valueOf(source))
}

/**
 * The names that an expression reads; none for one that cannot be parsed.
 * ```ts
 * namesIn('a + b * a') // => ['a', 'b']
 * ```
 */
export function namesIn(source: string): string[] {
  const parsed = source.trim() === '' ? undefined : parseExpression(source)
  return parsed?.ok ? unknownNames(parsed.ast, []) : []
}

/** A question and what decides whether it is shown and what it says. */
export interface Node {
  readonly position: number
  readonly question: Question
  readonly section: Section | undefined
  readonly conditions: readonly string[]
  /** The places of the questions that read this one's value. */
  readonly dependents: readonly number[]
  /** The places of the questions that this one reads. */
  readonly reads: readonly number[]
  /** Comes after everything that it reads; undefined in a circle. */
  readonly rank: number | undefined
}

const graphs = new WeakMap<object, Node[]>()

/** Who depends on whom: made once for a version. */
export function graphOf(definition: Pick<Definition, 'sections'>): readonly Node[] {
  const graph = graphs.get(definition.sections) ?? buildGraph(definition)
  graphs.set(definition.sections, graph)
  return graph
}

function buildGraph(definition: Pick<Definition, 'sections'>): Node[] {
  const questions = questionsOf(definition)
  const positionOf = new Map(questions.map(({ model }, position) => [model, position]))
  const sectionOf = new Map(
    definition.sections.flatMap((section) => section.questions.map(({ id }) => [id, section])),
  )
  const conditions = questions.map(({ id, condition }) =>
    [sectionOf.get(id)?.condition ?? '', condition].filter((source) => source.trim() !== ''),
  )
  const reads = questions.map((question, position) => {
    const sources = [...(conditions[position] ?? []), ...otherSources(question)]
    const positions = sources.flatMap(namesIn).flatMap((name) => positionOf.get(name) ?? [])
    return [...new Set(positions)]
  })
  const dependents = dependentsOf(reads)
  const ranks = rankAll(reads, dependents)
  return questions.map((question, position) => ({
    position,
    question,
    section: sectionOf.get(question.id),
    conditions: conditions[position] ?? [],
    dependents: dependents[position] ?? [],
    reads: reads[position] ?? [],
    rank: ranks[position],
  }))
}

function otherSources({ settings, isParametric, text }: Question): string[] {
  const inText = isParametric ? [...placeholdersIn(text.el), ...placeholdersIn(text.en)] : []
  return [settings.expression ?? '', ...inText]
}

/** The places that read each place. */
function dependentsOf(reads: readonly (readonly number[])[]): number[][] {
  const dependents: number[][] = reads.map(() => [])
  reads.forEach((positions, reader) =>
    positions.forEach((position) => dependents[position]?.push(reader)),
  )
  return dependents
}

/** Topological order: every place after those that it reads; undefined for what is in a circle. */
export function rankAll(
  reads: readonly (readonly number[])[],
  dependents: readonly (readonly number[])[] = dependentsOf(reads),
): (number | undefined)[] {
  const waitsFor = reads.map((positions) => positions.length)
  const ranks: (number | undefined)[] = reads.map(() => undefined)
  const ready = waitsFor.flatMap((count, position) => (count === 0 ? [position] : []))
  for (let next = 0; next < ready.length; next++) {
    const position = ready[next] ?? 0
    ranks[position] = next
    for (const reader of dependents[position] ?? []) {
      const left = (waitsFor[reader] ?? 0) - 1
      waitsFor[reader] = left
      if (left === 0) ready.push(reader)
    }
  }
  return ranks
}
