import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { askToConfirm, Loadable, SelectField } from '#ui'
import { Row } from '#layout'
import { TemplateEditor } from './template-editor.tsx'

const NAMES = [
  'mentorMeetings.html',
  'rendezvous.html',
  'meetings.scheduled',
  'meetings.moved',
  'meetings.cancelled',
  'meetings.reminder',
] as const
type Name = (typeof NAMES)[number]
const LANGUAGES = ['el', 'en'] as const
type Language = (typeof LANGUAGES)[number]

/** The words of the project's mails, template by template and language by language. */
export function TemplatesTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [name, setName] = useState<Name>(NAMES[0])
  const [language, setLanguage] = useState<Language>('el')
  const [isChanged, setChanged] = useState(false)
  const templates = useCall('mail.listTemplates', { ProjectId })
  const template = useCall('mail.getTemplate', { ProjectId, Name: name, Language: language })

  /** Unsaved words are given up on purpose only. */
  async function leave(go: () => void): Promise<void> {
    if (isChanged && !(await askToConfirm({ title: t('mail.template.leave'), danger: true })))
      return
    setChanged(false)
    go()
  }
  const labelOf = (one: Name): string => {
    const own = templates.data?.find(({ Name }) => Name === one)?.Own ?? []
    const label = t(`mail.template.${one}`)
    return own.length > 0 ? `${label} · ${t('mail.template.own')}` : label
  }
  return (
    <>
      <Row gap={5} lineGap={3}>
        <SelectField
          label={t('mail.template')}
          options={NAMES.map((value) => ({ value, label: labelOf(value) }))}
          value={name}
          onChange={(value) => {
            const next = NAMES.find((one) => one === value)
            if (next) void leave(() => setName(next))
          }}
        />
        <SelectField
          label={t('mail.template.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`mail.template.${value}`) }))}
          value={language}
          onChange={(value) => {
            const next = LANGUAGES.find((one) => one === value)
            if (next) void leave(() => setLanguage(next))
          }}
        />
      </Row>
      <Loadable query={template}>
        {(data) => (
          <TemplateEditor
            key={`${name} ${language} ${data.History[0]?.At ?? ''}`}
            place={{ ProjectId, Name: name, Language: language }}
            template={data}
            onChanged={setChanged}
            onSaved={() => {
              setChanged(false)
              void template.refetch()
              void templates.refetch()
            }}
          />
        )}
      </Loadable>
    </>
  )
}
