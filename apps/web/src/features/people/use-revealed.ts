import { useState } from 'react'
import { call, errorText, useTexts } from '#shared'

interface MaskedNumber {
  readonly userId: number
  readonly name: string
  /** The number as the server masks it. */
  readonly value: string
}

interface Revealed {
  /** The number as it is to be shown now. */
  readonly text: string
  readonly isShown: boolean
  /** Shows it in full, which is recorded, or hides it again. */
  readonly toggle: () => void
  /** Why it could not be shown, in words. */
  readonly problem: string | undefined
}

/** A number of the state: masked until somebody asks for it, and again once it has changed. */
export function useRevealed({ userId, name, value }: MaskedNumber): Revealed {
  const { t } = useTexts()
  const [shown, setShown] = useState<{ of: string; text: string }>()
  const [problem, setProblem] = useState<string>()
  const isShown = shown !== undefined && shown.of === value

  async function show(): Promise<void> {
    setProblem(undefined)
    try {
      const { Value } = await call('people.revealField', { UserId: userId, Name: name })
      setShown({ of: value, text: Value })
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }
  return {
    text: isShown ? shown.text : value,
    isShown,
    toggle: () => (isShown ? setShown(undefined) : void show()),
    problem,
  }
}
