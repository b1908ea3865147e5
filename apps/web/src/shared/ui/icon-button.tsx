import type { ButtonHTMLAttributes, ReactNode } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words: its name and its tooltip. */
  readonly label: string
  readonly children: ReactNode
}

/** A button that shows a sign only. */
export function IconButton({ label, children, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={className ? `${classes.button} ${className}` : classes.button}
    >
      {children}
    </button>
  )
}
