import type { Answers } from '@telemachos/rules/application-form'
import { useState } from 'react'
import { ApiError } from '#shared'

const NOTHING: ReadonlyMap<string, string> = new Map()

/** What is being written, and what the server has refused of it, by the names of questions. */
export function useAnswers(first: () => Answers) {
  const [answers, setAnswers] = useState(first)
  const [refused, setRefused] = useState(NOTHING)
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
          const faults = error.fields.map(({ field, message }) => [
            field.replace('Answers.', ''),
            message,
          ])
          setRefused(new Map(faults as [string, string][]))
        }
        throw error
      }
    },
  }
}
