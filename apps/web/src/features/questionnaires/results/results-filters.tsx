import { useTexts } from '#shared'
import { Choice } from '#ui'
import type { Distribution } from './question-chart.ts'
import type { ResultsSearch } from './results-filter.ts'
import classes from './results.module.css'

interface Props {
  readonly distribution: Distribution
  readonly search: ResultsSearch
  readonly onChange: (next: Partial<ResultsSearch>) => void
}

/**
 * Which attempts are counted: of which action, how they ended, and of which version. The list of
 * people has a state of its own, and shows every version.
 */
export function ResultsFilters({ distribution, search, onChange }: Props) {
  const { t } = useTexts()
  const { Actions, Versions, Version } = distribution
  return (
    <div className={classes.filters}>
      {Actions.length > 1 && (
        <Choice
          label={t('results.action')}
          value={String(search.action ?? '')}
          onChange={(action) => onChange({ action: Number(action) || undefined })}
        >
          <option value="">{t('results.action.all')}</option>
          {Actions.map(({ Id, Title }) => (
            <option key={Id} value={Id}>
              {Title}
            </option>
          ))}
        </Choice>
      )}
      {search.tab !== 'people' && (
        <Choice
          label={t('results.state')}
          value={search.state ?? 'finished'}
          isFilter={search.state !== undefined}
          onChange={(state) =>
            onChange({ state: state === 'expired' || state === 'all' ? state : undefined })
          }
        >
          <option value="finished">{t('results.state.onlyFinished')}</option>
          <option value="expired">{t('results.state.onlyExpired')}</option>
          <option value="all">{t('results.state.all')}</option>
        </Choice>
      )}
      {search.tab !== 'people' && Versions.length > 1 && (
        <Choice
          label={t('results.version')}
          value={String(Version)}
          isFilter={search.version !== undefined}
          onChange={(version) => onChange({ version: Number(version) || undefined })}
        >
          {Versions.map((one) => (
            <option key={one.Version} value={one.Version}>
              {t('results.version.of', { version: one.Version })}
            </option>
          ))}
        </Choice>
      )}
    </div>
  )
}
