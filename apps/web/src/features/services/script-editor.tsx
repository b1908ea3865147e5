import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import type { Role } from '@telemachos/contract/core/roles'
import { useState } from 'react'
import { callAddress, otherWriter, useForm, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, ConflictNote, MultiSelect, TextField, toast } from '#ui'
import { CodeField } from './code-field.tsx'
import { DeleteService } from './delete-service.tsx'
import classes from './services.module.css'
import { TryScript } from './try-script.tsx'
import { presentService, versionOf } from './present-service.ts'
import { useServiceRoles } from './use-service-roles.ts'
import { Versions } from './versions.tsx'

interface ScriptEditorProps {
  /** Undefined for a new one. */
  readonly service: CallOutput<'services.getScriptService'> | undefined
  readonly onSaved: (id: number | undefined) => void
}

/** A JavaScript service: where it is called, its code, and who may run it. */
export function ScriptEditor({ service, onSaved }: ScriptEditorProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const roles = useServiceRoles()
  const [version, setVersion] = useState(service?.Version)
  const form = useForm('services.editScriptService', {
    start: {
      Category: service?.Category ?? '',
      Name: service?.Name ?? '',
      Descr: service?.Descr ?? '',
      Code: service?.Code ?? '',
      Roles: (service?.Roles ?? []) as string[],
    },
    inputOf: ({ Category, Name, Descr, Code, Roles }, refusal) => ({
      ProjectId,
      Category: Category.trim(),
      Name: Name.trim(),
      Descr,
      Code,
      Roles: Roles as Role[],
      ...(service && { Id: service.Id }),
      ...versionOf(presentService(refusal)?.Version ?? version),
    }),
    isReady: ({ Category, Name, Code, Roles }) =>
      [Category, Name, Code].every((text) => text.trim() !== '') && Roles.length > 0,
    onSaved: ({ Id, Version }) => {
      setVersion(Version)
      toast(t('services.saved'))
      onSaved(Id)
    },
  })
  const { Category, Name, Code } = form.values
  const conflict = presentService(form.error)
  return (
    <>
      <Card as="form" gap={3} aria-labelledby="script-service" {...form.form}>
        <Heading id="script-service">
          {service ? `${service.Category}/${service.Name}` : t('services.new')}
        </Heading>
        <TextField label={t('services.category')} autoComplete="off" {...form.text('Category')} />
        <TextField label={t('services.name')} autoComplete="off" {...form.text('Name')} />
        {Category.trim() !== '' && Name.trim() !== '' && (
          <Text tone="soft" className={classes.token}>
            {t('services.address', {
              path: decodeURI(
                callAddress('services.runScriptService', {
                  cat: Category.trim(),
                  name: Name.trim(),
                }),
              ),
            })}
          </Text>
        )}
        <TextField label={t('services.descr')} autoComplete="off" {...form.text('Descr')} />
        <CodeField
          label={t('services.code')}
          hint={t('services.code.hint')}
          language="javascript"
          value={form.values.Code}
          error={form.errorOf('Code')}
          onChange={(Code) => form.set({ Code })}
        />
        <MultiSelect label={t('services.roles')} options={roles} {...form.choice('Roles')} />
        {conflict ? (
          <ConflictNote
            {...otherWriter(form.error)}
            differences={[
              { label: t('services.code'), mine: form.values.Code, theirs: conflict.Text },
            ]}
            onMine={() => void form.save()}
            onTheirs={() => {
              setVersion(conflict.Version)
              form.take({ ...form.values, Code: conflict.Text })
            }}
          />
        ) : (
          form.failure && <FailureNotice>{form.failure}</FailureNotice>
        )}
        <Row gap={2}>
          <Button {...form.button}>{t('services.save')}</Button>
          {service && <DeleteService service={service} onDeleted={() => onSaved(undefined)} />}
        </Row>
      </Card>
      <TryScript code={Code} />
      {service && (
        <Versions
          id={service.Id}
          version={service.Version}
          onTake={(text) => form.set({ Code: text })}
        />
      )}
    </>
  )
}
