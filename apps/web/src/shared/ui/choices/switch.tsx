import { useId } from 'react'
import classes from './switch.module.css'

interface SwitchProps {
  readonly label: string
  /** What it means to be on, in a few words. */
  readonly hint?: string
  readonly on: boolean
  /** Takes effect at once; what is saved later is a Checkbox. */
  readonly onChange: (on: boolean) => void
  readonly disabled?: boolean
}

/** Turns something on and off. Its knob's place says which, not its colour alone. */
export function Switch({ label, hint, on, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className={classes.line}>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        disabled={disabled}
        className={classes.switch}
        onClick={() => onChange(!on)}
      >
        <span className={classes.knob} />
      </button>
      <div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- The button beside it has the keys. */}
        <span
          id={`${id}-label`}
          className={classes.label}
          onClick={() => {
            if (!disabled) onChange(!on)
          }}
        >
          {label}
        </span>
        {hint && (
          <p id={`${id}-hint`} className={classes.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
