import { loadHistoryButton } from '#features/supervision'
import { loadMenteeMeetings } from '#features/meetings'
import { pathOf } from '@telemachos/contract/paths'
import { routeOf } from '@telemachos/contract/routes'
import { mayOpen } from '@telemachos/contract/route-access'
import { RecordPage } from '#features/actions'
import { StandInMenu } from '#features/identity'
import { useIdentity, useTexts } from '#shared'
import { loadPlaces, loadPersonHistory, WalkOfPerson } from '#features/people'
import { lazyPart, ProjectLink, useParams } from '#ui'

const MenteeMeetings = lazyPart(loadMenteeMeetings, 'MenteeMeetings')
const PersonHistory = lazyPart(loadPersonHistory, 'PersonHistory')

const SupervisionHistory = lazyPart(loadHistoryButton, 'HistoryButton')

/** The page is given its answers, and drawn with the names of places. */
export const loadFirst = (): Promise<void> => loadPlaces().catch(() => {})

/** To the person's profile, for those who may open it (spec §6, admin.user). */
function ProfileLink({ userId }: { readonly userId: number }) {
  const { t } = useTexts()
  const { Role } = useIdentity()
  if (!mayOpen(routeOf('root.defaultlayout.project.admin.user.view'), Role)) return null
  return (
    <ProjectLink to={pathOf('admin.user.view', { id: userId })}>
      {t('users.person.open')}
    </ProjectLink>
  )
}

/** To the results of all their questionnaires, for those who read results. */
function ResultsLink({ menteeId }: { readonly menteeId: number }) {
  const { t } = useTexts()
  const { Role } = useIdentity()
  if (!mayOpen(routeOf('root.defaultlayout.project.combinedresults'), Role)) return null
  return (
    <ProjectLink to={pathOf('combinedresults', { menteeId })}>{t('results.title')}</ProjectLink>
  )
}

/**
 * The record of a mentee: their actions, and below them their meetings, what was done and who
 * supports them.
 */
export default function MenteeRecordPage() {
  const { menteeId, id, actionId } = useParams()
  const person = Number(menteeId ?? id)
  return (
    <>
      <WalkOfPerson
        id={person}
        pathOf={(other) =>
          menteeId === undefined
            ? pathOf('mentee.view', { id: other })
            : pathOf('mentor.mentee.view', { menteeId: other })
        }
      />
      <RecordPage
        key={person}
        menteeId={person}
        actionId={actionId === undefined ? undefined : Number(actionId)}
        meetings={(mentee) => <MenteeMeetings mentee={mentee} />}
        history={<PersonHistory userId={person} />}
        tools={(found) => (
          <>
            <ProfileLink userId={person} />
            {found.Roles.includes('Mentee') && <ResultsLink menteeId={person} />}
            <SupervisionHistory mentee={found} />
            <StandInMenu person={found} />
          </>
        )}
      />
    </>
  )
}
