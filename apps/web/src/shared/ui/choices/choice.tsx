import { useId, type ReactNode } from 'react'
import classes from './choice.module.css'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** A filter is marked while it is on. */
  readonly isFilter?: boolean
  readonly children: ReactNode
}

/** One choice of many. */
export function Choice({ label, value, onChange, isFilter = true, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        data-on={(isFilter && value !== '') || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  )
}
