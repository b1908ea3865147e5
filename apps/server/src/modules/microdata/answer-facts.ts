import { LEFT, markedDay, readMicrodataForm } from '@telemachos/rules/microdata-form'
import {
  isLaterDue,
  joinedOn,
  periodOf,
  traitsOf,
  type EsfPeriod,
  type Participant,
} from '@telemachos/rules/microdata-indicators'
import type { Db } from '../../kernel/database/database.ts'

/** What the indicators need of a form with its answers. */
export interface AnswerFacts {
  readonly period: EsfPeriod
  readonly traits: Participant['traits']
  /** The day of joining or of leaving that it says. */
  readonly joined: string | undefined
  readonly left: string | undefined
  /** Today it asks in vain how somebody is six months after leaving. */
  readonly isLaterDue: boolean
}

/** What was read on a day, by form and answers. */
interface Remembered {
  readonly today: string
  readonly facts: Map<string, AnswerFacts>
}

/** Facts are a few words each: so many are of several large projects. */
const MOST = 50_000

/** Versions of forms never change: what answers say of one is so all day. */
const rememberedOf = new WeakMap<WeakKey, Remembered>()

/**
 * Reads answers, which most people leave as they are from one look to the next, once.
 * @param contents the versions of forms by their ids.
 * @returns a function of the id of a form and the text of its answers; its answer is undefined without them.
 */
export function answerReader(
  { key }: Pick<Db, 'key'>,
  contents: ReadonlyMap<number, unknown>,
  { language, today }: { readonly language: string; readonly today: string },
): (formId: number | null, answers: string | null) => AnswerFacts | undefined {
  const facts = remembered(key, today)
  const forms = new Map(
    Array.from(contents, ([id, content]) => [
      id,
      { period: periodOf(content), questions: readMicrodataForm(content, language) },
    ]),
  )
  return (formId, text) => {
    const form = formId === null ? undefined : forms.get(formId)
    if (!form || text === null) return undefined
    const name = `${formId} ${text}`
    const known = facts.get(name)
    if (known) return known
    const { period, questions } = form
    const answers = JSON.parse(text) as Record<string, string>
    const read = {
      period,
      traits: traitsOf(questions, answers),
      joined: joinedOn(questions, answers),
      left: markedDay({ questions, answers }, LEFT)?.day,
      isLaterDue: isLaterDue({ questions, answers }, today),
    }
    if (facts.size >= MOST) facts.clear()
    facts.set(name, read)
    return read
  }
}

function remembered(key: WeakKey, today: string): Map<string, AnswerFacts> {
  const known = rememberedOf.get(key)
  if (known?.today === today) return known.facts
  const facts = new Map<string, AnswerFacts>()
  rememberedOf.set(key, { today, facts })
  return facts
}
