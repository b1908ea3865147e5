import { lazyPart } from '#ui'
import { Suspense } from 'react'
import { MenteesPage } from '../../features/actions/mentor/mentees-page.tsx'
import { WaitingSubmissions } from '../../features/submissions/waiting-submissions.tsx'
import { OwnQueue } from '../../features/supervision/own-queue.tsx'

const AllDatesButton = lazyPart(async () => ({
  default: (await import('../../features/grid/all-dates-button.tsx')).AllDatesButton,
}))

/** The people in the caller's care; above them, who of them waits for something. */
export default function MentorMenteesPage() {
  return (
    <MenteesPage
      tools={
        <Suspense fallback={null}>
          <AllDatesButton />
        </Suspense>
      }
      top={
        <>
          <OwnQueue />
          <WaitingSubmissions />
        </>
      }
    />
  )
}
