import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { ROLE_LEVEL, ROLES, type Role } from '@telemachos/contract/core/roles'
import { Suspense, useState } from 'react'
import { useForm, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import {
  askToConfirm,
  Button,
  Checkbox,
  lazyPart,
  loadCodeEditor,
  MultiSelect,
  showSystemMessage,
  TextField,
  toast,
} from '#ui'
import classes from './documents.module.css'
import { ForPeople } from './for-people.tsx'
import { Preview } from './preview.tsx'
import { Versions } from './versions.tsx'

const CodeEditor = lazyPart(loadCodeEditor)

interface DocumentEditorProps {
  /** Undefined for a new one. */
  readonly document: CallOutput<'documents.getRazorDocuments'>[number] | undefined
  readonly onSaved: (name: string | undefined) => void
}

/** A document: its text, what prepares it, a sample, and who sees it. */
export function DocumentEditor({ document, onSaved }: DocumentEditorProps) {
  const { t } = useTexts()
  const { ProjectId, Level } = useIdentity()
  const roles = ROLES.filter(
    (role) => ROLE_LEVEL[role] >= Level && ROLE_LEVEL[role] < ROLE_LEVEL.Registered,
  ).map((role) => ({ value: role, label: t(`identity.role.${role}`) }))
  const [version, setVersion] = useState(document?.Version ?? 0)
  const deleting = useWrite('documents.deleteRazorDocument')
  const form = useForm('documents.saveRazorDocument', {
    start: {
      Name: document?.Name ?? '',
      Text: document?.Text ?? '',
      Function: document?.Function ?? '',
      Arguments: document?.Arguments ?? '{}',
      Main: document?.Main ?? true,
      Roles: (document?.Roles ?? []) as string[],
    },
    inputOf: ({ Name, Roles, ...rest }) => ({
      ProjectId,
      Name: Name.trim(),
      Roles: Roles as Role[],
      ...rest,
      Version: version,
    }),
    isReady: ({ Name, Text }) => Name.trim() !== '' && Text.trim() !== '',
    onSaved: ({ Name, Version }) => {
      setVersion(Version)
      toast(t('documents.saved'))
      onSaved(Name)
    },
  })
  const remove = async (): Promise<void> => {
    if (!document) return
    const isSure = await askToConfirm({
      title: t('documents.delete.sure', { name: document.Name }),
      text: t('documents.delete.text'),
      confirmLabel: t('documents.delete'),
      danger: true,
    })
    if (!isSure) return
    deleting.mutate(
      { ProjectId, Name: document.Name },
      { onSuccess: () => onSaved(undefined), onError: (error) => showSystemMessage(error, t) },
    )
  }
  return (
    <>
      <Card as="form" gap={3} aria-labelledby="razor-document" {...form.form}>
        <Heading id="razor-document">{document?.Name ?? t('documents.new')}</Heading>
        {!document && (
          <TextField label={t('documents.name')} autoComplete="off" {...form.text('Name')} />
        )}
        <Code
          label={t('documents.text')}
          hint={t('documents.text.hint')}
          language="liquid"
          value={form.values.Text}
          onChange={(text) => form.set({ Text: text })}
          error={form.text('Text').error}
        />
        <Code
          label={t('documents.function')}
          hint={t('documents.function.hint')}
          language="javascript"
          value={form.values.Function}
          onChange={(text) => form.set({ Function: text })}
          error={form.text('Function').error}
        />
        <Code
          label={t('documents.arguments')}
          language="json"
          value={form.values.Arguments}
          onChange={(text) => form.set({ Arguments: text })}
          error={form.text('Arguments').error}
        />
        <Checkbox
          label={t('documents.main')}
          checked={form.values.Main}
          onChange={(Main) => form.set({ Main })}
        />
        <MultiSelect label={t('documents.roles')} options={roles} {...form.choice('Roles')} />
        {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
        <Row gap={2}>
          <Button {...form.button}>{t('documents.save')}</Button>
          {document && (
            <Button variant="subtle" loading={deleting.isPending} onClick={() => void remove()}>
              {t('documents.delete')}
            </Button>
          )}
        </Row>
      </Card>
      {document?.Main && <Preview name={document.Name} version={version} />}
      {document?.Main && <ForPeople name={document.Name} />}
      {document && <Versions name={document.Name} draft={form.values} onTake={form.set} />}
    </>
  )
}

interface CodeProps {
  readonly label: string
  readonly hint?: string
  readonly language: 'liquid' | 'javascript' | 'json'
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error: string | undefined
}

/** A part of a document that is code, with what is wrong with it. */
function Code({ hint, error, ...editor }: CodeProps) {
  const { t } = useTexts()
  return (
    <div className={classes.code} data-language={editor.language}>
      <Text strong>{editor.label}</Text>
      <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
        <CodeEditor {...editor} />
      </Suspense>
      {hint && <Text tone="soft">{hint}</Text>}
      {error && <FailureNotice>{error}</FailureNotice>}
    </div>
  )
}
