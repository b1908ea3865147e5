import { useIdentity } from '#shared'
import { Loadable, useNow } from '#ui'
import { useMenteeActions } from '../action/use-mentee-actions.ts'
import { NextStepCard } from './next-step-card.tsx'
import { nextStep } from './next-step.ts'

/** The one next step of the mentee who looks. */
export function OwnNextStep() {
  const { UserId } = useIdentity()
  const actions = useMenteeActions(UserId)
  const now = useNow()
  return (
    <Loadable query={actions}>
      {(list) => <NextStepCard step={nextStep(list, now)} actions={list} now={now} />}
    </Loadable>
  )
}
