import { Stack } from '../layout/stack.tsx'
import { IconInbox } from '@tabler/icons-react'
import { Suspense, type ReactNode } from 'react'
import classes from './empty-state.module.css'
import { lazyPart } from './lazy-part.ts'

/** The pictures are seldom seen: no page carries them. */
const EmptyPicture = lazyPart(() => import('./empty-pictures.tsx'), 'EmptyPicture')

/** What there is nothing of. */
export type Picture =
  | 'actions'
  | 'bell'
  | 'calculator'
  | 'calendar'
  | 'chart'
  | 'code'
  | 'document'
  | 'fields'
  | 'history'
  | 'idea'
  | 'key'
  | 'language'
  | 'layout'
  | 'mail'
  | 'menu'
  | 'money'
  | 'people'
  | 'questionnaire'
  | 'search'
  | 'table'
  | 'text'

interface EmptyStateProps {
  /** Why there is nothing. */
  readonly title: string
  /** What to do next. */
  readonly text?: string | undefined
  /** What there is none of; an open tray where it is left out. */
  readonly picture?: Picture | undefined
  /** Another mark in the place of the picture. */
  readonly icon?: ReactNode
  /** The way on: a button or a link. */
  readonly action?: ReactNode
  /** True where it is all that a page has: its title is then the page's heading. */
  readonly isPage?: boolean
}

/** Stands where a list, or a page, would: says why it is empty, and what to do next. */
export function EmptyState({
  title,
  text,
  picture,
  icon,
  action,
  isPage = false,
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <Stack gap={2} align="center" className={classes.box}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? (picture ? <Drawn name={picture} /> : TRAY)}
      </span>
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </Stack>
  )
}

const TRAY = <IconInbox size={28} stroke={1.5} />

function Drawn({ name }: { readonly name: Picture }) {
  return (
    <Suspense fallback={TRAY}>
      <EmptyPicture name={name} />
    </Suspense>
  )
}
