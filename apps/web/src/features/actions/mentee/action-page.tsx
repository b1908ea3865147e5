import { pathOf } from '@telemachos/contract/paths'
import { Stack, surfaceClasses as surface } from '#layout'
import { useCall, useIdentity, useTexts, useParticipant } from '#shared'
import {
  BackArrow,
  lazyPart,
  Loadable,
  ProjectLink,
  useNow,
  useParams,
  WhileOpen,
  EmptyState,
  NamedHeading,
} from '#ui'
import { loadMeetingBox } from '#features/meetings'
import { isInformation, loadWorkParts, useWork } from '#features/submissions'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { ActionFacts } from '../action/action-facts.tsx'
import { ConferenceLink, isConference } from '../action/conference-link.tsx'
import { OwnView, useOwnView } from '../action/own-view.tsx'
import { FormPart, PartView } from '../action/form-part.tsx'
import { actionState, deadlineOf, isMeeting, titleOf } from '../action/mentee-action.ts'
import type { MenteeAction } from '../action/mentee-action.ts'
import { PublicNote } from '../action/note-editor.tsx'
import { RichTextView } from '../action/rich-text-view.tsx'
import { useMenteeActions } from '../action/use-mentee-actions.ts'
import type { FormPartData } from '../action/form-place.ts'
import classes from './action-page.module.css'
import { nextStep } from './next-step.ts'
import { NotMentee } from './not-mentee.tsx'
import { OwnForm } from './own-form.tsx'

const MeetingBox = lazyPart(loadMeetingBox, 'MeetingBox')
/** They stand last. */
const ToolFiles = lazyPart(() => import('../action/tool-files.tsx'), 'ToolFiles')
const WorkParts = lazyPart(loadWorkParts, 'WorkParts')
const CalculatorOf = lazyPart(() => import('../action/calculator-of.tsx'), 'CalculatorOf')
const OwnReading = lazyPart(() => import('../types/own-reading.tsx'), 'OwnReading')

/** One action of the mentee: what it is, what they write, and completing it. */
export default function ActionPage() {
  const { t } = useTexts()
  const participant = useParticipant()
  const title = t('route.root.defaultlayout.project.mentee.action.title')
  return participant === 'mentee' ? <OwnAction /> : <NotMentee title={title} />
}

function OwnAction() {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const { Id } = useParams()
  const actions = useMenteeActions(UserId)
  return (
    <Stack gap={4} packed className={classes.page}>
      <ProjectLink to={pathOf('mentee.actions')} className={classes.back}>
        <BackArrow />
        {t('actions.mentee.action.back')}
      </ProjectLink>
      <Loadable query={actions}>
        {(list) => {
          const action = list.find((candidate) => candidate.Id === Number(Id))
          return action ? (
            <Action key={action.Id} action={action} actions={list} />
          ) : (
            <EmptyState
              isPage
              title={t('actions.mentee.action.notFound')}
              text={t('actions.mentee.action.notFoundText')}
            />
          )
        }}
      </Loadable>
    </Stack>
  )
}

interface Props {
  readonly action: MenteeAction
  readonly actions: readonly MenteeAction[]
}

function Action({ action, actions }: Props) {
  const { t, language } = useTexts()
  const now = useNow()
  const about = { ActionId: action.Id, MenteeId: action.MenteeId }
  const data = useCall('actions.getFormParts', about)
  const note = useCall('actions.getPublicNotes', about)
  const own = useOwnView(action)
  return (
    <Stack as="article" gap={5} packed>
      <header>
        <NamedHeading className={classes.title} name={titleOf(action, language)} />
        <ActionFacts action={action} now={now} />
      </header>
      {action.Descr.trim() === '' ? (
        <p className={surface.quiet}>{t('actions.mentee.action.noDescription')}</p>
      ) : (
        <RichTextView text={action.Descr} under={1} />
      )}
      <WhileOpen>
        <Loadable query={data}>
          {({ Parts }) =>
            note.isPending || own.isPending ? null : (
              <>
                {isMeeting(action) && actionState(action, now) !== 'inactive' && (
                  <Suspense fallback={null}>
                    <div className={surface.card}>
                      <h2 className="visually-hidden">{t('schedule.action')}</h2>
                      <MeetingBox
                        cell={{ menteeId: action.MenteeId, actionId: action.Id }}
                        isDone={action.Completed && action.ScheduledAt === null}
                        now={now}
                      />
                    </div>
                  </Suspense>
                )}
                {note.data && <PublicNote data={note.data.Data} />}
                {Parts.filter(isReadOnly).map((part) => (
                  <FormPart
                    key={part.Part}
                    part={part}
                    place={{ actionId: action.Id, menteeId: action.MenteeId }}
                  />
                ))}
                <OwnPart
                  action={action}
                  actions={actions}
                  parts={Parts}
                  view={own.data?.View ?? null}
                  now={now}
                />
                <Suspense fallback={null}>
                  <ToolFiles
                    action={action}
                    className={surface.card}
                    heading={<h2 className={surface.heading}>{t('files.tools.title')}</h2>}
                  />
                </Suspense>
              </>
            )
          }
        </Loadable>
      </WhileOpen>
    </Stack>
  )
}

