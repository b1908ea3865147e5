import { useEffect, useRef } from 'react'
import classes from './checkbox.module.css'

interface CheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Some but not all of what it stands for. */
  readonly mixed?: boolean
  readonly disabled?: boolean
}

/** A box to tick, with its label. */
export function Checkbox({ label, checked, onChange, mixed = false, disabled }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed && !checked
  }, [mixed, checked])
  return (
    <label className={classes.check} data-disabled={disabled || undefined}>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}
