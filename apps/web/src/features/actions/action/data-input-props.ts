import type { FormField } from '@telemachos/questionnaire/form/form-field'

/** What the control of a field takes. */
export interface InputProps {
  readonly id: string
  readonly field: FormField
  readonly value: string | boolean
  /** What is wrong with the value, in words. */
  readonly error: string | undefined
  readonly onChange: (value: string | boolean) => void
  readonly onLeave: () => void
}
