import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { Suspense, useState } from 'react'
import { useForm, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, Checkbox, lazyPart, loadCodeEditor, toast } from '#ui'
import { RunList } from './run-list.tsx'
import classes from './scripts.module.css'
import { TryScript } from './try-script.tsx'

const CodeEditor = lazyPart(loadCodeEditor)

interface ScriptEditorProps {
  readonly script: CallOutput<'scripts.getCompletionScript'>
  /** The titles of the project's actions, by their ids. */
  readonly titles: ReadonlyMap<number, string>
}

/** The script of an action: its code, a trial that writes nothing, and its runs. */
export function ScriptEditor({ script, titles }: ScriptEditorProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [version, setVersion] = useState(script.Version)
  const { ActionId } = script
  const form = useForm('scripts.saveCompletionScript', {
    start: { Code: script.Code, Local: script.Local },
    inputOf: ({ Code, Local }) => ({ ProjectId, ActionId, Local, Code, Version: version }),
    onSaved: ({ Version }) => {
      setVersion(Version)
      toast(t('scripts.saved'))
    },
  })
  const failure = form.errorOf('Code') ?? form.failure
  return (
    <>
      <Card as="form" gap={3} aria-labelledby="completion-script" {...form.form}>
        <Heading id="completion-script">{titles.get(ActionId) ?? ''}</Heading>
        {script.ChangedAt !== null && (
          <Text tone="soft">
            {t('scripts.changed', {
              name: script.By ?? t('scripts.somebody'),
              at: formatDateTime(script.ChangedAt),
            })}
          </Text>
        )}
        <div className={classes.code}>
          <Text strong>{t('scripts.code')}</Text>
          <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
            <CodeEditor
              label={t('scripts.code')}
              language="javascript"
              value={form.values.Code}
              onChange={(Code) => form.set({ Code })}
            />
          </Suspense>
        </div>
        <Text tone="soft">{t('scripts.code.hint')}</Text>
        <Checkbox
          label={t('scripts.local')}
          checked={form.values.Local}
          onChange={(Local) => form.set({ Local })}
        />
        <Text tone="soft">{t('scripts.local.hint')}</Text>
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <Row>
          <Button {...form.button}>{t('scripts.save')}</Button>
        </Row>
      </Card>
      <TryScript
        actionId={ActionId}
        code={form.values.Code}
        isLocal={form.values.Local}
        titles={titles}
      />
      <RunList actionId={ActionId} titles={titles} />
    </>
  )
}
