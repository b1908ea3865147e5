import { loadAllDatesButton } from '#features/grid'
import { lazyPart } from '#ui'
import { MenteesPage } from '#features/actions'
import { WaitingSubmissions } from '#features/submissions'
import { OwnQueue } from '#features/supervision'
import { Suspense } from 'react'

const AllDatesButton = lazyPart(loadAllDatesButton, 'AllDatesButton')

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
