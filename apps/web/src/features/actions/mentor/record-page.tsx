import { Page, surfaceClasses as surface } from '#layout'
import { readSettings, useCall, useIdentity, useTexts, useMay, useParticipant } from '#shared'
import { BackArrow, lazyPart, Loadable, ProjectLink, useNow, WhenSeen, EmptyState } from '#ui'
import { pathOf } from '@telemachos/contract/paths'
import { Suspense, useState, type ReactNode } from 'react'
import { ActionList } from '../action/action-list.tsx'
import { progressOf } from '../action/mentee-action.ts'
import type { MenteeAction } from '../action/mentee-action.ts'
import { useMenteeActions } from '../action/use-mentee-actions.ts'
import { nextStep } from '../mentee/next-step.ts'
import type { Person } from './contact-fields.ts'
import { RecordHeader } from './record-header.tsx'
import classes from './record-page.module.css'

/** On a phone the list is seen first. */
const OpenAction = lazyPart(() => import('./open-action.tsx'))

interface Props {
  readonly menteeId: number
  /** The action that is open beside the list. */
  readonly actionId: number | undefined
  /** The mentee's meetings, below the actions. */
  readonly meetings: (mentee: { readonly id: number; readonly name: string }) => ReactNode
  /** What was done and who supports the person, below all else. */
  readonly history: ReactNode
  /** What else can be done with the person, beside their name. */
  readonly tools?: (person: Person) => ReactNode
}

/** One mentee: who they are, how far they are, their actions, and one of these in detail. */
export function RecordPage({ menteeId, actionId, meetings, history, tools }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  // Those who only look after the data may open the record, but see no actions.
  const seesActions = useMay()('actions.getAboutMentee')
  const people = useCall('people.getUsersByIds', { ProjectId, Ids: [menteeId] })
  const project = useCall('projects.getProjectById', { Id: ProjectId })
  const record = {
    data: people.data &&
      project.data && {
        person: people.data[0],
        settings: readSettings(project.data, language),
      },
    error: people.error ?? project.error,
    refetch: () => Promise.all([people.refetch(), project.refetch()]),
  }
  const actions = useMenteeActions(menteeId, seesActions)
  const among = useAmong(seesActions)
  const now = useNow()
  return (
    <Page width="full">
      <ProjectLink to={pathOf('mentor.mentee.list')} className={classes.back}>
        <BackArrow />
        {t('actions.mentor.record.back')}
      </ProjectLink>
      <Loadable query={record}>
        {({ person, settings }) =>
          person ? (
            <>
              <RecordHeader
                person={person}
                tools={tools?.(person)}
                settings={settings}
                progress={seesActions ? actions.data && progressOf(actions.data) : null}
                among={among(person)}
              />
              {person.Roles.includes('Mentee') ? (
                <>
                  {seesActions ? (
                    <Loadable query={actions}>
                      {(list) => (
                        <Actions menteeId={menteeId} actions={list} openId={actionId} now={now} />
                      )}
                    </Loadable>
                  ) : (
                    <p className={surface.card}>{t('actions.mentor.record.notForRole')}</p>
                  )}
                  <WhenSeen>
                    <Suspense>
                      {meetings({ id: menteeId, name: `${person.FirstName} ${person.LastName}` })}
                    </Suspense>
                  </WhenSeen>
                </>
              ) : (
                <p className={surface.card}>{t('actions.mentor.record.notMentee')}</p>
              )}
              <WhenSeen>
                <Suspense>{history}</Suspense>
              </WhenSeen>
            </>
          ) : (
            <EmptyState
              isPage
              title={t('actions.mentor.record.notFound')}
              text={t('actions.mentor.record.notFoundText')}
            />
          )
        }
      </Loadable>
    </Page>
  )
}

/** Of which actions the caller is told, where these are not all that count for a person. */
function useAmong(seesActions: boolean): (person: Person) => 'yours' | 'partial' | undefined {
  const { ProjectId, UserId } = useIdentity()
  const participant = useParticipant()
  const header = useCall('grid.getActionsGridHeader', { ProjectId }, { enabled: seesActions })
  return ({ Mentor }) => {
    if (participant === 'mentor' && Mentor?.Id !== UserId) return 'yours'
    return header.data?.Partial ? 'partial' : undefined
  }
}

interface ActionsProps {
  readonly menteeId: number
  readonly actions: readonly MenteeAction[]
  readonly openId: number | undefined
  readonly now: Date
}

function Actions({ menteeId, actions, openId, now }: ActionsProps) {
  const { t } = useTexts()
  // A wide screen has room for one action at once: the one that needed attention at first.
  const [suggestedId] = useState(() => nextStep(actions, now)?.action.Id)
  const withId = (id: number | undefined) => actions.find((action) => action.Id === id)
  const chosen = withId(openId)
  const shown = chosen ?? withId(suggestedId) ?? actions[0]
  if (!shown) {
    return <p className={surface.card}>{t('actions.mentor.record.noActions')}</p>
  }
  return (
    <div className={classes.columns} data-chosen={chosen ? '' : undefined}>
      <section ref={showCurrent} className={`${surface.card} ${classes.list}`}>
        <h2 className={surface.heading}>{t('actions.mentor.record.actions')}</h2>
        <ActionList
          actions={actions}
          now={now}
          pathOf={(action) => pathOf('mentor.mentee.view', { menteeId, actionId: action.Id })}
          openId={shown.Id}
        />
      </section>
      <section className={`${surface.card} ${classes.detail}`}>
        <ProjectLink to={pathOf('mentor.mentee.view', { menteeId })} className={classes.toActions}>
          <BackArrow />
          {t('actions.mentor.record.toActions')}
        </ProjectLink>
        <WhenSeen>
          <Suspense>
            <OpenAction key={shown.Id} action={shown} now={now} />
          </Suspense>
        </WhenSeen>
      </section>
    </div>
  )
}

/** Scrolls the list, and nothing else, to the action that is open when the list appears. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]')
  if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 3
}
