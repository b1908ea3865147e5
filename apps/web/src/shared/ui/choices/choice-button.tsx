import { useId, type ReactNode, type RefObject } from 'react'
import classes from './choice.module.css'

interface ChoiceButtonProps {
  readonly ref?: RefObject<HTMLButtonElement | null>
  readonly label: string
  /** What is chosen, in words. */
  readonly text: ReactNode
  /** Whether it narrows what is shown. */
  readonly isOn: boolean
  readonly isOpen: boolean
  readonly onClick: () => void
}

/** Looks like a choice of many, and opens what has no room in a list of options. */
export function ChoiceButton({ ref, label, text, isOn, isOpen, onClick }: ChoiceButtonProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      <button
        ref={ref}
        id={id}
        type="button"
        className={`${classes.select} ${classes.button}`}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-on={isOn || undefined}
        onClick={onClick}
      >
        {text}
      </button>
    </div>
  )
}
