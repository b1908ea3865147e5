import { Card, Heading, Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { Combobox, SearchField, SelectField } from '#ui'
import { LANGUAGES, type Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { TITLE_ROLES, type TitleRole } from '@telemachos/contract/actions/title-roles'
import { formatNumber } from '@telemachos/rules/numbers'
import { fullName } from '@telemachos/rules/greek-person'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ActionTabProps } from '../action/action-tab.ts'
import { DataInput } from '../action/data-input.tsx'
import { RichTextView } from '../action/rich-text-view.tsx'
import {
  asks,
  fieldsOf,
  readFields,
  type FormField,
} from '@telemachos/questionnaire/form/form-field'
import { conditionProblem } from './condition-problem.ts'
import { WhyNot } from './why-not.tsx'
import classes from './author.module.css'

type Props = Pick<ActionTabProps, 'place' | 'form' | 'content'>

/** The action as people of a role see it, as it is written here, to try: nothing of it is kept. */
export function PreviewCard({ place, form, content }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [role, setRole] = useState<TitleRole>('Mentee')
  const [language, setLanguage] = useState<Language>(texts.language)
  const [menteeId, setMenteeId] = useState<number | null>(null)
  const { Title, RoleTitles, Descr, Form } = form.values
  const fields = readFields(Form)
  const own = textIn(RoleTitles[role] ?? {}, language)
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.preview')}
      </Heading>
      <div className={classes.pair}>
        <SelectField
          label={t('actions.author.preview.as')}
          none={t('identity.role.Mentee')}
          options={TITLE_ROLES.filter((one) => one !== 'Mentee').map((one) => ({
            value: one,
            label: t(`identity.role.${one}`),
          }))}
          value={role === 'Mentee' ? null : role}
          onChange={(next) => setRole(TITLE_ROLES.find((one) => one === next) ?? 'Mentee')}
        />
        <SelectField
          label={t('actions.author.preview.language')}
          none={t(`actions.author.preview.${LANGUAGES[0]}`)}
          options={LANGUAGES.slice(1).map((one) => ({
            value: one,
            label: t(`actions.author.preview.${one}`),
          }))}
          value={language === LANGUAGES[0] ? null : language}
          onChange={(next) => setLanguage(LANGUAGES.find((one) => one === next) ?? LANGUAGES[0])}
        />
      </div>
      <MenteeChoice place={place} form={form} chosen={menteeId} onChoose={setMenteeId} />
      <div className={classes.preview} lang={language}>
        {!content.Published && (
          <Text tone="faint" size="medium">
            {t('actions.author.preview.unpublished')}
          </Text>
        )}
        <Heading as="h3" size="section">
          {own || textIn(Title, language)}
        </Heading>
        <RichTextView text={textIn(Descr, language)} under={3} />
        {role === 'Mentee' ? (
          <Fields fields={fieldsOf(fields, 'mentee')} />
        ) : (
          <Questions fields={fields.filter(asks)} language={language} />
        )}
      </div>
    </Card>
  )
}

interface MenteeChoiceProps extends Pick<Props, 'place' | 'form'> {
  readonly chosen: number | null
  readonly onChoose: (menteeId: number | null) => void
}

/** For whom it is looked at: for nobody, or for a mentee, to whom it is shown and open or not, and why. */
function MenteeChoice({ place, form, chosen, onChoose }: MenteeChoiceProps) {
  const { t, language } = useTexts()
  const [search, setSearch] = useState('')
  const { ShowCondition, EnableCondition } = form.values
  const isReadable = [ShowCondition, EnableCondition].every(
    (condition) => conditionProblem(condition, t) === undefined,
  )
  const conditions = {
    ShowCondition: ShowCondition.trim(),
    EnableCondition: EnableCondition.trim(),
  }
  const people = useCall(
    'actions.tryConditions',
    {
      ...place,
      ShowCondition: '',
      EnableCondition: '',
      Search: search,
    },
    { placeholderData: keepPreviousData },
  )
  const found = useCall(
    'actions.tryConditions',
    { ...place, ...conditions, MenteeId: chosen },
    { enabled: chosen !== null && isReadable },
  )
  const [person] = (chosen !== null && found.data?.List) || []
  const { Mentees = 0, List = [] } = people.data ?? {}
  // Whoever was chosen stays, whatever is looked for next.
  const isListed = !person || List.some(({ Id }) => Id === person.Id)
  const options = isListed ? List : [person, ...List]
  return (
    <>
      {(Mentees > List.length || search !== '') && (
        <SearchField
          label={t('actions.author.preview.search')}
          placeholder={t('actions.author.preview.search')}
          value={search}
          onChange={setSearch}
        />
      )}
      <Combobox
        label={t('actions.author.preview.for')}
        hint={
          Mentees > List.length
            ? t('actions.author.preview.first', { count: formatNumber(List.length, language) })
            : undefined
        }
        options={options.map((one) => ({ value: String(one.Id), label: fullName(one) }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(value) => onChoose(value === null ? null : Number(value))}
      />
      <div role="status">{person && <WhyNot person={person} />}</div>
    </>
  )
}

/** What a mentee fills in, to try. */
function Fields({ fields }: { readonly fields: readonly FormField[] }) {
  const { t } = useTexts()
  const id = useId()
  const [values, setValues] = useState<Readonly<Record<string, string | boolean>>>({})
  return fields.map((field) => (
    <DataInput
      key={`${field.name} ${field.type}`}
      id={`${id}-${field.name}`}
      field={{ ...field, label: labelOf(field, t('actions.author.untitled')) }}
      value={values[field.name] ?? (field.type === 'checkbox' ? false : '')}
      error={undefined}
      onChange={(value) => setValues({ ...values, [field.name]: value })}
      onLeave={() => {}}
    />
  ))
}

interface QuestionsProps {
  readonly fields: readonly FormField[]
  readonly language: Language
}

/** What those who look after a mentee read: the questions, below which the mentee's answers are. */
function Questions({ fields, language }: QuestionsProps) {
  const { t } = useTexts()
  if (fields.length === 0) return null
  return (
    <>
      <Text tone="faint" size="medium">
        {t('actions.author.preview.answers')}
      </Text>
      <ul className={classes.missing}>
        {fields.map((field) => (
          <li key={field.name}>{textIn(field.label, language) || t('actions.author.untitled')}</li>
        ))}
      </ul>
    </>
  )
}

const labelOf = ({ label: { el, en } }: FormField, untitled: string) => ({
  el: el || untitled,
  en: en || el || untitled,
})
