import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import classes from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention: `filled` is the one thing to do on a form or in a dialog. */
  readonly variant?: 'filled' | 'light' | 'default' | 'subtle'
  /** 36 px tall, 42, or as low as a line of text. */
  readonly size?: 'sm' | 'md' | 'compact-md' | 'compact-sm'
  /** True while what it started is under way: it shows that, and cannot be pressed again. */
  readonly loading?: boolean
  /** True where it has nothing to do for now: it cannot be pressed, and keeps the focus that it has. */
  readonly held?: boolean
  readonly leftSection?: ReactNode
  readonly fullWidth?: boolean
}

/** A button that does something on the page; what leads to another page is a link. */
export function Button({
  variant = 'filled',
  size = 'sm',
  loading = false,
  held = false,
  leftSection,
  fullWidth,
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isHeld = held || loading
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${classes.button} ${className}` : classes.button}
      disabled={disabled}
      // Disabled, it would drop the focus in the middle of what somebody does.
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? holdBack : onClick}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      data-full-width={fullWidth || undefined}
      aria-busy={loading || undefined}
    >
      {leftSection && <span className={classes.section}>{leftSection}</span>}
      <span className={classes.label}>{children}</span>
    </button>
  )
}

/** A form is not sent either. */
const holdBack = (event: MouseEvent): void => event.preventDefault()
