import { useQueryClient } from '@tanstack/react-query'
import type { BridgeInput, FrameAction } from '@telemachos/contract/views/bridge'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { Suspense, useState } from 'react'
import { frameAction, loadViewFrame, type ActionOfView, type SavingState } from '#features/views'
import { Heading, Stack } from '#layout'
import { call, useTexts, type CallOutput } from '#shared'
import { lazyPart } from '#ui'
import { titleOf, type MenteeAction } from './mentee-action.ts'
import { putPart } from './put-part.ts'
import { savePart } from './save-part.ts'
import type { FormPartData } from './form-place.ts'
import { useCompletion } from './use-completion.ts'
import { usePaymentQuestion } from './use-payment-question.ts'

const ViewFrame = lazyPart(loadViewFrame)

export interface ShownAction {
  readonly action: MenteeAction
  readonly parts: readonly FormPartData[]
  readonly view: NonNullable<CallOutput<'views.openActionView'>['View']>
  readonly onCompleted?: () => void
}

interface FramedProps extends ShownAction {
  readonly onFailed: () => void
  readonly onState: (state: SavingState) => void
}

/** A view of an action in its frame, with what it may do there. */
export default function FramedView({
  action,
  parts,
  view,
  onCompleted,
  onFailed,
  onState,
}: FramedProps) {
  const { language } = useTexts()
  const title = textIn({ el: '', ...view.Titles }, language)
  // What is being written in stays, whatever is published meanwhile.
  const [runnable] = useState(() => ({ ...view, Name: title || titleOf(action, language) }))
  const bridge = useActionBridge(action, parts, onCompleted)
  return (
    <Stack as="section" gap={3} packed aria-label={runnable.Name}>
      {title !== '' && <Heading>{title}</Heading>}
      <Suspense fallback={null}>
        <ViewFrame view={runnable} action={bridge} onFailed={onFailed} onState={onState} />
      </Suspense>
    </Stack>
  )
}

/** What the view may do with its action, by the same calls and rules as the product's own form. */
function useActionBridge(
  action: MenteeAction,
  parts: readonly FormPartData[],
  onCompleted?: () => void,
): ActionOfView {
  const { language } = useTexts()
  const client = useQueryClient()
  const completion = useCompletion(action)
  const isMeant = usePaymentQuestion()
  const about = { ActionId: action.Id, MenteeId: action.MenteeId }
  const place = { actionId: action.Id, menteeId: action.MenteeId }
  async function read(change: Partial<MenteeAction> = {}): Promise<FrameAction> {
    const { Parts } = await call('actions.getFormParts', about)
    client.setQueryData(['actions.getFormParts', about], { Parts })
    return frameAction({ ...action, ...change }, Parts, language)
  }
  async function save({ part, data, seen }: BridgeInput<'saveAction'>): Promise<FrameAction> {
    const written = parts.find(({ Part }) => Part === part) as FormPartData
    const saved = await savePart(written, place, data, seen)
    await putPart(client, saved, place)
    void client.invalidateQueries({ queryKey: ['actions.getMissing'] })
    const all = parts.map((one) => (one.Part === saved.Part ? saved : one))
    return frameAction(action, all, language)
  }
  async function complete(): Promise<FrameAction> {
    const isDone = (await isMeant(action, true)) && (await completion.completeOrThrow())
    if (isDone) onCompleted?.()
    return read(isDone ? { Completed: true } : {})
  }
  return { state: frameAction(action, parts, language), read: () => read(), save, complete }
}
