import { FailureNotice, Heading, Text } from '#layout'
import { Pager, useDebounced } from '#ui'
import { formatDate } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { errorText, useCall, useTexts, type CallInput, type CallOutput } from '#shared'
import classes from './due-preview.module.css'

type Preview = CallOutput<'actions.previewDueReminders'>
type Own = CallInput<'actions.previewDueReminders'>['Own']

interface Props {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly own: Own
}

const PAGE = 20
const WHILE_CHOOSING = 500

/** Who would be reminded next, and when, before it is saved. */
export function RemindersPreview({ place, own }: Props) {
  const { t } = useTexts()
  const settled = useDebounced(JSON.stringify(own), WHILE_CHOOSING)
  const [at, setAt] = useState({ own: settled, page: 1 })
  const page = at.own === settled ? at.page : 1
  const query = useCall(
    'actions.previewDueReminders',
    { ...place, Own: JSON.parse(settled) as Own, page },
    { placeholderData: (before) => before, retry: false },
  )
  const { data } = query
  return (
    <section className={classes.preview} aria-busy={query.isFetching}>
      <Heading as="h3" size="section">
        {t('due.remind.next')}
      </Heading>
      {query.error && <FailureNotice>{errorText(query.error, t)}</FailureNotice>}
      {data?.All === 0 && <Text tone="faint">{t('due.remind.nobody')}</Text>}
      {data && data.All > 0 && (
        <ul className={classes.people}>
          {data.list.map((person) => (
            <Person key={person.Id} person={person} />
          ))}
        </ul>
      )}
      {data && data.All > PAGE && (
        <Pager
          page={page}
          last={Math.ceil(data.All / PAGE)}
          onChange={(next) => setAt({ own: settled, page: next })}
        />
      )}
    </section>
  )
}

function Person({ person }: { readonly person: Preview['list'][number] }) {
  const { t } = useTexts()
  const { On, Due, Mentor } = person
  return (
    <li className={classes.person}>
      <span className={classes.name}>
        {fullName(person)}
        {Mentor && <small>{t('due.remind.with', { mentor: Mentor })}</small>}
      </span>
      <span>
        <small>{t('due.remind.due')}</small> {formatDate(Due)}
      </span>
      <span>
        <small>{t('due.remind.on')}</small> <strong>{formatDate(On)}</strong>
      </span>
    </li>
  )
}
