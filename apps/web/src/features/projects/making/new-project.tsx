import { Card, FailureNotice, Page, Row } from '#layout'
import { useNavigate } from '@tanstack/react-router'
import type { ProjectPart } from '@telemachos/contract/projects/template-keys'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { limitOf, useCall, useForm, useTexts } from '#shared'
import { BackLink, Button, LanguageFields, TextField, toast, useDebounced, NamedHeading } from '#ui'
import { SourceChoice, type Source } from './source-choice.tsx'
import { WhatIsMade } from './what-is-made.tsx'

/** What is chosen at first of another project: everything that belongs to no year of it. */
const FIRST_PARTS: readonly ProjectPart[] = [
  'settings',
  'menus',
  'fields',
  'mails',
  'consent',
  'actions',
]

interface Props {
  /** Goes on from blank, in the editor. */
  readonly onBlank: (named: {
    readonly el: string
    readonly en: string
    readonly url: string
  }) => void
}

/** A new project: its name, an address made from that, and what it begins with. */
export default function NewProject({ onBlank }: Props) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [source, setSource] = useState<Source>({ kind: 'blank' })
  const [parts, setParts] = useState(FIRST_PARTS)
  const from = fromOf(source, parts)
  const [name, setName] = useState('')
  const [isOwnUrl, setOwnUrl] = useState(false)
  const rested = useDebounced(name, 500)
  const isAsking = rested.trim() !== '' && !isOwnUrl
  const suggested = useCall('projects.suggestUrl', { Name: rested }, { enabled: isAsking })
  const suggestion = isAsking ? (suggested.data?.Url ?? '') : ''
  const form = useForm('projects.makeProject', {
    start: { el: '', en: '', Url: '' },
    inputOf: ({ el, en, Url }) => from && { Name: { el, en }, Url: Url || suggestion, From: from },
    required: () => ({ el: t('rule.required') }),
    onSaved: ({ Id, url: made }) => {
      toast(t('projects.made'))
      void navigate({
        to: inProject(made, pathOf('admin.project.view', { ProjectId: Id })),
        hash: 'tab=setup',
      })
    },
  })
  const { values } = form
  const url = values.Url || suggestion
  return (
    <Page width="text">
      <header>
        <BackLink to={pathOf('admin.project.list')}>{t('projects.toList')}</BackLink>
        <NamedHeading name={t('projects.newTitle')} />
      </header>
      <Card as="form" gap={5} {...form.form}>
        <LanguageFields
          name={t('projects.set.name')}
          value={{ el: values.el, en: values.en }}
          maxLength={limitOf('projects.makeProject', 'Name.el')}
          errorOf={(language) => form.errorOf(language)}
          onChange={(text) => {
            setName(text.el)
            form.set(text)
          }}
        />
        <TextField
          label={t('projects.set.url')}
          hint={t('projects.making.urlHint')}
          value={url}
          maxLength={100}
          spellCheck={false}
          error={form.errorOf('Url')}
          onChange={({ currentTarget }) => {
            setOwnUrl(currentTarget.value !== '')
            form.set({ Url: currentTarget.value })
          }}
        />
        <SourceChoice
          source={source}
          parts={parts}
          onChange={(next, chosen) => {
            setSource(next)
            setParts(chosen)
          }}
        />
        {from && <WhatIsMade from={from} />}
        {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
        <Row gap={3}>
          {source.kind === 'blank' ? (
            <Button onClick={() => onBlank({ el: values.el, en: values.en, url })}>
              {t('projects.making.goOn')}
            </Button>
          ) : (
            <Button {...form.button} disabled={!from}>
              {t('projects.making.make')}
            </Button>
          )}
        </Row>
      </Card>
    </Page>
  )
}

/** What the project begins with, as the call takes it; nothing from blank, or while it is not chosen. */
function fromOf(source: Source, parts: readonly ProjectPart[]) {
  if (source.kind === 'ready') return { Kind: 'ready' as const, Key: source.key }
  if (source.kind === 'blank' || source.projectId === null || parts.length === 0) return undefined
  return { Kind: 'project' as const, SourceId: source.projectId, Parts: [...parts] }
}
