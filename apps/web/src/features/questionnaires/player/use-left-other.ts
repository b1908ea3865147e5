import { useEffect, useState, type FocusEvent } from 'react'

/**
 * Whether "other" was chosen and left without its text: by leaving its field, or the question. While
 * something is being answered, it is not.
 * @param isMissing whether the text is missing.
 */
export function useLeftOther(questionId: string, isMissing: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(NONE)
  // Another question takes the place of the one that was here.
  useEffect(() => () => setLeft((before) => new Set(before).add(questionId)), [questionId])
  return {
    isLeft: left.has(questionId),
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      // Another window has the focus, and gives it back.
      if (!isMissing || document.activeElement === target) return
      if (target.matches('[data-other]') || !currentTarget.contains(relatedTarget)) {
        setLeft((before) => new Set(before).add(questionId))
      }
    },
    onAnswer: (): void => {
      if (left.has(questionId)) setLeft((before) => without(before, questionId))
    },
  }
}

const NONE: ReadonlySet<string> = new Set()

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id))
}
