import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import type { Role } from '@telemachos/contract/core/roles'
import { PARAMETERS_MS } from '@telemachos/contract/services/limits'
import { serviceParams } from '@telemachos/rules/service-params'
import { loadSqlText } from '#features/reports'
import { Suspense, useState } from 'react'
import { otherWriter, useForm, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, ConflictNote, lazyPart, MultiSelect, TextField, toast, useDebounced } from '#ui'
import { DeleteService } from './delete-service.tsx'
import { TrySql } from './try-sql.tsx'
import { presentService, versionOf } from './present-service.ts'
import { useServiceRoles } from './use-service-roles.ts'
import classes from './services.module.css'
import { Versions } from './versions.tsx'

const SqlText = lazyPart(loadSqlText)

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
      'Service.Name': service?.Name ?? '',
      'Service.Query': service?.Query ?? '',
      'Service.Roles': (service?.Roles ?? []) as string[],
    },
    inputOf: (
      { 'Service.Name': Name, 'Service.Query': Query, 'Service.Roles': Roles },
      refusal,
    ) => ({
      ProjectId,
      Service: {
        Name: Name.trim(),
        Query,
        Roles: Roles as Role[],
        ...(service && { Id: service.Id }),
        ...versionOf(presentService(refusal)?.Version ?? version),
      },
    }),
    isReady: ({ 'Service.Name': Name, 'Service.Query': Query, 'Service.Roles': Roles }) =>
      Name.trim() !== '' && Query.trim() !== '' && Roles.length > 0,
    onSaved: ({ Id, Version }) => {
      setVersion(Version)
      toast(t('services.saved'))
      onSaved(Id)
    },
  })
  const conflict = presentService(form.error)
  const query = useDebounced(form.values['Service.Query'], PARAMETERS_MS)
  const names = serviceParams(query)
  return (
    <>
      <Card as="form" gap={3} aria-labelledby="sql-service" {...form.form}>
        <Heading id="sql-service">{service ? service.Name : t('services.new')}</Heading>
        <TextField label={t('services.name')} autoComplete="off" {...form.text('Service.Name')} />
        <div>
          <Text className={classes.codeLabel}>{t('services.query')}</Text>
          <Text tone="faint">{t('services.query.hint')}</Text>
          <Suspense fallback={<div className={classes.codeFrame} />}>
            <SqlText
              label={t('services.query')}
              value={form.values['Service.Query']}
              rested={query}
              onChange={(Query) => form.set({ 'Service.Query': Query })}
            />
          </Suspense>
          {form.errorOf('Service.Query') && (
            <FailureNotice>{form.errorOf('Service.Query')}</FailureNotice>
          )}
        </div>
        <Text tone="soft" aria-live="polite">
          {names.length > 0
            ? t('services.params', { names: names.map((name) => `@${name}`).join(', ') })
            : t('services.params.none')}
        </Text>
        <MultiSelect
          label={t('services.roles')}
          options={roles}
          {...form.choice('Service.Roles')}
        />
        {conflict ? (
          <ConflictNote
            {...otherWriter(form.error)}
            differences={[
              {
                label: t('services.query'),
                mine: form.values['Service.Query'],
                theirs: conflict.Text,
              },
            ]}
            onMine={() => void form.save()}
            onTheirs={() => {
              setVersion(conflict.Version)
              form.take({ ...form.values, 'Service.Query': conflict.Text })
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
      <TrySql query={form.values['Service.Query']} names={names} />
      {service && (
        <Versions
          id={service.Id}
          version={service.Version}
          onTake={(Query) => form.set({ 'Service.Query': Query })}
        />
      )}
    </>
  )
}
