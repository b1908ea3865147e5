import { Card, Heading, Text } from '#layout'
import { useMay, useTexts } from '#shared'
import type { ActionTabProps } from '../action/action-tab.ts'
import { QuestChoice } from '../quest-choice.tsx'

/** The type of action that asks a questionnaire. */
const QUESTIONNAIRE = 4

/** Which questionnaire the action asks, chosen by a few letters of its title. */
export function QuestCard({ place, content, form }: ActionTabProps) {
  const { t } = useTexts()
  const may = useMay()
  if (content.TypeId !== QUESTIONNAIRE || !may('questionnaires.listQuests')) return null
  const { QuestId } = form.values
  const isBegun = content.QuestId !== null && content.Begun > 0
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.quest')}
      </Heading>
      <QuestChoice
        projectId={place.ProjectId}
        label={t('actions.author.questLabel')}
        hint={isBegun ? t('rule.quest_begun') : undefined}
        error={form.errorOf('QuestId')}
        disabled={isBegun}
        value={QuestId}
        onChange={(next) => form.set({ QuestId: next })}
      />
      {QuestId === null && (
        <Text tone="faint" size="medium">
          {t('rule.questionnaire_missing')}
        </Text>
      )}
    </Card>
  )
}
