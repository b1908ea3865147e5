import type { Answers, ApplicationSection } from '@telemachos/rules/application-form'
import { useState } from 'react'
import { ApiError } from '#shared'

const NOTHING: ReadonlyMap<string, string> = new Map()

/** What is being written, and what the server has refused of it, by the names of questions. */
export function useAnswers(sections: readonly ApplicationSection[], first: () => Answers) {
  const [answers, setAnswers] = useState(first)
  const [refused, setRefused] = useState(NOTHING)
  const questions = sections.flatMap(({ Questions }) => Questions)
  /** In the author's own words, where there are some. */
  const wordsOf = (name: string, { rule, message }: ApiError['fields'][number]): string => {
    const own = questions.find(({ Name }) => Name === name)?.ValidationText
    return rule === 'answer_refused' && own ? own : message
  }
  return {
    answers,
    refused,
    change(next: Answers): void {
      setAnswers(next)
      setRefused(NOTHING)
    },
    /** Sends something, and keeps what is refused. @throws what sending throws. */
    async send<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work()
      } catch (error) {
        if (error instanceof ApiError) {
          const faults = error.fields.map((fault): [string, string] => {
            const name = fault.field.replace('Answers.', '')
            return [name, wordsOf(name, fault)]
          })
          setRefused(new Map(faults))
        }
        throw error
      }
    },
  }
}
