import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import type { Role } from '@telemachos/contract/core/roles'
import { PARAMETERS_MS } from '@telemachos/contract/services/limits'
import { serviceParams } from '@telemachos/rules/service-params'
import { useState } from 'react'
import { useForm, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, MultiSelect, TextArea, TextField, toast, useDebounced } from '#ui'
import { DeleteService } from './delete-service.tsx'
import classes from './services.module.css'
import { TrySql } from './try-sql.tsx'
import { useServiceRoles } from './use-service-roles.ts'
import { Versions } from './versions.tsx'

interface SqlEditorProps {
  /** Undefined for a new one. */
  readonly service: CallOutput<'services.getSqlServices'>[number] | undefined
  readonly onSaved: (id: number | undefined) => void
}

/** An SQL service: its name, query and roles, without which nothing is sent (spec §5). */
export function SqlEditor({ service, onSaved }: SqlEditorProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const roles = useServiceRoles()
  const [version, setVersion] = useState(service?.Version)
  const form = useForm('services.saveSqlService', {
    start: {
      Name: service?.Name ?? '',
      Query: service?.Query ?? '',
      Roles: (service?.Roles ?? []) as string[],
    },
    inputOf: ({ Name, Query, Roles }) => ({
      ProjectId,
      Service: {
        ...{ Name: Name.trim(), Query, Roles: Roles as Role[] },
        ...(service && { Id: service.Id }),
        ...(version !== undefined && { Version: version }),
      },
    }),
    isReady: ({ Name, Query, Roles }) =>
      Name.trim() !== '' && Query.trim() !== '' && Roles.length > 0,
    onSaved: ({ Id, Version }) => {
      setVersion(Version)
      toast(t('services.saved'))
      onSaved(Id)
    },
  })
  const query = useDebounced(form.values.Query, PARAMETERS_MS)
  const names = serviceParams(query)
  return (
    <>
      <Card as="form" gap={3} aria-labelledby="sql-service" {...form.form}>
        <Heading id="sql-service">{service ? service.Name : t('services.new')}</Heading>
        <TextField label={t('services.name')} autoComplete="off" {...form.text('Name')} />
        <TextArea
          label={t('services.query')}
          hint={t('services.query.hint')}
          spellCheck={false}
          className={classes.code}
          {...form.text('Query')}
        />
        <Text tone="soft" aria-live="polite">
          {names.length > 0
            ? t('services.params', { names: names.map((name) => `@${name}`).join(', ') })
            : t('services.params.none')}
        </Text>
        <MultiSelect label={t('services.roles')} options={roles} {...form.choice('Roles')} />
        {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
        <Row gap={2}>
          <Button {...form.button}>{t('services.save')}</Button>
          {service && <DeleteService service={service} onDeleted={() => onSaved(undefined)} />}
        </Row>
      </Card>
      <TrySql query={form.values.Query} names={names} />
      {service && (
        <Versions
          id={service.Id}
          version={service.Version}
          onTake={(Query) => form.set({ Query })}
        />
      )}
    </>
  )
}
