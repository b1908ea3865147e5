import { Heading, Row, Stack, Text } from '#layout'
import { MAX_CRITERIA } from '@telemachos/contract/applications/limits'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { Button, IconButton, LanguageFields, TextField } from '#ui'
import classes from './applications.module.css'
import type { Rules } from './rules.ts'

type Criterion = Rules['Criteria'][number]

interface Props {
  readonly criteria: readonly Criterion[]
  /** Something has been scored: only the words may change. */
  readonly isFixed: boolean
  readonly onChange: (criteria: Criterion[]) => void
}

const whole = (typed: string): number => Math.min(100, Math.max(1, Math.trunc(Number(typed)) || 1))

/** What reviewers judge, with the weight and the points of each. */
export function CriteriaFields({ criteria, isFixed, onChange }: Props) {
  const { t } = useTexts()
  const sum = criteria.reduce((total, { Weight }) => total + Weight, 0)
  function add(): void {
    let number = criteria.length + 1
    while (criteria.some(({ Key }) => Key === `criterion_${number}`)) number += 1
    onChange([
      ...criteria,
      { Key: `criterion_${number}`, Label: { el: '', en: '' }, Weight: 10, Max: 10 },
    ])
  }
  return (
    <Stack as="section" gap={3} aria-label={t('applications.rules.criteria')}>
      <Heading as="h3">{t('applications.rules.criteria')}</Heading>
      <Text tone="soft">
        {t(isFixed ? 'applications.rules.criteriaFixed' : 'applications.rules.criteriaText')}
      </Text>
      <ul className={classes.rules}>
        {criteria.map((criterion, place) => {
          const number = place + 1
          const put = (part: Partial<Criterion>): void =>
            onChange(criteria.with(place, { ...criterion, ...part }))
          return (
            <li key={criterion.Key}>
              <LanguageFields
                name={t('applications.rules.criterion', { number })}
                value={criterion.Label}
                maxLength={300}
                onChange={({ el, en }) => put({ Label: { el, en } })}
              />
              <Row gap={3} align="end">
                <TextField
                  label={t('applications.rules.weight', { number })}
                  hint={t('applications.rules.weightHint', {
                    percent: sum === 0 ? 0 : Math.round((100 * criterion.Weight) / sum),
                  })}
                  inputMode="numeric"
                  disabled={isFixed}
                  value={String(criterion.Weight)}
                  onChange={({ currentTarget }) => put({ Weight: whole(currentTarget.value) })}
                />
                <TextField
                  label={t('applications.rules.max', { number })}
                  inputMode="numeric"
                  disabled={isFixed}
                  value={String(criterion.Max)}
                  onChange={({ currentTarget }) => put({ Max: whole(currentTarget.value) })}
                />
                {!isFixed && (
                  <IconButton
                    label={t('applications.rules.removeCriterion', { number })}
                    onClick={() => onChange(criteria.toSpliced(place, 1))}
                  >
                    <IconTrash size={18} />
                  </IconButton>
                )}
              </Row>
            </li>
          )
        })}
      </ul>
      {!isFixed && criteria.length < MAX_CRITERIA && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={add}
          >
            {t('applications.rules.addCriterion')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
