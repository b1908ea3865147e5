import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { pathOf } from '@telemachos/contract/paths'
import type { CSSProperties } from 'react'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'
import type { ActionNumbers, OverviewNumbers } from './overview-numbers.ts'
import classes from './action-table.module.css'

/**
 * Each action with a bar of what is done, scheduled and overdue, by colour and pattern, and the
 * same in numbers beside it.
 */
export function ActionTable({ numbers }: { readonly numbers: OverviewNumbers }) {
  const { t } = useTexts()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('users.overview.column.action')}</th>
          <th scope="col" className={classes.bars}>
            {t('users.overview.column.progress')}
          </th>
          <th scope="col" className={classes.number}>
            <i className={classes.key} data-part="done" aria-hidden="true" />
            {t('users.overview.column.done')}
          </th>
          <th scope="col" className={classes.number}>
            <i className={classes.key} data-part="scheduled" aria-hidden="true" />
            {t('users.overview.column.scheduled')}
          </th>
          <th scope="col" className={classes.number}>
            <i className={classes.key} data-part="overdue" aria-hidden="true" />
            {t('users.overview.column.overdue')}
          </th>
        </tr>
      </thead>
      <tbody>
        {numbers.actions.map((action) => (
          <Row key={action.column.Id} action={action} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ action }: { readonly action: ActionNumbers }) {
  const { t, language } = useTexts()
  const { column, done, scheduled, overdue } = action
  const of = Math.max(1, action.people)
  const cell = (value: number, label: string) => (
    <td className={classes.number} data-label={label} data-zero={value === 0 ? '' : undefined}>
      {formatNumber(value, language)}
    </td>
  )
  return (
    <tr>
      <th scope="row">
        <ProjectLink to={pathOf('mentor.action.list.view', { actionId: column.Id })}>
          {column.Title}
        </ProjectLink>
        {column.Due !== null && (
          <span className={classes.due}>
            {t('users.overview.column.due')} {formatDate(column.Due)}
          </span>
        )}
      </th>
      <td className={classes.bars}>
        <div className={classes.bar} aria-hidden="true">
          <Part name="done" share={done / of} />
          <Part name="scheduled" share={scheduled / of} />
          <Part name="overdue" share={overdue / of} />
        </div>
      </td>
      {cell(done, t('users.overview.column.done'))}
      {cell(scheduled, t('users.overview.column.scheduled'))}
      {cell(overdue, t('users.overview.column.overdue'))}
    </tr>
  )
}

interface PartProps {
  readonly name: 'done' | 'scheduled' | 'overdue'
  readonly share: number
}

function Part({ name, share }: PartProps) {
  if (share === 0) return null
  return <span data-part={name} style={{ '--share': share } as CSSProperties} />
}
