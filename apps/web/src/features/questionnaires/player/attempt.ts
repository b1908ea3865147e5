import type { Answer } from '@telemachos/questionnaire/answers'
import type { Question } from '@telemachos/questionnaire/definition'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { fromWire } from '@telemachos/questionnaire/from-wire'
import { refuseAnswer } from '@telemachos/questionnaire/types/all-types'
import type { Questionnaire } from './quest-source.ts'
import { AnswerSaver } from './saving/answer-saver.ts'
import { attemptKey } from '#storage'
import { takeKept } from './saving/kept-answers.ts'
import { mergeQueue, type Opened } from './saving/merge-queue.ts'

interface Options {
  /** The attempt stands differently on the server. */
  readonly onStale: () => void
}

/** An attempt on this page: what is asked and how it stands, and the saving of its answers. */
export class Attempt {
  readonly id: number
  readonly saver: AnswerSaver
  /** Answers that were kept here have been cleared by an administrator. */
  readonly wasCleared: boolean
  readonly #listeners = new Set<() => void>()
  #evaluation: Evaluation
  #questions: ReadonlyMap<number, Question>
  #version = 0

  /** Opens it with what this browser has kept. Only for the tab that leads. */
  static async open(questionnaire: Questionnaire, id: number, options: Options): Promise<Attempt> {
    const takenAt = performance.timeOrigin + performance.now()
    const kept = await takeKept(attemptKey(id), takenAt)
    const opened = mergeQueue(questionnaire, kept, crypto.randomUUID())
    return new Attempt(questionnaire, id, options, { takenAt, opened })
  }

  private constructor(
    { Section, Now }: Questionnaire,
    id: number,
    { onStale }: Options,
    { takenAt, opened }: { takenAt: number; opened: Opened },
  ) {
    this.id = id
    this.wasCleared = opened.wasCleared
    this.saver = new AnswerSaver({
      key: attemptKey(id),
      takenAt,
      answerSetId: id,
      opened,
      onStale,
      isRight: (groupId, answer) => this.#isRight(groupId, answer),
      onShown: (groupId, answer) => {
        if (this.#evaluation.answer(groupId, answer).size > 0) this.#tell()
      },
      onLoss: () => this.#tell(),
    })
    this.#evaluation = new Evaluation(fromWire(Section), this.saver.shown(), Now)
    this.#questions = questionsByGroup(this.#evaluation)
  }

  get evaluation(): Evaluation {
    return this.#evaluation
  }

  /** The same questions in another language; answers stay. */
  translate({ Section, Now }: Questionnaire): void {
    this.#evaluation = new Evaluation(fromWire(Section), this.saver.shown(), Now)
    this.#questions = questionsByGroup(this.#evaluation)
    this.#tell()
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Another number whenever what is asked or answered has changed; saving alone changes nothing. */
  version = (): number => this.#version

  #isRight(groupId: number, answer: Answer): boolean {
    const question = this.#questions.get(groupId)
    const group = question?.groups.find(({ id }) => id === groupId)
    return !!question && !!group && refuseAnswer(question, group, answer) === undefined
  }

  #tell(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}

function questionsByGroup(evaluation: Evaluation): ReadonlyMap<number, Question> {
  const { sections } = evaluation.definition
  return new Map(
    sections.flatMap(({ questions }) =>
      questions.flatMap((question) => question.groups.map(({ id }) => [id, question] as const)),
    ),
  )
}
