import { Stack, Row, surfaceClasses as surface } from '#layout'
import { Button, announce, lazyPart, ProjectLink, Loadable, WhileOpen } from '#ui'
import { loadMeetingBox } from '#features/meetings'
import { useMay, useCall, useTexts, useProjectPath } from '#shared'
import { Link } from '@tanstack/react-router'
import { formatDateTime, isInactiveDate } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { Suspense, useRef } from 'react'
import { ActionFacts } from './action-facts.tsx'
import { ConferenceLink, isConference } from './conference-link.tsx'
import { ExtendDue } from './extend-due.tsx'
import { FormPart } from './form-part.tsx'
import { OwnView, useOwnView } from './own-view.tsx'
import { actionState, isMeeting, titleOf } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'
import { MissingList, useCompletesItself } from './missing-list.tsx'
import { NoteEditor, OthersNotes } from './note-editor.tsx'
import { RichTextView } from './rich-text-view.tsx'
import { CalculatorOf } from './calculator-of.tsx'
import { WorkOf } from './work-of.tsx'
import type { FormPartData } from './form-place.ts'
import type { ActionForm } from './use-action-form.ts'
import { useCompletion } from './use-completion.ts'
import { useEarlyQuestion } from './use-early-question.ts'
import { usePaymentQuestion } from './use-payment-question.ts'
import { ToolFiles } from './tool-files.tsx'
import classes from './action-detail.module.css'

const MeetingBox = lazyPart(loadMeetingBox, 'MeetingBox')

interface Props {
  readonly action: MenteeAction
  readonly now: Date
}

/** One action of a mentee for those who look after them: its state, what was written, and notes. */
export function ActionDetail({ action, now }: Props) {
  const { t, language } = useTexts()
  const state = actionState(action, now)
  const about = { actionId: action.Id, menteeId: action.MenteeId }
  const scheduled = (at: string): void => {
    announce(t('actions.mentor.record.scheduled', { date: formatDateTime(at) }))
  }
  const forms = useRef(new Map<FormPartData['Part'], ActionForm>())
  const onForm: OnForm = (part, form) => {
    if (form) forms.current.set(part, form)
    else forms.current.delete(part)
  }
  /** What staff write about the mentee is saved, and has all that is asked for. */
  const isReady = async (): Promise<boolean> => {
    const written = ['public', 'about'] as const
    for (const form of written.flatMap((part) => forms.current.get(part) ?? []))
      if (!form.check() || !(await form.draft.flush())) return false
    return true
  }
  return (
    <Stack gap={5} packed>
      <header>
        <h2 className={classes.title}>{titleOf(action, language)}</h2>
        <ActionFacts action={action} now={now} />
        {action.Descr.trim() !== '' && (
          <div className={classes.description}>
            <RichTextView text={action.Descr} under={2} />
          </div>
        )}
      </header>
      {state === 'inactive' && <p>{t('actions.mentee.action.inactive')}</p>}
      {state === 'locked' && <p className={surface.quiet}>{t('actions.mentor.record.locked')}</p>}
      <WhileOpen>
        {state !== 'inactive' && !asksWhetherHeld(action, now) && (
          <CompleteOrUndo action={action} isReady={isReady} />
        )}
        <ExtendDue key={action.Due} action={action} />
        <WorkOf action={action} />
        <CalculatorOf action={action} />
        {isMeeting(action) && state !== 'inactive' && (
          <Suspense>
            <MeetingBox cell={about} isDone={action.Completed} now={now} onSet={scheduled} />
          </Suspense>
        )}
        {isConference(action) && (
          <p>
            <ConferenceLink action={action} />
          </p>
        )}
        {action.QuestId !== null && (
          <p>
            <ProjectLink
              to={pathOf('questionnaire.mentee', { id: action.Id, menteeId: action.MenteeId })}
            >
              {t(action.Completed ? 'quest.read' : 'quest.asMentor')}
            </ProjectLink>
            {action.Completed && <ResultsLink action={action} />}
          </p>
        )}
        <Parts action={action} onForm={onForm} />
        <ToolFiles
          action={action}
          heading={<h3 className={classes.subtitle}>{t('files.tools.title')}</h3>}
        />
        <NoteEditor kind="public" {...about} onlyWritten={hasJournal(action)} />
        <NoteEditor kind="private" {...about} onlyWritten={hasJournal(action)} />
        <OthersNotes {...about} />
      </WhileOpen>
    </Stack>
  )
}

