import { numberAnswer, shownNumber } from '@telemachos/questionnaire/types/written'
import { useState, type ChangeEvent } from 'react'
import { useTexts } from '#shared'

/**
 * A field for an answer that is a number: while somebody types it shows what they type, and the answer is
 * what that means in the page's language; once it is left it shows the answer.
 */
export function useTypedNumber(answer: string, onAnswer: (text: string) => void) {
  const { language } = useTexts()
  const [typed, setTyped] = useState<{ readonly text: string; readonly answer: string }>()
  return {
    // An answer from elsewhere replaces what was typed.
    value: typed?.answer === answer ? typed.text : shownNumber(answer, language),
    onChange: ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) => {
      const next = numberAnswer(text, language)
      setTyped({ text, answer: next })
      if (next !== answer) onAnswer(next)
    },
    onBlur: () => setTyped(undefined),
  }
}
