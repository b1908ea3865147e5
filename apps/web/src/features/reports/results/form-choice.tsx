import type { ReactNode } from 'react'
import { FieldFrame, fieldClasses } from '#ui'

interface FormChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly children: ReactNode
}

/** One choice of few in a form, of which one always holds. */
export function FormChoice({ label, value, onChange, hint, children }: FormChoiceProps) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={fieldClasses.input}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {children}
        </select>
      )}
    </FieldFrame>
  )
}
