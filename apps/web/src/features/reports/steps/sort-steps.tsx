import { Card, Heading } from '#layout'
import { useTexts } from '#shared'
import { Checkbox } from '#ui'
import { FormChoice } from '../results/form-choice.tsx'
import classes from './steps.module.css'
import type { StepProps } from './step-props.ts'

interface SortStepsProps extends StepProps {
  /** The columns of the result, as the preview found them. */
  readonly names: readonly string[]
}

/** Which rows come first. */
export function SortSteps({ steps, set, names }: SortStepsProps) {
  const { t } = useTexts()
  const sort = steps.Sort?.[0]
  const known = sort && !names.includes(sort.Column) ? [sort.Column, ...names] : names
  if (known.length === 0) return null
  return (
    <Card as="section" gap={3}>
      <Heading as="h2">{t('reports.steps.sort')}</Heading>
      <div className={classes.line}>
        <FormChoice
          label={t('reports.steps.column')}
          value={sort?.Column ?? ''}
          onChange={(Column) =>
            set({ Sort: Column ? [{ Column, Descending: sort?.Descending ?? false }] : [] })
          }
        >
          <option value="">{t('reports.steps.unsorted')}</option>
          {known.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FormChoice>
        {sort && (
          <Checkbox
            label={t('reports.column.descending')}
            checked={sort.Descending}
            onChange={(Descending) => set({ Sort: [{ ...sort, Descending }] })}
          />
        )}
      </div>
    </Card>
  )
}
