import { builtInOf } from '@telemachos/contract/core/define-texts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { askToConfirm, Button, Combobox, IconButton } from '#ui'
import { DraftTexts } from '../draft-texts.tsx'
import { fieldOptions } from '../field-options.ts'
import { moved, ReorderList } from '../reorder-list.tsx'
import { textsAt } from '../texts-at.ts'
import classes from './application.module.css'
import { FORM_PATH, freeName, namesOf, questionsOf, withQuestions } from './form-draft.ts'
import type { SectionProps } from './part-props.ts'
import { QuestionRow } from './question-row.tsx'

/** Fields that every person has, whatever the project keeps. */
const EVERYBODYS = ['first_name', 'last_name', 'email'] as const

/** A section of the form with its questions. */
export function SectionCard(props: SectionProps & { readonly name: string }) {
  const { edit, sections, place, name, opened, onOpen, onChange } = props
  const { t, language } = useTexts()
  const section = sections[place] ?? {}
  const questions = questionsOf(section)
  const path = [...FORM_PATH, place]
  const put = (next: typeof questions) =>
    onChange(sections.with(place, withQuestions(section, next)))
  const taken = namesOf(sections)
  const labelOf = ({ name: own, question }: (typeof questions)[number]) =>
    textsAt(question, { path: ['Label'] })[builtInOf(language)] ||
    String(question['Label'] ?? '') ||
    own
  const fields = [
    ...EVERYBODYS.map((value) => ({ value, label: t(`projects.application.field.${value}`) })),
    ...fieldOptions(edit.draft),
  ].filter(
    ({ value }, index, all) =>
      !taken.includes(value) && all.findIndex((one) => one.value === value) === index,
  )
  const add = (own: string, Label: string): void => {
    put([...questions, { name: own, question: { Label } }])
    onOpen(own)
  }
  async function remove(): Promise<void> {
    const count = questions.length
    const isSure =
      count === 0 ||
      (await askToConfirm({
        title: t('projects.application.removeSection', { name }),
        text: t('projects.application.removeSectionText', { count }),
        danger: true,
      }))
    if (isSure) onChange(sections.toSpliced(place, 1))
  }
  return (
    <section aria-label={name} className={classes.section}>
      <Row gap={2} justify="between" align="center">
        <h3>{name}</h3>
        <IconButton
          label={t('projects.application.removeSection', { name })}
          onClick={() => void remove()}
        >
          <IconTrash size={18} />
        </IconButton>
      </Row>
      <DraftTexts
        edit={edit}
        path={[...path, 'Title']}
        name={t('projects.application.sectionTitle')}
      />
      <DraftTexts
        edit={edit}
        path={[...path, 'Text']}
        name={t('projects.application.sectionText')}
        optional
      />
      <ReorderList
        label={t('projects.application.questions', { name })}
        items={questions}
        nameOf={labelOf}
        keyOf={(one) => one.name}
        onMove={(from, to) => put(moved(questions, from, to))}
      >
        {(one) => (
          <QuestionRow
            {...props}
            one={one}
            title={labelOf(one)}
            isOpen={opened === one.name}
            onRemove={() => {
              put(questions.filter((other) => other.name !== one.name))
              onOpen(undefined)
            }}
          />
        )}
      </ReorderList>
      <div className={classes.adding}>
        <Combobox
          label={t('projects.application.askField')}
          hint={t('projects.application.askFieldHint')}
          options={fields}
          value={null}
          onChange={(value) => {
            const field = fields.find((one) => one.value === value)
            if (field) add(field.value, field.label.replace(` (${field.value})`, ''))
          }}
        />
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => add(freeName(taken), '')}
        >
          {t('projects.application.addQuestion')}
        </Button>
      </div>
    </section>
  )
}
