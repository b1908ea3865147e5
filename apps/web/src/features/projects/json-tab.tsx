import { Text } from '#layout'
import { Suspense, useState } from 'react'
import { useCall, useTexts } from '#shared'
import { SelectField, lazyPart, loadCodeEditor } from '#ui'
import { isSame, type Json } from './json-path.ts'
import classes from './projects.module.css'
import { readDocument } from './read-document.ts'
import type { ProjectDraft } from './use-project-draft.ts'

/** Few ever open it, and it is large. */
const CodeEditor = lazyPart(loadCodeEditor)

const DOCUMENTS = ['Settings', 'MicrodataStart', 'MicrodataEnd'] as const
type Document = (typeof DOCUMENTS)[number]

interface Props {
  readonly edit: ProjectDraft
  readonly mayEdit: boolean
}

/** The settings as they are kept, for what has no form of its own. */
export function JsonTab({ edit, mayEdit }: Props) {
  const { t } = useTexts()
  const [document, setDocument] = useState<Document>('Settings')
  return (
    <section className={classes.card}>
      <h2 className={classes.heading}>{t('projects.json.title')}</h2>
      <Text tone="faint" size="medium">
        {t('projects.json.text')}
      </Text>
      <div className={classes.choices}>
        <SelectField
          label={t('projects.json.document')}
          options={DOCUMENTS.map((one) => ({ value: one, label: t(`projects.json.${one}`) }))}
          value={document}
          onChange={(next) => setDocument(DOCUMENTS.find((one) => one === next) ?? document)}
        />
      </div>
      <DocumentEditor key={document} edit={edit} document={document} mayEdit={mayEdit} />
    </section>
  )
}

function DocumentEditor({ edit, document, mayEdit }: Props & { readonly document: Document }) {
  const { t } = useTexts()
  const schema = useCall('projects.getSettingsSchema', {}, { staleTime: Infinity })
  const kept = edit.draft[document]
  // What cannot be read yet is kept beside the draft: it is neither saved nor lost.
  const [text, setText] = useState(() => edit.unread[document] ?? written(kept))
  const [known, setKnown] = useState(kept)
  if (known !== kept) {
    setKnown(kept)
    const read = readDocument(text)
    if ('value' in read && !isSame(read.value, kept)) setText(written(kept))
  }
  return (
    <Suspense
      fallback={
        <Text tone="faint" size="medium">
          {t('core.loading')}
        </Text>
      }
    >
      <CodeEditor
        language="json"
        label={t(`projects.json.${document}`)}
        value={text}
        readOnly={!mayEdit}
        schema={document === 'Settings' ? schema.data : undefined}
        onChange={(typed) => {
          setText(typed)
          const read = readDocument(typed)
          const isRead = 'value' in read
          edit.setUnread(document, isRead ? undefined : typed)
          if (isRead) edit.setDraft({ ...edit.draft, [document]: read.value })
        }}
      />
    </Suspense>
  )
}

function written(value: Json | undefined): string {
  return JSON.stringify(value ?? {}, null, 4)
}
