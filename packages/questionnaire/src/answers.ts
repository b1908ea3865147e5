/** One group's answer: either an option's id or a text (spec §3: OptionId and Text). */
export interface Answer {
  readonly optionId: number | null
  readonly text: string | null
}

/** Answers by group id; a group without one is missing. */
export type Answers = ReadonlyMap<number, Answer>

export const NO_ANSWER: Answer = { optionId: null, text: null }

/** Whether there is nothing in it: cleared, or blank. */
export function isBlank(answer: Answer | undefined): boolean {
  return !answer || (answer.optionId === null && (answer.text ?? '').trim() === '')
}

/** Whether two answers say the same; a blank one is like none. */
export function sameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  const [a, b] = [one ?? NO_ANSWER, other ?? NO_ANSWER]
  return a.optionId === b.optionId && (a.text ?? '') === (b.text ?? '')
}
