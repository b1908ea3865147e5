import { Heading, Stack, Text } from '#layout'
import type { ReactNode } from 'react'
import classes from './meeting-panel.module.css'

interface NotesSectionProps {
  readonly title: string
  /** Who reads them, in words. */
  readonly readers: string
  readonly notes: string
  readonly children?: ReactNode
}

/** Something that was written of a meeting, to be read, with who reads it. */
export function NotesSection({ title, readers, notes, children }: NotesSectionProps) {
  return (
    <Stack as="section" gap={3} packed className={classes.section}>
      <Heading as="h3" size="small">
        {title}
      </Heading>
      <Text tone="faint" size="small">
        {readers}
      </Text>
      <p className={classes.notes}>{notes}</p>
      {children}
    </Stack>
  )
}
