import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { formatDateTime, isInactiveDate } from '@telemachos/rules/dates'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { readLabel } from '@telemachos/questionnaire/form/form-field'
import { Text } from '#layout'
import { useTexts, type Texts } from '#shared'
import { readObject } from '@telemachos/rules/json-object'
import { DueLine } from './due-line.tsx'
import { dueDateIn } from './due-words.ts'
import { actionState, CONFERENCE, isEvent } from './mentee-action.ts'
import type { MenteeAction } from './mentee-action.ts'
import { progressWords } from './progress-words.ts'
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
  const progress = progressWords(action, t)
  return (
    <div>
      <p className={classes.kind}>
        {isType(action.TypeId) && <span>{t(`actions.mentee.type.${action.TypeId}`)}</span>}
        <StateLabel state={actionState(action, now)} />
      </p>
      {progress !== '' && <Text size="small">{progress}</Text>}
      {(action.Flags & GRID_FLAGS.HideFromMentee) !== 0 && (
        <Text tone="faint" size="small">
          {t('actions.mentee.action.hidden')}
        </Text>
      )}
      <dl className={classes.list}>
        {isEvent(action) && <Event action={action} />}
        {Due !== null && !action.Completed && !isEvent(action) && (
          <Fact name={t('actions.mentee.action.due')} value={dueDateIn(Due, now, t)} />
        )}
        {CompletedAt !== null && (
          <Fact name={t('actions.mentee.action.completedAt')} value={formatDateTime(CompletedAt)} />
        )}
      </dl>
      {!action.Completed && !isEvent(action) && <DueLine action={action} />}
    </div>
  )
}

function Event({ action }: { readonly action: MenteeAction }) {
  const { t, language } = useTexts()
  const moment = action.ScheduledAt
  const place = readLabel(readObject(action.Data)['place'])
  const isSetAside = moment !== null && isInactiveDate(moment)
  const where =
    place === undefined ? action.Seat?.Place || whereOf(action, t) : textIn(place, language)
  return (
    <>
      {!isSetAside && (moment !== null || (!action.Completed && action.TypeId !== CONFERENCE)) && (
        <Fact
          name={t('actions.mentee.action.when')}
          value={moment === null ? t('actions.mentee.action.notSet') : formatDateTime(moment)}
        />
      )}
      {where !== undefined && <Fact name={t('actions.mentee.action.where')} value={where} />}
    </>
  )
}

/** As much as a meeting's type says about its place. */
function whereOf({ TypeId }: MenteeAction, t: Texts['t']): string | undefined {
  if (TypeId === ACTION_TYPES.meetingInPerson) return t('actions.mentee.action.inPerson')
  return TypeId === ACTION_TYPES.meetingOnline ? t('actions.mentee.action.online') : undefined
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
