import { deadlineOf, type MenteeAction } from '../actions/mentee-action.ts'
import surface from '../actions/surface.module.css'
import { useTexts } from '../i18n/use-texts.ts'
import { Stack } from '../layout/stack.tsx'
import { Checklist } from './checklist.tsx'
import { SlotCard } from './slot-card.tsx'
import type { Work } from './use-work.ts'

interface Props {
  readonly action: MenteeAction
  readonly work: Work
  /** Whether it is the mentee who looks. */
  readonly isOwn: boolean
}

/** The checklist of an action and what it asks to be handed in, for one mentee. */
export function WorkParts({ action, work, isOwn }: Props) {
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
              <SlotCard
                key={slot.id}
                {...{ work, slot, isOwn, isClosed }}
                deadline={deadlineOf(action)}
              />
            ))}
          </Stack>
        </section>
      )}
    </>
  )
}
