import { Card, Heading, Row } from '#layout'
import type { ReactNode } from 'react'
import classes from './homes.module.css'

interface SectionProps {
  /** The name under which its heading is found. */
  readonly id: string
  readonly title: string
  /** The way to all of it. */
  readonly way?: ReactNode
  readonly children: ReactNode
}

/** A part of a home: its heading, the way to all of it, and the first rows. */
export function Section({ id, title, way, children }: SectionProps) {
  return (
    <Card as="section" gap={3} className={classes.section} aria-labelledby={id}>
      <Row gap={4} lineGap={1} align="baseline" justify="between">
        <Heading id={id}>{title}</Heading>
        {way}
      </Row>
      {children}
    </Card>
  )
}
