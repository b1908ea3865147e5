import { evaluateCondition, evaluateText } from '@telemachos/rules/expressions/evaluate-expression'
import { sameAnswer, isBlank, type Answer, type Answers } from '../answers.ts'
import type { Definition, Label, Question, Section } from '../definition.ts'
import { countOf, typeOf, type Count } from '../types/all-types.ts'
import { graphOf, fillPlaceholders, type Node } from './dependencies.ts'

/** Characters that the expressions of one text may fill in: as many as an answer may have. */
const MAX_FILLED = 10_000

const NOTHING: Count = { items: 0, answered: 0, isAnswered: false }

/** What is known of one question, kept until something that it depends on changes. */
interface Standing {
  isVisible: boolean
  value: unknown
  count: Count
}

/**
 * How a questionnaire stands with its answers: what is shown, what counts, what is calculated. An
 * answer re-evaluates only what depends on it, however many questions there are. The answers of a
 * hidden question are kept, but expressions do not see them, and they do not count.
 */
export class Evaluation {
  readonly definition: Pick<Definition, 'sections'>
  readonly #nodes: readonly Node[]
  readonly #positionOfGroup = new Map<number, number>()
  readonly #positionOfId = new Map<string, number>()
  readonly #states: Standing[] = []
  readonly #answers: Map<number, Answer>
  /** What expressions read: every visible question's value by its model. */
  readonly #scope: Record<string, unknown>
  #visible: readonly Question[] | undefined
  #numbers: Map<string, number> | undefined
  #questionCount = 0
  #answered = 0
  #isAnswered = this.#tellAnswered()

  /** @param now what `today()` and `age()` go by, as an ISO instant. */
  constructor(definition: Pick<Definition, 'sections'>, answers: Answers, now: string) {
    this.definition = definition
    this.#nodes = graphOf(definition)
    this.#answers = new Map(answers)
    this.#scope = { now }
    for (const { position, question } of this.#nodes) {
      this.#positionOfId.set(question.id, position)
      for (const { id } of question.groups) this.#positionOfGroup.set(id, position)
      this.#states.push({ isVisible: false, value: undefined, count: NOTHING })
    }
    for (const node of this.#nodes.toSorted(byRank)) this.#evaluate(node)
  }

  get answers(): Answers {
    return this.#answers
  }

  /** Whether a question is answered: another function once an answer has changed anything. */
  get isAnswered(): (questionId: string) => boolean {
    return this.#isAnswered
  }

  /**
   * Puts an answer in its group; undefined clears it.
   * @returns the ids of the questions that now stand differently; none for an unknown group.
   */
  answer(groupId: number, answer: Answer | undefined): ReadonlySet<string> {
    const changed = new Set<string>()
    const position = this.#positionOfGroup.get(groupId)
    if (position === undefined || sameAnswer(this.#answers.get(groupId), answer)) return changed
    if (answer === undefined || isBlank(answer)) this.#answers.delete(groupId)
    else this.#answers.set(groupId, answer)
    this.#isAnswered = this.#tellAnswered()
    const waiting = new Set([position])
    while (waiting.size > 0) {
      const node = this.#takeFirst(waiting)
      changed.add(node.question.id)
      if (!this.#evaluate(node)) continue
      // In a circle, which no published version has, nobody is evaluated twice.
      for (const reader of node.dependents)
        if (!changed.has(this.#nodes[reader]?.question.id ?? '')) waiting.add(reader)
    }
    return changed
  }

  isVisible(questionId: string): boolean {
    return this.#statesOf(questionId)?.isVisible ?? false
  }

  /** What expressions read of the question; undefined for a hidden one. */
  value(questionId: string): unknown {
    return this.#statesOf(questionId)?.value
  }

  count(questionId: string): Count {
    return this.#statesOf(questionId)?.count ?? NOTHING
  }

  /** The visible questions in order: the same list until one comes or goes. */
  get visible(): readonly Question[] {
    this.#visible ??= this.#nodes.flatMap(({ position, question }) =>
      this.#states[position]?.isVisible ? [question] : [],
    )
    return this.#visible
  }

  /** The section that a question is in; undefined for an unknown one. */
  sectionOf(questionId: string): Section | undefined {
    return this.#nodes[this.#positionOfId.get(questionId) ?? -1]?.section
  }

  /** The number that people see, from 1 in order; undefined for what is hidden or asks nothing. */
  number(questionId: string): number | undefined {
    this.#numbers ??= new Map(
      this.visible.filter((one) => typeOf(one).asks).map(({ id }, index) => [id, index + 1]),
    )
    return this.#numbers.get(questionId)
  }

  /** How many visible questions there are to answer, and how many are. */
  progress(): { readonly questions: number; readonly answered: number } {
    return { questions: this.#questionCount, answered: this.#answered }
  }

  /**
   * A question's text, with its expressions filled in; what cannot be evaluated, or is too long, is ''
   * (spec §5).
   */
  text({ text, isParametric }: Question, language: keyof Label): string {
    const source = text[language] || text.el
    if (!isParametric) return source
    let room = MAX_FILLED
    return fillPlaceholders(source, (expression) => {
      const filled = evaluateText(expression, this.#scope)
      if (filled.length > room) return ''
      room -= filled.length
      return filled
    })
  }

  /** Whether the author's own validation accepts the question's value; it is asked of no blank. */
  isValid({ id, validate }: Question): boolean {
    const value = this.value(id)
    if (validate.trim() === '' || value === undefined) return true
    return evaluateCondition(validate, { ...this.#scope, value })
  }

  #tellAnswered(): (questionId: string) => boolean {
    return (questionId) => this.count(questionId).isAnswered
  }

  #statesOf(questionId: string): Standing | undefined {
    return this.#states[this.#positionOfId.get(questionId) ?? -1]
  }

  /** @returns whether what expressions read of the question has changed. */
  #evaluate({ position, question, conditions }: Node): boolean {
    const before = this.#states[position]
    const isVisible = conditions.every((source) => evaluateCondition(source, this.#scope))
    if (isVisible && question.settings.expression !== undefined) this.#calculate(question)
    const type = typeOf(question)
    const value = isVisible ? type.value(question, this.#answers) : undefined
    const count = isVisible ? countOf(question, this.#answers) : NOTHING
    this.#states[position] = { isVisible, value, count }
    if (type.asks) this.#questionCount += Number(isVisible) - Number(before?.isVisible ?? false)
    this.#answered += Number(count.isAnswered) - Number(before?.count.isAnswered ?? false)
    if (value === undefined) delete this.#scope[question.model]
    else this.#scope[question.model] = value
    if (before?.isVisible !== isVisible) this.#visible = this.#numbers = undefined
    return !sameValue(before?.value, value)
  }

  #calculate({ settings, groups: [group] }: Question): void {
    if (!group) return
    const text = evaluateText(settings.expression ?? '', this.#scope)
    if (text === '') this.#answers.delete(group.id)
    else this.#answers.set(group.id, { optionId: null, text })
  }

  #takeFirst(waiting: Set<number>): Node {
    let first: Node | undefined
    for (const position of waiting) {
      const node = this.#nodes[position]
      if (node && (!first || byRank(node, first) < 0)) first = node
    }
    if (!first) throw new RangeError('nothing waits')
    waiting.delete(first.position)
    return first
  }
}

const byRank = (a: Node, b: Node): number =>
  (a.rank ?? Infinity) === (b.rank ?? Infinity)
    ? a.position - b.position
    : (a.rank ?? Infinity) - (b.rank ?? Infinity)

function sameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return JSON.stringify(one) === JSON.stringify(other)
}
