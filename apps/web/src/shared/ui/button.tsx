import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention: `filled` is the one thing to do on a form or in a dialog. */
  readonly variant?: 'filled' | 'light' | 'default' | 'subtle'
  /** 36 px tall, 42, or as low as a line of text. */
  readonly size?: 'sm' | 'md' | 'compact-md' | 'compact-sm'
  /** True while what it started is under way: it shows that, and cannot be pressed again. */
  readonly loading?: boolean
  readonly leftSection?: ReactNode
  readonly fullWidth?: boolean
}

/** A button that does something on the page; what leads to another page is a link. */
export function Button({
  variant = 'filled',
  size = 'sm',
  loading = false,
  leftSection,
  fullWidth,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${classes.button} ${className}` : classes.button}
      disabled={disabled || loading}
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
