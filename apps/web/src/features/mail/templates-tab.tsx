import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { askToConfirm, Loadable, MissingMark, SelectField, useUnsaved } from '#ui'
import { Row } from '#layout'
import { TemplateEditor } from './template-editor.tsx'

const NAMES = [
  'mentorMeetings.html',
  'rendezvous.html',
  'meetings.scheduled',
  'meetings.moved',
  'meetings.cancelled',
  'meetings.reminder',
  'meetings.timeAsked',
  'meetings.absence',
  'meetings.timeKept',
  'conferences.registered',
  'conferences.promoted',
  'conferences.changed',
  'conferences.cancelled',
  'conferences.withdrawn',
  'conferences.reminder',
  'applications.received',
  'applications.reviewing',
  'applications.changes',
  'applications.eligible',
  'applications.selected',
  'applications.rejected',
  'applications.withdrawn',
  'applications.uploadReminder',
  'actions.dueReminder',
  'actions.menteeDueReminder',
  'submissions.submitted',
  'submissions.accepted',
  'submissions.returned',
  'notifications.told',
  'notifications.reminder',
  'notifications.digest',
  'supervision.week',
  'documents.made',
  'reports.scheduled',
] as const
type Name = (typeof NAMES)[number]

/** The template that an address names, as `#tab=templates&template=meetings.moved`; else the first. */
function namedIn(hash: string): Name {
  const named = new URLSearchParams(hash.slice(1)).get('template')
  return NAMES.find((one) => one === named) ?? NAMES[0]
}

/** The words of the project's mails, template by template, in all languages beside each other. */
export function TemplatesTab() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [name, setName] = useState<Name>(() => namedIn(window.location.hash))
  const [isChanged, setChanged] = useState(false)
  useUnsaved(isChanged)
  const templates = useCall('mail.listTemplates', { ProjectId })
  const greek = useCall('mail.getTemplate', { ProjectId, Name: name, Language: 'el' })
  const english = useCall('mail.getTemplate', { ProjectId, Name: name, Language: 'en' })
  const template = {
    data: greek.data && english.data && { el: greek.data, en: english.data },
    error: greek.error ?? english.error,
    refetch: () => Promise.all([greek.refetch(), english.refetch()]),
  }

  /** Unsaved words are given up on purpose only. */
  async function choose(next: Name): Promise<void> {
    if (isChanged && !(await askToConfirm({ title: t('mail.template.leave'), danger: true })))
      return
    setChanged(false)
    setName(next)
  }
  const ownOf = (one: Name) => templates.data?.find(({ Name }) => Name === one)?.Own ?? []
  const labelOf = (one: Name): string => {
    const label = t(`mail.template.${one}`)
    return ownOf(one).length > 0 ? `${label} · ${t('mail.template.own')}` : label
  }
  return (
    <>
      <Row gap={5} lineGap={3} align="end">
        <SelectField
          label={t('mail.template')}
          options={NAMES.map((value) => ({ value, label: labelOf(value) }))}
          value={name}
          onChange={(value) => {
            const next = NAMES.find((one) => one === value)
            if (next) void choose(next)
          }}
        />
        <MissingMark
          value={Object.fromEntries(
            LANGUAGES.map((one) => [one, ownOf(name).includes(one) ? name : '']),
          )}
        />
      </Row>
      <Loadable query={template}>
        {(data) => (
          <TemplateEditor
            key={name}
            place={{ ProjectId, Name: name }}
            templates={data}
            onChanged={setChanged}
            onSaved={() => {
              void template.refetch()
              void templates.refetch()
            }}
          />
        )}
      </Loadable>
    </>
  )
}
