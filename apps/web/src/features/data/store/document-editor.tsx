import { Card, FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { LAST_LEVEL } from '@telemachos/contract/projects/settings-constants'
import { MAX_DOCUMENT } from '@telemachos/contract/data/limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import {
  ApiError,
  otherWriter,
  useCall,
  useForm,
  useIdentity,
  useTexts,
  type CallOutput,
} from '#shared'
import {
  Button,
  ConflictNote,
  lazyPart,
  loadCodeEditor,
  Loadable,
  SelectField,
  TextField,
  toast,
} from '#ui'
import { DeleteDocument } from './delete-document.tsx'
import { DocumentVersions } from './document-versions.tsx'
import classes from './store.module.css'

const CodeEditor = lazyPart(loadCodeEditor)

type Document = CallOutput<'data.getData'>

interface DocumentEditorProps {
  /** Undefined for a new one. */
  readonly id: string | undefined
  readonly onSaved: (id: string) => void
  readonly onDeleted: () => void
  readonly onBack: () => void
}

/** A document of the data store: its JSON, who reads and writes it, and what it was. */
export function DocumentEditor({ id, onSaved, onDeleted, onBack }: DocumentEditorProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const document = useCall(
    'data.getData',
    { ProjectId, Id: id ?? '' },
    { enabled: id !== undefined },
  )
  return (
    <Stack gap={4}>
      <Row>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
          onClick={onBack}
        >
          {t('data.store.back')}
        </Button>
      </Row>
      {id === undefined ? (
        <Editor document={undefined} onSaved={onSaved} onDeleted={onDeleted} />
      ) : (
        <Loadable query={document}>
          {(found) => <Editor document={found} onSaved={onSaved} onDeleted={onDeleted} />}
        </Loadable>
      )}
    </Stack>
  )
}

interface EditorProps extends Pick<DocumentEditorProps, 'onSaved' | 'onDeleted'> {
  readonly document: Document | undefined
}

function Editor({ document, onSaved, onDeleted }: EditorProps) {
  const { t, language } = useTexts()
  const { ProjectId, Level } = useIdentity()
  const [version, setVersion] = useState(document?.Version)
  /** Its data as it was saved or taken last. */
  const [saved, setSaved] = useState(document?.Data)
  /** Why it was not deleted, until one of both versions is chosen. */
  const [refused, setRefused] = useState<ApiError>()
  const mayEdit = document?.MayEdit ?? true
  const form = useForm('data.setData', {
    start: {
      Id: document?.Id ?? '',
      Name: document?.Name ?? '',
      Class: document?.Class ?? '',
      Data: document?.Data ?? '{}',
      viewLevel: String(document?.viewLevel ?? Level),
      editLevel: String(document?.editLevel ?? Level),
    },
    inputOf: ({ viewLevel, editLevel, ...texts }, refusal) => {
      const from = latestOf(refusal, refused)?.Version ?? version
      return {
        ProjectId,
        ...texts,
        viewLevel: Number(viewLevel),
        editLevel: Number(editLevel),
        ...(from !== undefined && { Version: from }),
      }
    },
    isReady: ({ Id }) => mayEdit && Id.trim() !== '',
    onSaved: ({ Id, Version }, { Data }) => {
      setVersion(Version)
      setSaved(Data)
      setRefused(undefined)
      toast(t('data.store.saved', { version: Version }))
      onSaved(Id)
    },
  })
  const { values } = form
  const conflict = latestOf(form.error, refused)
  const takeTheirs = (theirs: Pick<Document, 'Version' | 'Data'>): void => {
    setVersion(theirs.Version)
    setSaved(theirs.Data)
    setRefused(undefined)
    form.take({ ...values, Data: theirs.Data })
  }
  /** What was typed stays, and is chosen from; where nothing was, the other is there to be deleted or not. */
  const onChanged = (refusal: ApiError): void => {
    const theirs = latestOf(refusal)
    if (theirs && values.Data === saved) takeTheirs(theirs)
    else setRefused(refusal)
  }
  const levels = Array.from({ length: LAST_LEVEL + 1 - Level }, (_, at) => ({
    value: String(Level + at),
    label: t(`data.store.level.${(Level + at) as 0}`),
  }))
  return (
    <>
      <Card as="form" gap={3} aria-labelledby="data-document" {...form.form}>
        <Heading id="data-document">{document?.Id ?? t('data.store.new')}</Heading>
        {!mayEdit && <Text tone="soft">{t('data.store.readOnly')}</Text>}
        <Row gap={3} align="start">
          <TextField
            label={t('data.store.id')}
            className={classes.part}
            autoComplete="off"
            readOnly={document !== undefined}
            {...form.text('Id')}
          />
          <TextField
            label={t('data.store.name')}
            className={classes.part}
            autoComplete="off"
            readOnly={!mayEdit}
            {...form.text('Name')}
          />
          <TextField
            label={t('data.store.class')}
            className={classes.part}
            autoComplete="off"
            readOnly={!mayEdit}
            {...form.text('Class')}
          />
        </Row>
        <div>
          <Text className={classes.codeLabel}>{t('data.store.json')}</Text>
          <Suspense fallback={<div className={classes.codeFrame} />}>
            <CodeEditor
              label={t('data.store.json')}
              language="json"
              value={values.Data}
              readOnly={!mayEdit}
              onChange={(Data) => form.set({ Data })}
            />
          </Suspense>
          <Text tone="faint" size="small">
            {t('data.store.size', {
              size: formatNumber(values.Data.length, language),
              most: formatNumber(MAX_DOCUMENT, language),
            })}
          </Text>
          {form.errorOf('Data') && <FailureNotice>{form.errorOf('Data')}</FailureNotice>}
        </div>
        <Row gap={3} align="start">
          <SelectField
            label={t('data.store.viewLevel')}
            className={classes.part}
            options={levels}
            disabled={!mayEdit}
            {...form.choice('viewLevel')}
            onChange={(level) => form.set({ viewLevel: level ?? values.viewLevel })}
          />
          <SelectField
            label={t('data.store.editLevel')}
            className={classes.part}
            options={levels}
            disabled={!mayEdit}
            {...form.choice('editLevel')}
            onChange={(level) => form.set({ editLevel: level ?? values.editLevel })}
          />
        </Row>
        {conflict ? (
          <ConflictNote
            by={conflict.by}
            at={conflict.at}
            differences={[
              { label: t('data.store.json'), mine: values.Data, theirs: conflict.Data },
            ]}
            onMine={() => void form.save()}
            onTheirs={() => takeTheirs(conflict)}
          />
        ) : (
          form.failure && <FailureNotice>{form.failure}</FailureNotice>
        )}
        {mayEdit && (
          <Row>
            <Button {...form.button}>{t('data.store.save')}</Button>
            {document && version !== undefined && (
              <DeleteDocument
                id={document.Id}
                version={version}
                onDeleted={onDeleted}
                onChanged={onChanged}
              />
            )}
          </Row>
        )}
      </Card>
      {document?.MayEdit && (
        <DocumentVersions
          id={document.Id}
          version={version ?? document.Version}
          onTake={(Data) => form.set({ Data })}
        />
      )}
    </>
  )
}

/** What is there, and who wrote it, where one of these met a later version: the latest of them. */
function latestOf(...refusals: readonly unknown[]) {
  return refusals
    .flatMap((error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return []
      const { Version, Data } = error.details
      return typeof Version === 'number' && typeof Data === 'string'
        ? [{ Version, Data, ...otherWriter(error) }]
        : []
    })
    .toSorted((one, other) => other.Version - one.Version)
    .at(0)
}
