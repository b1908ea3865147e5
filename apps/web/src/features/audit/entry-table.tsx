import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { pagedTableClasses as tableClasses } from '#ui'
import { activitySentence } from './activity-sentence.ts'
import classes from './audit.module.css'
import { ChangeList } from './change-list.tsx'
import { EntryLinks } from './entry-links.tsx'
import type { Entry } from './entry.ts'

interface Props {
  readonly entries: readonly Entry[]
  /** Whether they are of several projects. */
  readonly withProjects: boolean
}

/** Entries of the log in words; each opens to what was changed and to where it leads. */
export function EntryTable({ entries, withProjects }: Props) {
  const { t } = useTexts()
  return (
    <table aria-label={t('audit.table')} className={`${tableClasses.table} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col" className={classes.when}>
            {t('audit.column.at')}
          </th>
          <th scope="col">{t('audit.column.what')}</th>
          {withProjects && <th scope="col">{t('audit.column.where')}</th>}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.Id}>
            <td data-label={t('audit.column.at')} className={classes.when}>
              <time dateTime={entry.At}>{formatDateTime(entry.At)}</time>
            </td>
            <td data-label={t('audit.column.what')} className={classes.what}>
              <What entry={entry} />
            </td>
            {withProjects && (
              <td data-label={t('audit.column.where')}>
                {entry.Project?.Descr ?? (
                  <Text as="span" tone="faint">
                    {t('audit.noProject')}
                  </Text>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function What({ entry }: { readonly entry: Entry }) {
  const { t, language } = useTexts()
  const count = entry.Changes.length
  const words = activitySentence(entry, t, language).map((part, index) =>
    typeof part === 'string' ? part : <b key={index}>{part.text}</b>,
  )
  return (
    <details className={classes.entry}>
      <summary>
        <span>{words}</span>
        {count > 0 && (
          <span className={classes.count}>
            {t('audit.changes', { count, number: formatNumber(count, language) })}
          </span>
        )}
      </summary>
      {count > 0 && <ChangeList changes={entry.Changes} />}
      <EntryLinks entry={entry} />
    </details>
  )
}
