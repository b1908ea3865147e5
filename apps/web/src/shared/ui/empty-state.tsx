import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  /** Why there is nothing. */
  readonly title: string
  /** What to do next. */
  readonly text?: string | undefined
  readonly icon?: ReactNode
  /** The way on: a button or a link. */
  readonly action?: ReactNode
}

/** Stands where a list would: says why it is empty, and what to do next. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className={classes.box}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconInbox size={28} stroke={1.5} />}
      </span>
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
