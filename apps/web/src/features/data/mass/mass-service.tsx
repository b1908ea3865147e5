import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { MAX_MASS_PAGE, SEND_MODES, type SendMode } from '@telemachos/contract/data/limits'
import { Suspense, useState } from 'react'
import {
  ApiError,
  isConflict,
  otherWriter,
  useForm,
  useIdentity,
  useTexts,
  useWrite,
  type CallOutput,
} from '#shared'
import {
  askToConfirm,
  Button,
  ConflictNote,
  lazyPart,
  loadCodeEditor,
  SelectField,
  showSystemMessage,
  TextField,
  toast,
} from '#ui'
import classes from './mass.module.css'
import { MassUpload } from './mass-upload.tsx'

const CodeEditor = lazyPart(loadCodeEditor)

type Service = CallOutput<'data.listMassServices'>[number]

interface MassServiceProps {
  /** Undefined for a new one. */
  readonly service: Service | undefined
  readonly onChosen: (url: string | undefined) => void
}

const valuesOf = ({ url, massdata }: Pick<Service, 'url' | 'massdata'>) => ({
  url,
  Name: massdata.Name,
  SendMode: massdata.SendMode,
  Field: massdata.Field,
  PageSize: String(massdata.PageSize),
  transform: massdata.transform,
})

const NEW = {
  url: '',
  Name: '',
  SendMode: 'one' as SendMode,
  Field: 'rows',
  PageSize: '50',
  transform: '',
}

type Values = typeof NEW

const massOf = ({ Name, SendMode, Field, PageSize, transform }: Values) => ({
  Name: Name.trim(),
  method: 'POST' as const,
  SendMode,
  Field: Field.trim(),
  transform,
  PageSize: Number(PageSize),
})

const isPageSize = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_MASS_PAGE

/** How rows are sent to an address, and the rows themselves. */
export function MassService({ service, onChosen }: MassServiceProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [version, setVersion] = useState(service?.Version)
  const form = useForm('data.setMassServiceData', {
    start: (): Values => (service ? valuesOf(service) : NEW),
    inputOf: (values, refusal) => {
      const from = presentOf(refusal)?.Version ?? version
      return {
        ProjectId,
        url: values.url.trim(),
        massdata: massOf(values),
        ...(from !== undefined && { Version: from }),
      }
    },
    isReady: ({ url }) => url.trim() !== '',
    problems: ({ SendMode, PageSize }) => ({
      PageSize:
        SendMode === 'paged' &&
        !isPageSize(PageSize) &&
        t('data.mass.pageSize.wrong', { most: MAX_MASS_PAGE }),
    }),
    onSaved: ({ url, Version }) => {
      setVersion(Version)
      toast(t('data.mass.saved'))
      onChosen(url)
    },
  })
  const { values } = form
  const theirs = presentOf(form.error)
  return (
    <>
      <Card as="form" gap={3} aria-labelledby="mass-service" {...form.form}>
        <Heading id="mass-service">
          {service ? values.Name || service.url : t('data.mass.new')}
        </Heading>
        <TextField label={t('data.mass.name')} autoComplete="off" {...form.text('Name')} />
        <TextField
          label={t('data.mass.url')}
          hint={t('data.mass.url.hint')}
          autoComplete="off"
          spellCheck={false}
          readOnly={service !== undefined}
          {...form.text('url')}
        />
        <Row gap={3} align="start">
          <SelectField
            label={t('data.mass.mode')}
            className={classes.part}
            options={SEND_MODES.map((mode) => ({
              value: mode,
              label: t(`data.mass.mode.${mode}`),
            }))}
            value={values.SendMode}
            onChange={(mode) => form.set({ SendMode: (mode ?? 'one') as SendMode })}
          />
          {values.SendMode !== 'one' && (
            <TextField
              label={t('data.mass.field')}
              hint={t('data.mass.field.hint')}
              className={classes.part}
              autoComplete="off"
              {...form.text('Field')}
            />
          )}
          {values.SendMode === 'paged' && (
            <TextField
              label={t('data.mass.pageSize')}
              inputMode="numeric"
              className={classes.part}
              autoComplete="off"
              {...form.text('PageSize')}
            />
          )}
        </Row>
        <div>
          <Text className={classes.codeLabel}>{t('data.mass.transform')}</Text>
          <Text tone="faint">{t('data.mass.transform.hint')}</Text>
          <Suspense fallback={<div className={classes.codeFrame} />}>
            <CodeEditor
              label={t('data.mass.transform')}
              language="javascript"
              value={values.transform}
              onChange={(transform) => form.set({ transform })}
            />
          </Suspense>
        </div>
        {theirs ? (
          <ConflictNote
            {...otherWriter(form.error)}
            differences={[
              {
                label: t('data.mass.transform'),
                mine: values.transform,
                theirs: theirs.massdata.transform,
              },
            ]}
            onMine={() => void form.save()}
            onTheirs={() => {
              setVersion(theirs.Version)
              form.take(valuesOf(theirs))
            }}
          />
        ) : (
          form.failure && <FailureNotice>{form.failure}</FailureNotice>
        )}
        <Row gap={2}>
          <Button {...form.button}>{t('data.mass.save')}</Button>
          {service && <Remove service={service} onRemoved={() => onChosen(undefined)} />}
        </Row>
      </Card>
      <MassUpload
        destination={{
          url: values.url.trim(),
          massdata: {
            ...massOf(values),
            PageSize: isPageSize(values.PageSize) ? Number(values.PageSize) : 1,
          },
        }}
      />
    </>
  )
}

type Present = Pick<Service, 'url' | 'massdata' | 'Version'>

/** What is there where a save met a later version; undefined for every other refusal. */
const presentOf = (error: unknown): Present | undefined =>
  error instanceof ApiError && isConflict(error) && 'massdata' in error.details
    ? (error.details as unknown as Present)
    : undefined

interface RemoveProps {
  readonly service: Service
  readonly onRemoved: () => void
}

function Remove({ service: { url, massdata }, onRemoved }: RemoveProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('data.removeMassService')
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('data.mass.remove.sure', { name: massdata.Name || url }),
      confirmLabel: t('data.mass.remove'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, url },
      {
        onSuccess: () => {
          toast(t('data.mass.removed'))
          onRemoved()
        },
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <Button variant="subtle" loading={write.isPending} onClick={() => void remove()}>
      {t('data.mass.remove')}
    </Button>
  )
}
