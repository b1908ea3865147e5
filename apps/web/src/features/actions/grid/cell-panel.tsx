import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { formatDateTime } from '@telemachos/rules/dates'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useIdentity } from '../../../shared/api/identity.ts'
import { useCall, useWrite } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { ActionFacts } from '../shared/action-facts.tsx'
import { readForm } from '../shared/action-form.ts'
import { errorText } from '../shared/error-text.ts'
import { DataView } from '../shared/data-view.tsx'
import { MeetingDate } from '../shared/meeting-date.tsx'
import { actionState, isMeeting, titleOf } from '../shared/mentee-action.ts'
import type { MenteeAction } from '../shared/mentee-action.ts'
import { NoteEditor, OthersNotes } from '../shared/note-editor.tsx'
import { PlainText } from '../shared/plain-text-view.tsx'
import { useMenteeActions } from '../shared/use-mentee-actions.ts'
import type { CompletionChange } from './grid-rows.ts'
import { SideSheet } from './side-sheet.tsx'
import classes from './cell-panel.module.css'

interface CellPanelProps {
  readonly menteeId: number
  readonly actionId: number
  /** Undefined where the mentee's row has not been loaded. */
  readonly menteeName: string | undefined
  readonly menteeHref: string
  readonly now: Date
  /** False for roles that only look on. */
  readonly canWork: boolean
  readonly onMentee: () => void
  readonly onClose: () => void
  /** Completes, or takes the completion back; false when the server did not agree. */
  readonly complete: (change: CompletionChange) => Promise<boolean>
}

/** One cell at large: a mentee's action, what can be done with it, and what was written. */
export default function CellPanel(props: CellPanelProps) {
  const { menteeId, actionId, menteeHref, onMentee, onClose } = props
  const { t, language } = useTexts()
  const menteeName = useMenteeName(menteeId, props.menteeName)
  const actions = useMenteeActions(menteeId)
  const action = actions.data?.find(({ Id }) => Id === actionId)
  const title = action ? titleOf(action, language) : ''
  return (
    <SideSheet label={[menteeName, title].filter(Boolean).join(', ')} from="side" onClose={onClose}>
      <header className={classes.head}>
        <div className={classes.who}>
          <a
            href={menteeHref}
            className={classes.mentee}
            title={t('actions.cell.mentee')}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              onMentee()
            }}
          >
            {menteeName}
          </a>
          <h2 className={classes.title}>{title}</h2>
        </div>
        <button
          type="button"
          className={classes.close}
          aria-label={t('actions.cell.close')}
          onClick={onClose}
        >
          <IconX aria-hidden="true" size={20} />
        </button>
      </header>
      {action && <Details key={action.Id} {...props} action={action} />}
      {!action && actions.isPending && (
        <div className={classes.skeleton} role="status" aria-label={t('actions.cell.loading')} />
      )}
      {!action && actions.error && (
        <Problem title={t('actions.cell.failed')}>
          <button type="button" className={classes.plain} onClick={() => void actions.refetch()}>
            {t('actions.grid.retry')}
          </button>
        </Problem>
      )}
      {!action && actions.data && (
        <Problem title={t('actions.cell.missing')}>
          <p>{t('actions.cell.missingText')}</p>
        </Problem>
      )}
    </SideSheet>
  )
}

function useMenteeName(menteeId: number, known: string | undefined): string {
  const { ProjectId } = useIdentity()
  const people = useCall(
    'users.getUsersByIds',
    { ProjectId, Ids: [menteeId] },
    { enabled: known === undefined },
  )
  const [mentee] = people.data ?? []
  return known ?? (mentee ? `${mentee.LastName} ${mentee.FirstName}` : '')
}

function Problem({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="alert" className={classes.section}>
      <h3 className={classes.subtitle}>{title}</h3>
      {children}
    </div>
  )
}

type DetailsProps = CellPanelProps & { readonly action: MenteeAction }

