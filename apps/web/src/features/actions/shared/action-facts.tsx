import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { readObject, readLabel, labelIn } from './action-form.ts'
import { actionState, isMeeting } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'
import { StateLabel } from './state-label.tsx'
import classes from './action-facts.module.css'

interface Props {
  readonly action: MenteeAction
  readonly now: Date
}

/** What an action is and how it stands: type and state, dates, and where a meeting takes place. */
export function ActionFacts({ action, now }: Props) {
  const { t } = useTexts()
  const { Due, CompletedAt } = action
  return (
    <div className={classes.facts}>
      <p className={classes.kind}>
        {isType(action.TypeId) && <span>{t(`actions.mentee.type.${action.TypeId}`)}</span>}
        <StateLabel state={actionState(action, now)} />
      </p>
      <dl className={classes.list}>
        {isMeeting(action) && <Meeting action={action} />}
        {Due !== null && !action.Completed && (
          <Fact name={t('actions.mentee.action.due')} value={formatDate(Due)} />
        )}
        {CompletedAt !== null && (
          <Fact
            name={t('actions.mentee.action.completedAt')}
            value={formatDateTime(CompletedAt)}
          />
        )}
      </dl>
    </div>
  )
}

function Meeting({ action }: { readonly action: MenteeAction }) {
  const { t, language } = useTexts()
  const { ScheduledAt } = action
  const place = readLabel(readObject(action.Data).place)
  const kind = t(
    action.TypeId === 1 ? 'actions.mentee.action.inPerson' : 'actions.mentee.action.online',
  )
  return (
    <>
      <Fact
        name={t('actions.mentee.action.when')}
        value={ScheduledAt === null ? t('actions.mentee.action.notSet') : formatDateTime(ScheduledAt)}
      />
      <Fact
        name={t('actions.mentee.action.where')}
        value={place === undefined ? kind : `${kind}: ${labelIn(place, language)}`}
      />
    </>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type ActionType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

function isType(id: number): id is ActionType {
  return id >= 1 && id <= 8
}
