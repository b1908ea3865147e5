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
  readonly place: number
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
  const placeOf = new Map(questions.map(({ model }, place) => [model, place]))
  const sectionOf = new Map(
    definition.sections.flatMap((section) => section.questions.map(({ id }) => [id, section])),
  )
  const conditions = questions.map(({ id, condition }) =>
    [sectionOf.get(id)?.condition ?? '', condition].filter((source) => source.trim() !== ''),
  )
  const reads = questions.map((question, place) => {
    const sources = [...(conditions[place] ?? []), ...otherSources(question)]
    const places = sources.flatMap(namesIn).flatMap((name) => placeOf.get(name) ?? [])
    return [...new Set(places)]
  })
  const dependents = dependentsOf(reads)
  const ranks = rankAll(reads, dependents)
  return questions.map((question, place) => ({
    place,
    question,
    section: sectionOf.get(question.id),
    conditions: conditions[place] ?? [],
    dependents: dependents[place] ?? [],
    reads: reads[place] ?? [],
    rank: ranks[place],
  }))
}

function otherSources({ settings, isParametric, text }: Question): string[] {
  const inText = isParametric ? [...placeholdersIn(text.el), ...placeholdersIn(text.en)] : []
  return [settings.expression ?? '', ...inText]
}

/** The places that read each place. */
function dependentsOf(reads: readonly (readonly number[])[]): number[][] {
  const dependents: number[][] = reads.map(() => [])
  reads.forEach((places, reader) => places.forEach((place) => dependents[place]?.push(reader)))
  return dependents
}

/** Topological order: every place after those that it reads; undefined for what is in a circle. */
export function rankAll(
  reads: readonly (readonly number[])[],
  dependents: readonly (readonly number[])[] = dependentsOf(reads),
): (number | undefined)[] {
  const waitsFor = reads.map((places) => places.length)
  const ranks: (number | undefined)[] = reads.map(() => undefined)
  const ready = waitsFor.flatMap((count, place) => (count === 0 ? [place] : []))
  for (let next = 0; next < ready.length; next++) {
    const place = ready[next] ?? 0
    ranks[place] = next
    for (const reader of dependents[place] ?? []) {
      const left = (waitsFor[reader] ?? 0) - 1
      waitsFor[reader] = left
      if (left === 0) ready.push(reader)
    }
  }
  return ranks
}
