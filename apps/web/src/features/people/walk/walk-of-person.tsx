import { Suspense, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { walkHere } from '#lists'
import { lazyPart } from '#ui'
import classes from './walk-of-person.module.css'

const PersonSteps = lazyPart(() => import('./person-steps.tsx'))

/** Nobody tells of it: it is read again once the page that was left has said where it led. */
const untold = () => () => {}

/** The way to others of the list that a person was opened from; nothing where it was none. */
export function WalkOfPerson(props: ComponentProps<typeof PersonSteps>) {
  const isHere = useSyncExternalStore(
    untold,
    () => walkHere() !== undefined,
    () => false,
  )
  // Between two people the history is nowhere for a moment.
  const [isOn, setOn] = useState(isHere)
  if (isHere && !isOn) setOn(true)
  if (!isOn) return null
  return (
    <Suspense fallback={<div className={classes.room} />}>
      <PersonSteps {...props} />
    </Suspense>
  )
}
