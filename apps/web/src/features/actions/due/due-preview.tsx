import { FailureNotice, Heading, Text } from '#layout'
import { Pager, useDebounced } from '#ui'
import { formatDate } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState, type ReactNode } from 'react'
import { errorText, useCall, useTexts, type CallOutput } from '#shared'
import type { DueRule } from './due-draft.ts'
import classes from './due-preview.module.css'

type Preview = CallOutput<'actions.previewDueRule'>

interface Props {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly rule: DueRule
}

const PAGE = 20
const WHILE_TYPING = 500

/** Which date a rule gives to whom now, before it is saved. */
export function DuePreview({ place, rule }: Props) {
  const { t } = useTexts()
  const settled = useDebounced(JSON.stringify(rule), WHILE_TYPING)
  const [at, setAt] = useState({ rule: settled, page: 1 })
  const page = at.rule === settled ? at.page : 1
  const query = useCall(
    'actions.previewDueRule',
    { ...place, Rule: JSON.parse(settled) as DueRule, page },
    { placeholderData: (before) => before, retry: false },
  )
  return (
    <section className={classes.preview} aria-busy={query.isFetching}>
      <Heading as="h3" size="section">
        {t('due.preview.title')}
      </Heading>
      {query.error && <FailureNotice>{errorText(query.error, t)}</FailureNotice>}
      {query.data && (
        <Found preview={query.data}>
          {query.data.All > PAGE && (
            <Pager
              page={page}
              last={Math.ceil(query.data.All / PAGE)}
              onChange={(next) => setAt({ rule: settled, page: next })}
            />
          )}
        </Found>
      )}
    </section>
  )
}

interface FoundProps {
  readonly preview: Preview
  /** Leads to the rest of the people. */
  readonly children: ReactNode
}

/** The people are shown at once where it is about a change for some of them. */
function Found({ preview, children }: FoundProps) {
  const { t, language } = useTexts()
  const { All, Dated, Changed, Late, Earliest, Latest, list } = preview
  if (All === 0) return <Text tone="faint">{t('due.preview.none')}</Text>
  const number = (count: number) => formatNumber(count, language)
  return (
    <>
      <Text>
        {Dated === 0
          ? t('due.preview.undated', { all: number(All) })
          : t('due.preview.totals', {
              all: number(All),
              dated: number(Dated),
              earliest: formatDate(Earliest ?? ''),
              latest: formatDate(Latest ?? ''),
            })}
      </Text>
      {Changed > 0 && (
        <Text>{t('due.preview.changed', { count: Changed, changed: number(Changed) })}</Text>
      )}
      {Late > 0 && <Text>{t('due.preview.late', { late: number(Late) })}</Text>}
      <details open={Changed > 0} className={classes.everybody}>
        <summary>{t('due.preview.people')}</summary>
        <ul className={classes.people}>
          {list.map((person) => (
            <Person key={person.Id} person={person} />
          ))}
        </ul>
        {children}
      </details>
    </>
  )
}

function Person({ person }: { readonly person: Preview['list'][number] }) {
  const { t } = useTexts()
  const { Joined, Due, Now, Late, Completed, Extension } = person
  const due = (date: string | null) => (date ? formatDate(date) : t('due.preview.notYet'))
  const marks = [
    Late && t('due.preview.isLate'),
    Completed && t('due.preview.done'),
    Extension && t('due.preview.extended'),
  ].filter(Boolean)
  return (
    <li className={classes.person} data-late={Late || undefined}>
      <span className={classes.name}>
        {fullName(person)}
        <small>{`${t('due.preview.joined')}: ${formatDate(Joined)}`}</small>
      </span>
      <span>
        <small>{t('due.preview.now')}</small> {due(Now)}
      </span>
      <span>
        <small>{t('due.preview.then')}</small> <strong>{due(Due)}</strong>
        {marks.length > 0 && <small className={classes.marks}>{marks.join(' · ')}</small>}
      </span>
    </li>
  )
}