function Details({ action, now, canWork, complete, menteeId, actionId }: DetailsProps) {
  const { t } = useTexts()
  const { Role } = useIdentity()
  const [said, setSaid] = useState('')
  const about = { ActionId: actionId, MenteeId: menteeId }
  return (
    <div className={classes.body}>
      <ActionFacts action={action} now={now} />
      {canWork && <Completion action={action} now={now} complete={complete} onSaid={setSaid} />}
      <p role="status" className={classes.said}>
        {said}
      </p>
      {canWork && isMeeting(action) && !action.Completed && (
        <section className={classes.section}>
          <h3 className={classes.subtitle}>{t('actions.cell.meeting')}</h3>
          <MeetingDate
            key={action.ScheduledAt}
            action={action}
            onScheduled={(at) => setSaid(t('actions.cell.scheduled', { at: formatDateTime(at) }))}
          />
        </section>
      )}
      {action.Descr.trim() !== '' && (
        <section className={classes.section}>
          <h3 className={classes.subtitle}>{t('actions.cell.descr')}</h3>
          <PlainText text={action.Descr} />
        </section>
      )}
      <Answers action={action} {...about} />
      {canWork && (
        <section className={classes.section}>
          <NoteEditor kind="public" actionId={actionId} menteeId={menteeId} />
          <NoteEditor kind="private" actionId={actionId} menteeId={menteeId} />
          {roleAllowed(Role, OVERSEEING_ROLES) && (
            <OthersNotes actionId={actionId} menteeId={menteeId} />
          )}
        </section>
      )}
      {canWork && !action.Completed && <Activity action={action} now={now} onSaid={setSaid} />}
    </div>
  )
}

interface WorkProps {
  readonly action: MenteeAction
  readonly now: Date
  /** Tells what has been done. */
  readonly onSaid: (text: string) => void
}

function Completion({
  action,
  now,
  complete,
  onSaid,
}: WorkProps & Pick<CellPanelProps, 'complete'>) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const { Id, MenteeId, Completed, Enabled } = action
  const state = actionState(action, now)
  if (state === 'inactive') return null

  async function run(): Promise<void> {
    setBusy(true)
    setError('')
    try {
      const isSo = await complete({ ActionId: Id, MenteeId, Completed: !Completed })
      if (isSo) onSaid(t(Completed ? 'actions.cell.undone' : 'actions.cell.completed'))
      else setError(t('actions.cell.refused'))
    } catch (failure) {
      setError(errorText(failure, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.work}>
      <button
        type="button"
        className={Completed ? classes.plain : classes.main}
        disabled={isBusy || (!Completed && !Enabled)}
        onClick={() => void run()}
      >
        {t(Completed ? 'actions.cell.undo' : 'actions.cell.complete')}
      </button>
      {!Completed && !Enabled && <p className={classes.hint}>{t('actions.cell.locked')}</p>}
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A year from 3000 means that the action is inactive (spec §4). */
const INACTIVE_DATE = '3000-01-01'

function Activity({ action, now, onSaid }: WorkProps) {
  const { t } = useTexts()
  const update = useWrite('actionData.updateMenteeData')
  const isInactive = actionState(action, now) === 'inactive'
  async function change(): Promise<void> {
    await update.mutateAsync({
      ActionId: action.Id,
      MenteeId: action.MenteeId,
      Data: JSON.stringify({ date: isInactive ? null : INACTIVE_DATE }),
    })
    onSaid(t(isInactive ? 'actions.cell.activated' : 'actions.cell.inactivated'))
  }
  return (
    <section className={classes.section}>
      {isInactive && <p>{t('actions.grid.state.inactive')}</p>}
      <button
        type="button"
        className={classes.plain}
        disabled={update.isPending}
        onClick={() => void change().catch(() => undefined)}
      >
        {t(isInactive ? 'actions.cell.activate' : 'actions.cell.inactivate')}
      </button>
      {update.error && (
        <p role="alert" className={classes.error}>
          {errorText(update.error, t)}
        </p>
      )}
    </section>
  )
}

interface AnswersProps {
  readonly action: MenteeAction
  readonly ActionId: number
  readonly MenteeId: number
}

function Answers({ action, ActionId, MenteeId }: AnswersProps) {
  const { t } = useTexts()
  const fields = readForm(action.Data)
  const data = useCall(
    'actionData.getMenteeData',
    { ActionId, MenteeId },
    { enabled: fields.length > 0 },
  )
  if (fields.length === 0) return null
  return (
    <section className={classes.section}>
      <h3 className={classes.subtitle}>{t('actions.cell.form')}</h3>
      {data.data?.Loaded === false && <p className={classes.hint}>{t('actions.cell.formEmpty')}</p>}
      {data.data?.Loaded && <DataView fields={fields} data={data.data.Data} />}
      {data.error && (
        <p role="alert" className={classes.error}>
          {errorText(data.error, t)}
        </p>
      )}
    </section>
  )
}