/** A meeting whose time has come asks whether it was held, which completes it. */
const asksWhetherHeld = (action: MenteeAction, now: Date): boolean =>
  isMeeting(action) &&
  !action.Completed &&
  action.ScheduledAt !== null &&
  !isInactiveDate(action.ScheduledAt) &&
  Date.parse(action.ScheduledAt) <= now.getTime()

/** What is written of a meeting stands in its journal; one that has no date has none. */
const hasJournal = (action: MenteeAction): boolean =>
  isMeeting(action) && action.ScheduledAt !== null && !isInactiveDate(action.ScheduledAt)

/** To the scales of the action's questionnaire, for those who read results. */
function ResultsLink({ action }: { readonly action: MenteeAction }) {
  const { t } = useTexts()
  const may = useMay()
  const pathTo = useProjectPath()
  if (!may('questionnaires.listResults')) return null
  return (
    <>
      {' · '}
      <Link
        to={pathTo(pathOf('combinedresults', { menteeId: action.MenteeId }))}
        search={{ actions: String(action.Id) }}
      >
        {t('quest.results')}
      </Link>
    </>
  )
}

type OnForm = (part: FormPartData['Part'], form: ActionForm | undefined) => void

/** The parts of the action's form: what the mentee wrote, and what there is to write about them. */
function Parts({ action, onForm }: { readonly action: MenteeAction; readonly onForm: OnForm }) {
  const query = useCall('actions.getFormParts', {
    ActionId: action.Id,
    MenteeId: action.MenteeId,
  })
  const place = { actionId: action.Id, menteeId: action.MenteeId }
  const own = useOwnView(action)
  return (
    <Loadable query={query}>
      {({ Parts: parts }) => {
        if (own.isPending) return null
        const plain = parts.map((part) => (
          <FormPart key={part.Part} part={part} place={place} onForm={onForm} />
        ))
        const view = own.data?.View
        return view ? (
          <OwnView action={action} parts={parts} view={view}>
            {plain}
          </OwnView>
        ) : (
          plain
        )
      }}
    </Loadable>
  )
}

interface CompleteProps {
  readonly action: MenteeAction
  readonly isReady: () => Promise<boolean>
}

function CompleteOrUndo({ action, isReady }: CompleteProps) {
  const { t } = useTexts()
  const { complete, undo, busy, error } = useCompletion(action)
  const completesItself = useCompletesItself(action)
  const isMeant = usePaymentQuestion()
  const isMeantNow = useEarlyQuestion()
  const finish = async (): Promise<void> => {
    if (!(await isMeantNow(action)) || !(await isReady())) return
    if ((await isMeant(action, true)) && (await complete()))
      announce(t('actions.mentor.record.completed'))
  }
  const reopen = async (): Promise<void> => {
    if ((await isMeant(action, false)) && (await undo()))
      announce(t('actions.mentor.record.reopened'))
  }
  return (
    <div>
      {action.Completed ? (
        <Row gap={4} lineGap={2} align="center">
          <Button variant="default" loading={busy} onClick={() => void reopen()}>
            {t('actions.mentor.record.undo')}
          </Button>
          <span className={surface.quiet}>{t('actions.mentor.record.undoKeeps')}</span>
        </Row>
      ) : (
        !completesItself && (
          <Button loading={busy} onClick={() => void finish()}>
            {t('actions.mentor.record.complete')}
          </Button>
        )
      )}
      <MissingList action={action} />
      {error !== null && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
