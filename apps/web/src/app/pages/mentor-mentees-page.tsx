import { MenteesPage } from '../../features/actions/mentor/mentees-page.tsx'
import { WaitingSubmissions } from '../../features/submissions/waiting-submissions.tsx'
import { OwnQueue } from '../../features/supervision/own-queue.tsx'

/** The people in the caller's care; above them, who of them waits for something. */
export default function MentorMenteesPage() {
  return (
    <MenteesPage
      top={
        <>
          <OwnQueue />
          <WaitingSubmissions />
        </>
      }
    />
  )
}
