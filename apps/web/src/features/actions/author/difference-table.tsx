import { useTexts } from '#shared'
import type { ContentDifference } from './content-differences.ts'
import classes from './difference-table.module.css'

interface Props {
  readonly differences: readonly ContentDifference[]
}

/** What changes from what mentees see now to what has been written, part by part. */
export function DifferenceTable({ differences }: Props) {
  const { t } = useTexts()
  if (differences.length === 0) return <p>{t('actions.author.draft.same')}</p>
  const [before, after] = [t('actions.author.draft.before'), t('actions.author.draft.after')]
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('ui.conflict.what')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={one.label}>
            <th scope="row">{one.label}</th>
            <td data-of={before}>{one.before || t('ui.conflict.empty')}</td>
            <td data-of={after}>{one.after || t('ui.conflict.empty')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