/** What others wrote for the mentee; nothing is shown where they have not written yet. */
const isReadOnly = ({ Part, At }: FormPartData): boolean => Part !== 'mentee' && At !== null

/** An action without a form is completed as one whose form asks for nothing. */
const ownPartOf = (parts: readonly FormPartData[]): FormPartData =>
  parts.find(({ Part }) => Part === 'mentee') ?? {
    Part: 'mentee',
    Fields: [],
    FormVersion: 1,
    IsCurrent: true,
    Data: '{}',
    Start: '{}',
    MayWrite: true,
    IsDemanded: false,
    Author: null,
    By: null,
    At: null,
  }

interface OwnPartProps extends Props {
  readonly parts: readonly FormPartData[]
  /** What the action shows instead of its form; null where it has none. */
  readonly view: NonNullable<ReturnType<typeof useOwnView>['data']>['View']
  readonly now: Date
}

/** What the mentee does here, what they did, or why there is nothing to do. */
function OwnPart({ action, actions, parts: written, view, now }: OwnPartProps) {
  const { t } = useTexts()
  const part = ownPartOf(written)
  const [justCompleted, setJustCompleted] = useState(false)
  // It may complete itself, or be completed by somebody else, while the page is open.
  const [wasOpen] = useState(!action.Completed)
  const work = useWork(action)
  const state = actionState(action, now)
  if (state === 'inactive' || state === 'locked') {
    return <p className={surface.card}>{t(`actions.mentee.action.${state}`)}</p>
  }
  if (action.QuestId !== null) return <ToQuestionnaire action={action} />
  if (isConference(action)) {
    return (
      <p className={surface.card}>
        <ConferenceLink action={action} />
      </p>
    )
  }
  const done = () => setJustCompleted(true)
  const reading = isInformation(action) && work.data && (
    <Suspense fallback={null}>
      <OwnReading action={action} work={work.data} onConfirmed={done} />
    </Suspense>
  )
  const parts = (
    <Suspense fallback={null}>
      {work.data && (
        <WorkParts deadline={deadlineOf(action)} action={action} work={work.data} isOwn />
      )}
      <CalculatorOf action={action} />
    </Suspense>
  )
  const inOwnView = (plain: ReactNode) =>
    view ? (
      <OwnView action={action} parts={written} view={view} onCompleted={done}>
        {plain}
      </OwnView>
    ) : (
      plain
    )
  if (!action.Completed) {
    // A text without a form is completed by reading it.
    const isOnlyRead = isInformation(action) && work.data?.Reading?.Current !== true
    return (
      <>
        {reading}
        {parts}
        {inOwnView(
          !(isOnlyRead && part.Fields.length === 0) && (
            <OwnForm action={action} part={part} onCompleted={done} />
          ),
        )}
      </>
    )
  }
  return (
    <>
      {reading}
      {parts}
      {justCompleted || wasOpen ? (
        <JustCompleted actions={actions} now={now} isOwn={justCompleted} />
      ) : (
        <p className={surface.quiet}>{t('actions.mentee.action.doneNote')}</p>
      )}
      {inOwnView(
        part.Fields.length > 0 && (
          <section className={surface.card}>
            <h2 className={surface.heading}>{t('actions.mentee.action.yourPart')}</h2>
            <PartView part={part} />
          </section>
        ),
      )}
    </>
  )
}

/** A questionnaire has a page of its own; finishing it completes the action. */
function ToQuestionnaire({ action }: { readonly action: MenteeAction }) {
  const { t } = useTexts()
  return (
    <p className={surface.card}>
      <ProjectLink
        to={pathOf('questionnaire', { id: action.Id })}
        className={classes.questionnaire}
      >
        {t(questLink(action))}
      </ProjectLink>
    </p>
  )
}

function questLink({ Completed, Attempt }: MenteeAction) {
  const state = Attempt?.State
  if (Completed || state === 'finished' || state === 'expired') return 'quest.read'
  return state === 'started' || state === 'paused' ? 'quest.continue' : 'quest.open'
}

/** The moment after completing: well done, and where to go on. */
function JustCompleted({
  actions,
  now,
  isOwn,
}: Omit<Props, 'action'> & { readonly now: Date; readonly isOwn: boolean }) {
  const { t, language } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  // What happens by itself takes nobody's focus.
  useEffect(() => {
    if (isOwn) heading.current?.focus()
  }, [isOwn])
  const step = nextStep(actions, now)
  return (
    <section className={classes.completed}>
      <h2 ref={heading} tabIndex={-1} className={classes.completedTitle}>
        {t('actions.mentee.action.completed')}
      </h2>
      {isOwn && <p>{t('actions.mentee.action.completedText')}</p>}
      <ProjectLink
        to={step ? pathOf('mentee.action', { Id: step.action.Id }) : pathOf('mentee.actions')}
      >
        {step
          ? t('actions.mentee.action.goOn', { title: titleOf(step.action, language) })
          : t('actions.mentee.action.back')}
      </ProjectLink>
    </section>
  )
}
