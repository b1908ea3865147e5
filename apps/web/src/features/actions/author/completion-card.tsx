import { Card, Heading, Text } from '#layout'
import { Checkbox, SelectField } from '#ui'
import { useTexts } from '#shared'
import { COMPLETED_BY } from '@telemachos/contract/actions/completion-choices'
import type { ContentForm } from '../action/action-tab.ts'
import { ConditionField } from '../conditions/condition-field.tsx'
import type { ConditionField as ReadField } from '../conditions/condition-fields.ts'
import { conditionProblem } from './condition-problem.ts'
import type { useSuggestWords } from './use-suggest-words.ts'

interface Props {
  readonly form: ContentForm
  readonly suggest: ReturnType<typeof useSuggestWords>
  /** What may be chosen. */
  readonly fields: readonly ReadField[]
}

/** What the server takes at most. */
const MAX_CONDITION = 4_000

/** By whom and when the action is completed. */
export function CompletionCard({ form, suggest, fields }: Props) {
  const { t } = useTexts()
  const { Completion } = form.values
  const set = (change: Partial<typeof Completion>) =>
    form.set({ Completion: { ...Completion, ...change } })
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.completion')}
      </Heading>
      <Text tone="faint" size="medium">
        {t('actions.author.completion.hint')}
      </Text>
      <SelectField
        label={t('actions.author.completion.by')}
        none={t('actions.author.completion.by.either')}
        options={COMPLETED_BY.filter((by) => by !== 'either').map((by) => ({
          value: by,
          label: t(`actions.author.completion.by.${by}`),
        }))}
        value={Completion.By === 'either' ? null : Completion.By}
        onChange={(next) => set({ By: COMPLETED_BY.find((by) => by === next) ?? 'either' })}
      />
      <Checkbox
        label={t('actions.author.completion.fields')}
        checked={Completion.NeedsFields}
        onChange={(NeedsFields) => set({ NeedsFields })}
      />
      <div data-part="Completion">
        <ConditionField
          fields={fields}
          label={t('actions.author.completion.condition')}
          hint={t('actions.author.completion.conditionHint')}
          maxLength={MAX_CONDITION}
          value={Completion.Condition}
          error={conditionProblem(Completion.Condition, t)}
          onChange={(Condition) => set({ Condition })}
          suggest={suggest}
        />
      </div>
    </Card>
  )
}
