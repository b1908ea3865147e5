import { Text } from '#layout'
import { useTexts } from '#shared'
import { Badge, Pager, pagedTableClasses as tableClasses, usePages } from '#ui'
import { FormerMark } from '#features/people'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { formatDate } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import classes from './microdata.module.css'
import { phaseOf, type Completion, type Person, type Sending } from './sending.ts'

const TONES = { none: 'inactive', draft: 'scheduled', final: 'done' } as const

interface Props {
  readonly found: Completion
  readonly onOpen: (userId: number, phase: Phase) => void
}

/** How far the forms of each person are, by pages; a form opens where it is pressed. */
export function CompletionTable({ found: { People }, onOpen }: Props) {
  const { t } = useTexts()
  const pages = usePages()
  return (
    <>
      <div className={classes.frame}>
        <table aria-label={t('microdata.table')} className={tableClasses.table}>
          <thead>
            <tr>
              <th scope="col">{t('microdata.person')}</th>
              <th scope="col">{t('payments.kayas')}</th>
              <th scope="col">{t('microdata.start')}</th>
              <th scope="col">{t('microdata.end')}</th>
              <th scope="col">{t('microdata.date')}</th>
              <th scope="col">{t('microdata.faults')}</th>
            </tr>
          </thead>
          <tbody>
            {People.slice((pages.page - 1) * pages.rows, pages.page * pages.rows).map((person) => (
              <tr key={person.Kayas}>
                <th scope="row">
                  {fullName(person)} <FormerMark hasLeft={person.HasLeft} />
                </th>
                <td data-label={t('payments.kayas')} className={classes.number}>
                  {person.Kayas}
                </td>
                <td data-label={t('microdata.start')}>
                  <PhaseButton person={person} phase="start" onOpen={onOpen} />
                </td>
                <td data-label={t('microdata.end')}>
                  <PhaseButton person={person} phase="end" onOpen={onOpen} />
                </td>
                <td data-label={t('microdata.date')} className={classes.number}>
                  {person.Date ? formatDate(person.Date) : '–'}
                </td>
                <td data-label={t('microdata.faults')}>
                  <Faults person={person} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager {...pages.of(People.length)} />
    </>
  )
}

interface PhaseProps extends Pick<Props, 'onOpen'> {
  readonly person: Person
  readonly phase: Phase
}

function PhaseButton({ person, phase, onOpen }: PhaseProps) {
  const { t } = useTexts()
  const { State, At, Sending: sending } = phaseOf(person, phase)
  const words = t(`microdata.state.${State}`, { date: At ? formatDate(At) : '' })
  return (
    <span className={classes.phase}>
      <button
        type="button"
        className={classes.open}
        aria-label={`${t(`microdata.open.${phase}`, { name: fullName(person) })}: ${words}`}
        onClick={() => onOpen(person.UserId, phase)}
      >
        <Badge tone={TONES[State]}>{words}</Badge>
      </button>
      {sending && <SendingBadge sending={sending} />}
    </span>
  )
}

const SENT_TONES = {
  waiting: 'scheduled',
  accepted: 'done',
  refused: 'overdue',
  failed: 'overdue',
} as const

/** What became of what was sent. */
function SendingBadge({ sending: { State, Current } }: { readonly sending: Sending }) {
  const { t } = useTexts()
  const isStale = State === 'accepted' && !Current
  return (
    <Badge tone={isStale ? 'info' : SENT_TONES[State]}>
      {t(`microdata.send.state.${isStale ? 'stale' : State}`)}
    </Badge>
  )
}

function Faults({ person: { Faults: faults, Sent } }: { readonly person: Person }) {
  const { t } = useTexts()
  const lines = [
    ...faults.map((fault) => t(`microdata.fault.${fault}`)),
    ...(Sent ? [] : [t('microdata.unsent')]),
  ]
  return lines.length === 0 ? (
    <Text as="span" tone="faint">
      {t('microdata.faults.none')}
    </Text>
  ) : (
    <span>{lines.join(' · ')}</span>
  )
}
