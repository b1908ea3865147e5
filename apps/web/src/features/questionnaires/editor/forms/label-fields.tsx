import type { Label } from '@telemachos/questionnaire/definition'
import type { Ref } from 'react'
import { LanguageFields } from '#ui'

interface Props {
  /** What the text is. */
  readonly name: string
  readonly value: Label
  /** @param language which of the two texts was written. */
  readonly onChange: (value: Label, language: keyof Label) => void
  /** Lines of the fields; one without it. */
  readonly rows?: number
  readonly firstRef?: Ref<HTMLTextAreaElement> | undefined
}

const LONGEST = 4_000

/** A text of a questionnaire in both languages; what is missing is told of the whole (languageNote). */
export function LabelFields(props: Props) {
  return <LanguageFields rows={1} {...props} maxLength={LONGEST} note={nothing} />
}

const nothing = () => null
