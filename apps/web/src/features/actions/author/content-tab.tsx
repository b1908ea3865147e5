import { Card, Heading, Stack } from '#layout'
import { LanguageFields } from '#ui'
import { useTexts } from '#shared'
import type { ActionTabProps } from '../action/action-tab.ts'
import { CompletionCard } from './completion-card.tsx'
import { ConditionsCard } from './conditions-card.tsx'
import { DescriptionFields } from './description-fields.tsx'
import { PreviewCard } from './preview-card.tsx'
import { QuestCard } from './quest-card.tsx'
import { RoleTitles } from './role-titles.tsx'
import { useConditionFields } from './use-condition-fields.ts'
import { useNamedPart } from './use-named-part.ts'
import { useSuggestWords } from './use-suggest-words.ts'
import classes from './author.module.css'

/** What an action says and to whom, with what the mentee will see beside it. */
export default function ContentTab(props: ActionTabProps) {
  const { t } = useTexts()
  const { place, form, content } = props
  const { Title, Form } = form.values
  const suggest = useSuggestWords(place.ProjectId, Form)
  const condition = (name: 'ShowCondition' | 'EnableCondition') => ({
    value: form.values[name],
    maxLength: form.text(name).maxLength,
    error: form.errorOf(name),
    onChange: (value: string) => form.set({ [name]: value }),
  })
  const fields = useConditionFields(place.ProjectId, Form)
  const parts = useNamedPart()
  return (
    <div ref={parts} className={classes.columns}>
      <Stack gap={4} packed>
        <Card as="section" gap={3}>
          <Heading as="h2" size="section">
            {t('actions.author.words')}
          </Heading>
          <LanguageFields
            name={t('actions.author.title')}
            value={Title}
            maxLength={form.text('Title').maxLength ?? 0}
            onChange={(next) => form.set({ Title: next })}
            errorOf={(language) => language === 'el' && form.errorOf('Title')}
          />
          <RoleTitles form={form} />
          <DescriptionFields place={place} form={form} />
        </Card>
        <div data-part="QuestId">
          <QuestCard {...props} />
        </div>
        <ConditionsCard
          place={place}
          show={condition('ShowCondition')}
          enable={condition('EnableCondition')}
          suggest={suggest}
          fields={fields}
        />
        <CompletionCard form={form} suggest={suggest} fields={fields} />
      </Stack>
      <PreviewCard place={place} form={form} content={content} />
    </div>
  )
}
