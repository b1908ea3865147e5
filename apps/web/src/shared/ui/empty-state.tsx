import { Stack } from '../layout/stack.tsx'
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
  /** True where it is all that a page has: its title is then the page's heading. */
  readonly isPage?: boolean
}

/** Stands where a list, or a page, would: says why it is empty, and what to do next. */
export function EmptyState({ title, text, icon, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <Stack gap={2} align="center" className={classes.box}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconInbox size={28} stroke={1.5} />}
      </span>
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </Stack>
  )
}
