import { Card } from '#layout'
import { useId, type ReactNode } from 'react'
import classes from './gallery.module.css'

interface SampleCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** One part of the gallery. */
export function SampleCard({ title, children }: SampleCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} as="section">
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
