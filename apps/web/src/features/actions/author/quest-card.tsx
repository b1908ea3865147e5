import { Card, Heading, Text } from '#layout'
import { Combobox } from '#ui'
import { useCall, useMay, useTexts } from '#shared'
import type { ActionTabProps } from '../../../shared/actions/action-tab.ts'

/** The type of action that asks a questionnaire. */
const QUESTIONNAIRE = 4

/** Which questionnaire the action asks, chosen by a few letters of its title. */
export function QuestCard({ place, content, form }: ActionTabProps) {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = place
  const isAsked = content.TypeId === QUESTIONNAIRE && may('questionnaires.listQuests')
  const query = useCall(
    'questionnaires.listQuests',
    { ProjectId, Search: '', page: 1 },
    { enabled: isAsked },
  )
  if (!isAsked) return null
  const { QuestId } = form.values
  const isBegun = content.QuestId !== null && content.Begun > 0
  const options = (query.data?.list ?? []).map(({ Id, Title }) => ({
    value: String(Id),
    label: Title,
  }))
  const isKnown = options.some(({ value }) => value === String(QuestId))
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.quest')}
      </Heading>
      <Combobox
        label={t('actions.author.questLabel')}
        hint={isBegun ? t('rule.quest_begun') : undefined}
        error={form.errorOf('QuestId')}
        disabled={isBegun}
        options={
          isKnown || QuestId === null
            ? options
            : [
                ...options,
                { value: String(QuestId), label: t('actions.author.questOf', { QuestId }) },
              ]
        }
        value={QuestId === null ? null : String(QuestId)}
        onChange={(value) => form.set({ QuestId: value === null ? null : Number(value) })}
      />
      {QuestId === null && (
        <Text tone="faint" size="medium">
          {t('rule.questionnaire_missing')}
        </Text>
      )}
    </Card>
  )
}
