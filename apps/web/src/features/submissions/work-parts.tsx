import { surfaceClasses as surface, Stack } from '#layout'
import { useTexts } from '#shared'
import { Checklist } from './checklist.tsx'
import { SlotCard } from './slot-card.tsx'
import type { AskingAction, Work } from './use-work.ts'

interface Props {
  readonly action: AskingAction
  /** The last day for it, as yyyy-mm-dd. */
  readonly deadline: string | null
  readonly work: Work
  /** Whether it is the mentee who looks. */
  readonly isOwn: boolean
}

/** The checklist of an action and what it asks to be handed in, for one mentee. */
export function WorkParts({ action, deadline, work, isOwn }: Props) {
  const { t } = useTexts()
  const { checklist, slots } = work.Needs
  const isClosed = isOwn && (action.Completed || !action.Enabled)
  return (
    <>
      {checklist.length > 0 && (
        <section className={surface.card}>
          <h3 className={surface.heading}>
            {t(isOwn ? 'submissions.list.title' : 'submissions.list.titleOther')}
          </h3>
          <Checklist work={work} isClosed={isClosed} />
        </section>
      )}
      {slots.length > 0 && (
        <section className={surface.card}>
          <h3 className={surface.heading}>
            {t(isOwn ? 'submissions.slots.title' : 'submissions.slots.titleOther')}
          </h3>
          <Stack gap={5} packed>
            {slots.map((slot) => (
              <SlotCard key={slot.id} {...{ work, slot, isOwn, isClosed, deadline }} />
            ))}
          </Stack>
        </section>
      )}
    </>
  )
}
